import { execFileSync } from 'node:child_process'
import type { Browser } from 'playwright'
import { browsersHere, startBrowser } from '../support/browser.ts'
import { LIMITS, STARTS } from './limits.ts'
import { type Figure, median, report } from './report.ts'

const PAGES = [
  '/',
  '/prayer-times',
  '/events',
  '/about',
  '/contact',
  '/alfirdaous',
  '/alfirdaous/calendar',
]
const ROUNDS = 3
/** From the load on: longer than anything waits, which is the service worker (three seconds). */
const VISIT_MS = 5_000

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading']

/** Chromium's trace event format; times in microseconds, `tdur` of the thread's own CPU. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: {
    elementCount?: number
    beginData?: { dirtyObjects: number }
  }
}

/** What a first visit takes of the main thread of its page. */
interface FirstVisit {
  /** CPU of all tasks, in milliseconds. */
  cpu: number
  /** The most elements that one task styles, and objects that one lays out, after the first paint of content. */
  styled: number
  laidOut: number
}

/** Opens a page in a new profile, on a phone's screen, and leaves it alone. */
async function visit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(VISIT_MS)
  const trace = await browser.stopTracing()
  await context.close()
  return figuresOf(JSON.parse(trace.toString()).traceEvents)
}

function figuresOf(events: readonly TraceEvent[]): FirstVisit {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('Nothing was painted')
  const { pid, tid, ts: paintedAt } = painted
  const main = events.filter(event => event.pid === pid && event.tid === tid)
  const tasks = main.filter(({ name }) => name === 'RunTask')
  const later = tasks.filter(({ ts }) => ts > paintedAt)
  const most = (pick: (event: TraceEvent) => number | undefined) => {
    const counted = main.filter(event => (pick(event) ?? 0) > 0)
    const ofTasks = later.map(({ ts: start, dur = 0 }) =>
      counted
        .filter(({ ts }) => ts >= start && ts < start + dur)
        .reduce((sum, event) => sum + (pick(event) ?? 0), 0),
    )
    return Math.max(0, ...ofTasks)
  }
  return {
    cpu: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
    styled: most(({ name, args }) => (name === 'UpdateLayoutTree' ? args.elementCount : 0)),
    laidOut: most(({ name, args }) => (name === 'Layout' ? args.beginData?.dirtyObjects : 0)),
  }
}

/**
 * Prints what a first visit of each page takes of the main thread until five seconds after its load,
 * beside the home page of a Starlight site, in the browser of the tests and in the system's.
 */
export async function benchFirstVisits(
  site: string,
  starlight: string,
  eventPage: string,
): Promise<void> {
  for (const executablePath of browsersHere()) {
    await using browser = await startBrowser(executablePath)
    const addresses = [starlight, ...[...PAGES, eventPage].map(path => site + path)]
    const found = addresses.map((): FirstVisit[] => [])
    // The pages take turns, so that what else the machine does falls on all of them.
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, address] of addresses.entries()) {
        found[at]?.push(await visit(browser, address))
      }
    }
    const middle = (at: number, pick: keyof FirstVisit) =>
      median((found[at] ?? []).map(one => one[pick]))
    const version = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim()
    const { cpu, styled, laidOut } = LIMITS.firstVisit
    report(
      `A first visit, until ${VISIT_MS / 1000} s after the load, in ${version}`,
      [...PAGES, eventPage].flatMap((path, index): Figure[] => [
        {
          name: `${path} CPU of the main thread`,
          value: middle(index + 1, 'cpu'),
          unit: 'ms',
          reference: middle(0, 'cpu'),
          limit: cpu,
          start: STARTS.firstVisit.cpu,
          budget: `CPU of a first visit, ${version}`,
        },
        {
          name: `${path} elements styled by a task after the paint`,
          value: middle(index + 1, 'styled'),
          unit: '',
          limit: styled,
          start: STARTS.firstVisit.styled,
          budget: `elements styled after the paint, ${version}`,
        },
        {
          name: `${path} objects laid out by a task after the paint`,
          value: middle(index + 1, 'laidOut'),
          unit: '',
          limit: laidOut,
          start: STARTS.firstVisit.laidOut,
          budget: `objects laid out after the paint, ${version}`,
        },
      ]),
    )
  }
}
