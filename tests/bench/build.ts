import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSnapshot } from '#config/loadSnapshot.ts'
import { astroBuild } from '#local/builds/astroBuild.ts'
import { TRANSLATED } from '#locale/translated.ts'
import { manyEvents } from './events.ts'
import { LIMITS, STARTS } from './limits.ts'
import { report } from './report.ts'

const EVENTS = 2_000

/** Prints the most memory that a build of the host takes on the way, with many events in every language. */
export async function benchBuild(scratch: string): Promise<void> {
  const [folder, peak] = [join(scratch, 'build'), join(scratch, 'peak')]
  const preload = join(scratch, 'peak.cjs')
  writeFileSync(
    preload,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(peak)}, String(process.resourceUsage().maxRSS)))`,
  )
  const snapshotFile = join(scratch, 'snapshot.json')
  const seeds = await loadSnapshot(undefined)
  const events = { ...seeds.events, events: manyEvents(EVENTS) }
  const others = Object.keys(TRANSLATED).filter(language => language !== seeds.languages.own)
  const languages = { ...seeds.languages, others }
  writeFileSync(snapshotFile, JSON.stringify({ ...seeds, events, languages }))
  mkdirSync(folder)
  // A build inherits this one from the host.
  process.env.NODE_OPTIONS = `--require=${preload}`
  const { signal } = new AbortController()
  await astroBuild(process.cwd(), 'http://localhost:8888')({ folder, snapshotFile, signal })
  delete process.env.NODE_OPTIONS
  report('Memory of a build', [
    {
      name: `the most resident, with ${EVENTS.toLocaleString('en-US')} events in ${others.length + 1} languages`,
      value: Number(readFileSync(peak, 'utf8')) / 1024,
      unit: 'MB',
      limit: LIMITS.memory.build,
      start: STARTS.memory.build,
    },
  ])
}
