import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright/test'
import { HOUR, MINUTE, SECOND } from '#domain/time/civil.ts'
import { startBrowser } from '../support/browser.ts'
import { NO_REBUILD, startSite } from '../support/startedSite.ts'
import { Expected, type Row } from './expected.ts'
import { checkIdle } from './idle.ts'
import { measure, readScreen, type Size } from './read.ts'

/*
 * `npm run test:display`: one page of the screen in a real browser through 48 hours of a clock that is
 * moved, 30 of them without a network, its texts compared every minute with tests/display/expected.ts.
 * `npm run test:display -- Friday` takes the runs with this word in their name.
 */
const ZONE = 'America/New_York'

interface Run {
  readonly name: string
  /** When it starts, and the hours after that in which the network is cut and back. */
  readonly start: string
  readonly cut: readonly [from: number, until: number]
  /** How often the page loads itself again: at night, where the network is there. */
  readonly reloads: number
  /** On this site, what the page takes while it waits is measured too. */
  readonly isIdleChecked?: true
}
const RUNS: readonly Run[] = [
  {
    // The seed's Fajr iqama changes on the first Friday.
    name: 'over two midnights, a Friday and a change of iqama',
    start: '2026-11-26T18:00:00-05:00',
    cut: [4, 34],
    reloads: 0,
    isIdleChecked: true,
  },
  {
    name: 'over the night in which the clocks go back',
    start: '2026-10-31T06:00:00-04:00',
    cut: [2, 32],
    reloads: 1,
  },
]

const HOURS = 48
/** A page's size is taken every so many hours, and its growth from the first of them on. */
const MEASURED_EVERY = 6
const MOST_GROWTH = { bytes: 512 * 1024, nodes: 300, elements: 0, listeners: 0 }
/** A page asks once a minute, from its start on: at this second. */
const ASKED_AT = 50 * SECOND
/** What it shows is read at the second second, which it writes a moment after it began. */
const READ_AT = 2.1 * SECOND
/** Of 5 ms: a response that takes longer in real time is waited for in the next minute. */
const MOST_TRIES = 2000
/** A page says that it has no network after so long. */
const SILENT = 3 * MINUTE

let failed = 0
const browser = await startBrowser()
try {
  const [, , part = ''] = process.argv
  for (const run of RUNS) if (run.name.includes(part)) failed += await through(run)
} finally {
  await browser.close()
}
console.log(failed === 0 ? 'nothing found' : `${failed} wrong`)
process.exit(failed === 0 ? 0 : 1)

/** Runs it against a site of that day, and prints what was wrong and what the page took. */
async function through(run: Run): Promise<number> {
  console.log(`\n${run.name}, from ${run.start}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'display-'))
  const SITE_NOW = new Date(Date.parse(run.start) - MINUTE).toISOString()
  const site = await startSite(dataDir, { SITE_NOW, ...NO_REBUILD })
  const context = await browser.newContext({
    baseURL: site.url,
    serviceWorkers: 'block',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1280, height: 720 },
  })
  try {
    const year = run.start.slice(0, 4)
    const table = await fetch(`${site.url}/api/prayertimes?year=${year}`)
    const { info } = (await table.json()) as { info: Row[] }
    const wrong = await watch(run, context, new Expected(info, ZONE))
    return wrong + (run.isIdleChecked ? (await checkIdle(browser, site.url)).length : 0)
  } finally {
    await context.close()
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function watch(run: Run, context: BrowserContext, expected: Expected): Promise<number> {
  const start = Date.parse(run.start)
  const [from, until] = run.cut.map(hours => start + hours * HOUR) as [number, number]
  let at = start - MINUTE + ASKED_AT
  let isCut = false
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', error => wrong.push(String(error)))
  let answered = 0
  let loads = 0
  page.on('load', () => loads++)
  await page.clock.install({ time: at - SECOND })
  await page.clock.pauseAt(at)
  // The server's clock goes with the page's, or the screen would say that its own is wrong.
  await page.route('**/api/newer?*', async route => {
    if (isCut) return route.continue()
    const response = await route.fetch()
    const headers = { ...response.headers(), date: new Date(at).toUTCString() }
    await route.fulfill({ response, headers })
    answered++
  })
  const years = page.waitForResponse(/\/api\/prayertimes\?year=/)
  await page.goto('/display')
  await years
  let heardAt = at
  /** Waits for one more response, and gives the moment of the last one. */
  const heard = async (before: number) => {
    for (let tries = 0; answered === before && tries < MOST_TRIES; tries++) {
      await page.waitForTimeout(5)
    }
    // Then it is in the page.
    await page.waitForTimeout(5)
    return answered === before ? heardAt : at
  }
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const sizes: Size[] = []
  console.log('hour  heap KB   nodes  elements  listeners')
  const size = async (hour: number) => {
    const taken = await measure(page, devtools)
    sizes.push(taken)
    const { bytes, nodes, elements, listeners } = taken
    const cells = [hour, (bytes / 1024).toFixed(0), nodes, elements, listeners]
    console.log(cells.map((cell, at) => String(cell).padStart([4, 9, 8, 10, 11][at] ?? 0)).join(''))
  }
  const phases = new Map<string, number>()
  let compared = 0

  for (let minute = start; minute < start + HOURS * HOUR; minute += MINUTE) {
    await page.clock.runFor(minute + READ_AT - at)
    at = minute + READ_AT
    const isSilent = at - heardAt > SILENT
    const wanted: Record<string, string> = { ...expected.shown(at) }
    if ('clock' in wanted) {
      wanted.seconds = '02'
      wanted.cut = ''
      wanted.mark = isSilent ? expected.silence(heardAt, at) : ''
    }
    const shown = await readScreen(page)
    phases.set(shown.phase ?? '', (phases.get(shown.phase ?? '') ?? 0) + 1)
    for (const name of new Set([...Object.keys(wanted), ...Object.keys(shown)])) {
      compared++
      if (shown[name] === wanted[name]) continue
      wrong.push(`${expected.clock(at).join(' ')} ${name}: '${shown[name]}', not '${wanted[name]}'`)
    }
    const hour = (minute - start) / HOUR
    if (hour % MEASURED_EVERY === 0) await size(hour)

    const mustCut = minute >= from && minute < until
    if (mustCut !== isCut) {
      isCut = mustCut
      await context.setOffline(isCut)
      // The browser learns it in its own time, not in that of the page.
      await page.waitForTimeout(SECOND)
    }
    const asked = answered
    await page.clock.runFor(minute + ASKED_AT - at)
    at = minute + ASKED_AT
    if (!isCut) heardAt = await heard(asked)
    // In these minutes of the night the page may load itself again.
    if (!isCut && expected.clock(at)[1].startsWith('03:1')) {
      await page.waitForTimeout(2 * SECOND)
      await page.waitForLoadState()
    }
  }
  await size(HOURS)
  const reloads = loads - 1
  if (reloads !== run.reloads) wrong.push(`loaded again ${reloads} times, not ${run.reloads}`)
  const [first, last] = [sizes[1]!, sizes.at(-1)!]
  for (const name of Object.keys(MOST_GROWTH) as (keyof Size)[]) {
    const growth = last[name] - first[name]
    if (growth > MOST_GROWTH[name]) wrong.push(`${name} grew by ${growth}`)
  }
  const minutes = [...phases].map(([phase, count]) => `${phase} ${count}`).join(', ')
  console.log(`${compared} texts compared, ${wrong.length} wrong; loaded again: ${reloads}`)
  console.log(`minutes: ${minutes}`)
  for (const line of wrong.slice(0, 40)) console.log(`  ${line}`)
  return wrong.length
}
