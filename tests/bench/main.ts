import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStarlight } from '../lighthouse/starlight.ts'
import { netlifyBuild } from '../support/netlifyBuild.ts'
import { benchBuild } from './build.ts'
import { benchCalendar } from './calendar.ts'
import { benchColdImports } from './coldImports.ts'
import { benchYearTable } from './compute.ts'
import { benchOccurrences } from './events.ts'
import { benchEventsTable } from './eventsTable.ts'
import { benchFirstVisits } from './firstVisit.ts'
import { benchFlood } from './flood.ts'
import { benchGrowth } from './growth.ts'
import { benchHostCpu } from './hostCpu.ts'
import { benchInteractions } from './interactions.ts'
import { benchLatency } from './latency.ts'
import { LIMITS } from './limits.ts'
import { benchMemory } from './memory.ts'
import { benchPages } from './pages.ts'
import { benchPanel } from './panel.ts'
import { hostPeer } from './peer.ts'
import { benchPhotos } from './photos.ts'
import { report, verdict } from './report.ts'
import { benchSignIn } from './signIn.ts'
import { benchVisits, reportCredits } from './visits.ts'

const USAGE = `Usage: npm run bench

Builds the site, runs it and measures bytes, requests, times and memory against the limits
in tests/bench/limits.ts, with the margin of each; downloads packages; takes a quarter of an hour. Ends with 1 where a limit is
exceeded. No options.`

if (process.argv.length > 2) {
  console.log(USAGE)
  process.exit(process.argv.some(one => one === '--help' || one === '-h') ? 0 : 2)
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const site = join(folder, 'site')

/** The addresses of all built pages. */
function builtPages(): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .map(file => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .sort()
}

try {
  const started = performance.now()
  execFileSync('astro', ['build', '--outDir', site], {
    env: { ...process.env, SITE_URL: 'http://localhost:8888' },
    stdio: 'ignore',
  })
  const pages = builtPages()
  const seconds = (performance.now() - started) / 1000
  report('Build', [
    { name: 'astro build, whole', value: seconds, unit: 's' },
    { name: `a page, of ${pages.length}`, value: (seconds * 1000) / pages.length, unit: 'ms' },
  ])
  await benchBuild(folder)

  // The first start after a change compiles its sources, which keeps 20 MB; later ones do not.
  const compiling = hostPeer(site, join(folder, 'data'))
  await compiling.request('url')
  await compiling.stop()
  const host = hostPeer(site, join(folder, 'data'))
  const url = await host.request<string>('url')
  await benchPages(url, pages)
  await benchHostCpu(url, host)
  await benchPanel(url)
  const visit = await benchVisits(url)
  const tickMs = await host.request<number>('tick')
  await benchEventsTable(url)
  await benchCalendar(url)
  benchYearTable()
  benchOccurrences()
  const runMs = await benchLatency(url, '/api/prayertimes', host, LIMITS.latency.oneRead)
  await benchMemory(url, host)
  await benchSignIn(url, host)
  await benchFlood(url)
  mkdirSync(join(folder, 'starlight'))
  const reference = hostPeer(
    await buildStarlight(join(folder, 'starlight')),
    join(folder, 'starlight-data'),
  )
  const eventPage = pages.find(path => path.startsWith('/events/')) ?? '/events'
  await benchFirstVisits(url, await reference.request<string>('url'), eventPage)
  await reference.stop()
  await host.request({ events: 500, messages: 1_000 })
  await benchInteractions(url)
  await host.request({ events: 2_000, messages: 0 })
  // Two documents are read for it, one for the prayer times.
  await benchLatency(url, '/api/events', host, LIMITS.latency.twoReads)
  await host.stop()
  await benchGrowth(folder)
  await benchPhotos(site, folder)
  const cold = benchColdImports(await netlifyBuild(process.cwd()))
  reportCredits(visit, { cold, runMs, tickMs })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(verdict())
