import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEPLOYED } from '../support/bundles.ts'
import type { BundledFunction } from '../support/netlifyBuild.ts'
import { LIMITS } from './limits.ts'
import { median, report } from './report.ts'

const ROUNDS = 7
const MB = 1024 * 1024

/** Prints the time from the start of a process until the function of its first argument is there. */
const PROBE = `
  await import(process.argv[2])
  console.log(performance.now())
  process.exit(0)
`

/**
 * Prints how long a new process of the deployed runtime takes until each function is imported, as a
 * ratio to a function without imports measured in the same rounds, and the size of each zip. Returns
 * the times in milliseconds by name.
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
      entries.set(name, join(target, `netlify/functions/${name}.mjs`))
    }
    const times = new Map([...entries.keys()].map(name => [name, [] as number[]]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, entry] of entries) {
        const printed = execFileSync('node', [...DEPLOYED, probe, entry], { encoding: 'utf8' })
        times.get(name)?.push(Number(printed))
      }
    }
    const reference = median(times.get('bare') ?? [])
    report('Cold imports, from the start of the process', [
      { name: 'a function without imports', value: reference, unit: 'ms' },
      ...bundled.map(({ name }) => ({
        name,
        value: median(times.get(name) ?? []),
        unit: 'ms',
        reference,
      })),
    ])
    report('Zips of functions', [
      ...bundled.map(({ name, path }) => ({ name, value: statSync(path).size / MB, unit: 'MB' })),
      {
        name: 'all',
        value: bundled.reduce((sum, { path }) => sum + statSync(path).size / MB, 0),
        unit: 'MB',
        limit: LIMITS.zips,
      },
    ])
    return new Map([...times].map(([name, all]) => [name, median(all)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
