import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEPLOYED } from '../support/bundles.ts'
import type { BundledFunction } from '../support/netlifyBuild.ts'
import { LIMITS, STARTS } from './limits.ts'
import { median, report } from './report.ts'

const ROUNDS = 15
const MB = 1024 * 1024

/**
 * Prints the milliseconds from the start of a process until the function of its first argument is
 * there, and how long processors worked for it.
 */
const PROBE = `
  await import(process.argv[2])
  const { user, system } = process.cpuUsage()
  console.log(JSON.stringify([performance.now(), (user + system) / 1000]))
  process.exit(0)
`

/** A start of a process. */
interface Start {
  /** Until the function was there. */
  ms: number
  /** Of processors, which other work on the machine hardly changes. */
  cpuMs: number
}

/**
 * Prints how long a new process of the deployed runtime takes until each function is imported, as a
 * ratio to a function without imports measured in the same rounds, and the size of each zip. The limits
 * are those of the processors' time. Returns the milliseconds until each was there, by name.
 */
export function benchColdImports(bundled: readonly BundledFunction[]): Map<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'cold-imports-'))
  const probe = join(folder, 'probe.mjs')
  const bare = join(folder, 'bare.mjs')
  writeFileSync(probe, PROBE)
  writeFileSync(bare, 'export default () => new Response()')
  const entries = new Map([['bare', bare]])
  try {
    for (const { name, path } of bundled) {
      const target = join(folder, name)
      mkdirSync(target)
      execFileSync('unzip', ['-q', path, '-d', target])
      entries.set(name, join(target, `${name}.mjs`))
    }
    const starts = new Map([...entries.keys()].map(name => [name, [] as Start[]]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, entry] of entries) {
        const printed = execFileSync('node', [...DEPLOYED, probe, entry], { encoding: 'utf8' })
        const [ms, cpuMs] = JSON.parse(printed)
        starts.get(name)?.push({ ms, cpuMs })
      }
    }
    const medianOf = (name: string, key: keyof Start) =>
      median((starts.get(name) ?? []).map(start => start[key]))
    const compared = (
      key: keyof Start,
      limits: Partial<Record<string, number>>,
      before: Partial<Record<string, number>> = {},
    ) => [
      { name: 'a function without imports', value: medianOf('bare', key), unit: 'ms' },
      ...bundled.map(({ name }) => {
        const limit = limits[name]
        const start = before[name]
        const figure = { name, value: medianOf(name, key), unit: 'ms' }
        return {
          ...figure,
          reference: medianOf('bare', key),
          ...(limit && { limit }),
          ...(start && { start }),
        }
      }),
    ]
    report('Cold imports, from the start of the process', compared('ms', {}))
    report(
      'Cold imports, time of processors',
      compared('cpuMs', LIMITS.coldImports, STARTS.coldImports),
    )
    report('Zips of functions', [
      ...bundled.map(({ name, path }) => ({ name, value: statSync(path).size / MB, unit: 'MB' })),
      {
        name: 'all',
        value: bundled.reduce((sum, { path }) => sum + statSync(path).size / MB, 0),
        unit: 'MB',
        limit: LIMITS.zips,
        start: STARTS.zips,
      },
    ])
    return new Map([...entries.keys()].map(name => [name, medianOf(name, 'ms')]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
