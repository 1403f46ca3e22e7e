import { US_HABITS } from '#locale/locale.ts'
import { startBrowser } from '../support/browser.ts'
import { manyEvents } from './events.ts'
import { LIMITS } from './limits.ts'
import { pageReference } from './reference.ts'
import { median, report } from './report.ts'
import { untilShown } from './untilShown.ts'

const EVENTS = 2000
/** A phone of some years ago beside the machine of the bench. */
const SLOWDOWN = 4
/** Eighty words a minute, and a hand that moves to another heading. */
const BETWEEN_KEYS_MS = 150
const BETWEEN_CLICKS_MS = 500

const USER = { name: 'Bench', email: 'bench@example.org', role: 'admin' }
const RESPONSES: Record<string, object> = {
  '/api/session-status': { user: USER, notices: [], habits: US_HABITS },
  '/api/admin/events': manyEvents(EVENTS),
  '/api/deleted-events': { events: [] },
}

/** What the machine itself takes now and then is in no median. */
const ROUNDS = 7

/** Prints how soon the panel's table of 2,000 events shows what is searched and sorted, slowed down. */
export async function benchEventsTable(site: string): Promise<void> {
  await using browser = await startBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.route('**/api/**', (route, request) => {
    const response = RESPONSES[new URL(request.url()).pathname]
    return response ? route.fulfill({ json: response }) : route.fulfill({ status: 503, json: {} })
  })
  await page.addInitScript(user => localStorage.setItem('user', user), JSON.stringify(USER))
  await page.goto(`${site}/admin/events`)
  await page.getByText('2,000 events').waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const search = page.getByLabel('Search')
  // Each digit leaves other lines than the one before.
  const keys = [...'123'].map(key => ({
    pause: BETWEEN_KEYS_MS,
    press: () => page.keyboard.press(key),
    took: [] as number[],
  }))
  const sorts = [/^Event/, /^Event/, /^Location/, /^Date/].map(name => ({
    pause: BETWEEN_CLICKS_MS,
    press: () => page.getByRole('columnheader', { name }).getByRole('button').click(),
    took: [] as number[],
  }))
  const measure = async (inputs: typeof keys) => {
    for (const { pause, press, took } of inputs) {
      await page.waitForTimeout(pause)
      took.push(await untilShown(page, '.events-admin', press))
    }
  }
  const references: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    references.push(await pageReference(page))
    await search.focus()
    await measure(keys)
    await search.fill('')
    await page.getByText('2,000 events').waitFor()
    await measure(sorts)
  }
  const reference = median(references)
  const slowest = (inputs: typeof keys) => Math.max(...inputs.map(({ took }) => median(took)))
  const first = (inputs: typeof keys) => Math.max(...inputs.map(({ took }) => took[0] ?? 0))
  report(`The panel's table of ${EVENTS} events, CPU slowed down ${SLOWDOWN} times`, [
    {
      name: 'a key of the search to its lines',
      value: slowest(keys),
      unit: 'ms',
      reference,
      limit: LIMITS.shown.search,
    },
    { name: 'the first time', value: first(keys), unit: 'ms' },
    {
      name: 'a sort to its lines',
      value: slowest(sorts),
      unit: 'ms',
      reference,
      limit: LIMITS.shown.sort,
    },
    { name: 'the first time', value: first(sorts), unit: 'ms' },
  ])
}
