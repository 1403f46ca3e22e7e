import { startBrowser } from '../support/browser.ts'
import { manyEvents } from './events.ts'
import { LIMITS } from './limits.ts'
import { pageReference } from './reference.ts'
import { median, report } from './report.ts'
import { untilShown } from './untilShown.ts'

const EVENTS = 2000
const MONTHS = 6
/** A phone of some years ago beside the machine of the bench. */
const SLOWDOWN = 4

/** Prints how soon the public calendar paints another month of 2,000 events, slowed down. */
export async function benchCalendar(site: string): Promise<void> {
  await using browser = await startBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const events = manyEvents(EVENTS)
  await page.route('**/api/**', (route, request) =>
    new URL(request.url()).pathname === '/api/events'
      ? route.fulfill({ json: events })
      : route.fulfill({ status: 503, json: {} }),
  )
  await page.goto(`${site}/events?view=calendar`)
  await page.getByText('2000 events', { exact: true }).waitFor({ state: 'attached' })
  await page.locator('[aria-current="date"]').waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const turned: number[] = []
  const references: number[] = []
  for (let month = 0; month < MONTHS; month++) {
    const next = page.getByRole('button', { name: 'Next month' })
    references.push(await pageReference(page))
    turned.push(await untilShown(page, '.events-browser', () => next.click()))
  }
  report(`The public calendar with ${EVENTS} events, CPU slowed down ${SLOWDOWN} times`, [
    {
      name: 'a month change to its paint, median',
      value: median(turned),
      unit: 'ms',
      reference: median(references),
      limit: LIMITS.shown.month,
    },
    { name: 'the slowest', value: Math.max(...turned), unit: 'ms' },
  ])
}
