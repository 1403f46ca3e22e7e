import type { Browser } from 'playwright'
import { startBrowser } from '../support/browser.ts'
import { monthOf, monthsTable, type VisitFigures } from './credits.ts'
import { lookThrough } from './lookThrough.ts'
import { type Meter, type Metered, meter } from './meter.ts'
import { report } from './report.ts'

/** What a visit opens, one after the other. */
const PAGES = ['/', '/prayer-times']

/**
 * Longer than anything waits: the service worker is registered three seconds after a page is loaded, and
 * keeps its files two seconds after it has the page.
 */
const QUIET_MS = 4_500

/**
 * Measures a first visit in a new profile, and a second one by the same browser, with what the service
 * worker keeps of them.
 */
async function twoVisits(
  browser: Browser,
  { url, take, untilQuiet }: Meter,
): Promise<[Metered[], Metered[]]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const visit = async () => {
    const page = await context.newPage()
    for (const path of PAGES) {
      await lookThrough(page, url + path)
      await untilQuiet(QUIET_MS)
    }
    await page.close()
    return take()
  }
  const first = await visit()
  const second = await visit()
  await context.close()
  return [first, second]
}

/** Prints what a visit requests and transfers, and returns the figures. */
export async function benchVisits(site: string): Promise<VisitFigures> {
  using measured = await meter(site)
  await using browser = await startBrowser()
  // Fills the CDN's copies: what a visit runs in functions are then those that it does not keep.
  const [cold] = await twoVisits(browser, measured)
  const cached = new Set(cold.filter(one => one.isFunction).map(({ path }) => path))
  const [first, second] = await twoVisits(browser, measured)
  const sum = (visit: Metered[]) => visit.reduce((bytes, one) => bytes + one.bytes, 0)
  const uncached = first.filter(one => one.isFunction).length
  report(`A visit: ${PAGES.join(', then ')}`, [
    { name: 'requests, first visit', value: first.length, unit: '' },
    { name: 'requests, second visit', value: second.length, unit: '' },
    { name: 'transferred, first visit', value: sum(first) / 1024, unit: 'KB' },
    { name: 'transferred, second visit', value: sum(second) / 1024, unit: 'KB' },
    { name: 'responses of functions that the CDN keeps', value: cached.size, unit: '' },
    { name: 'responses of functions that it does not keep', value: uncached, unit: '' },
  ])
  return {
    first: { requests: first.length, bytes: sum(first) },
    second: { requests: second.length, bytes: sum(second) },
    cachedPaths: cached.size,
    uncachedCalls: uncached,
  }
}

const VISITS_PER_DAY = [200, 1_000, 5_000]

/** The functions that run without an admin: for visitors, and by the clock. */
const WITHOUT_ADMIN = ['pages', 'public', 'tick']

/** Prints what a month on Netlify costs at most, as docs/deploying.md has it. */
export function reportCredits(
  visit: VisitFigures,
  times: { cold: ReadonlyMap<string, number>; runMs: number; tickMs: number },
): void {
  const call = {
    coldSeconds: Math.max(...WITHOUT_ADMIN.map(name => times.cold.get(name) ?? 0)) / 1000,
    runSeconds: times.runMs / 1000,
    tickSeconds: times.tickMs / 1000,
  }
  const months = VISITS_PER_DAY.map(visits => [visits, monthOf(visits, visit, call)] as const)
  console.log(`\nA month on Netlify: how many, and the credits for it\n\n${monthsTable(months)}`)
}
