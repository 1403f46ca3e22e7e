import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prayerTimesAnswer } from '#domain/prayer/answers.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { BundledFunction } from '../support/netlifyBuild.ts'
import { besideFixedWork } from './reference.ts'
import { median, report } from './report.ts'

/** Times the fixed work. */
const YEAR_LIMIT = 10

/** Prints how long a year's table takes to compute, iqamas, Hijri dates and marks included. */
export function benchYearTable(): void {
  const now = new Date('2026-11-21T17:00:00Z')
  const settings = seedPrayerSettings(now)
  let year = 2026
  const { first, value, reference } = besideFixedWork(() =>
    prayerTimesAnswer(settings, { now, year: year++ }),
  )
  report('A year of prayer times', [
    { name: 'first, cold', value: first, unit: 'ms' },
    { name: 'median', value, unit: 'ms', reference, limit: YEAR_LIMIT },
  ])
}

/** Prints the size of each bundled function, and how long a new process takes to import it. */
export function benchFunctions(bundled: readonly BundledFunction[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
  const probe = join(folder, 'probe.mjs')
  writeFileSync(
    probe,
    'const t = performance.now(); await import(process.argv[2]); console.log(performance.now() - t)',
  )
  try {
    for (const { name, path } of bundled) {
      const target = join(folder, name)
      execFileSync('unzip', ['-q', path, '-d', target])
      const entry = join(target, `netlify/functions/${name}.mjs`)
      const imports = Array.from({ length: 5 }, () =>
        Number(execFileSync('node', [probe, entry], { encoding: 'utf8' })),
      )
      report(`Function ${name}`, [
        { name: 'zip', value: statSync(path).size / 1024, unit: 'KB' },
        { name: 'cold import, median of 5', value: median(imports), unit: 'ms' },
      ])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
