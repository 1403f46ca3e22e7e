import { chromium } from 'playwright'
import { ensureBrowser } from '../support/browser.ts'
import { manyEvents } from './events.ts'
import { report } from './report.ts'
import { untilShown } from './untilShown.ts'

const EVENTS = 2000
/** A phone of some years ago beside the machine of the bench. */
const SLOWDOWN = 4
/** Eighty words a minute. */
const BETWEEN_KEYS_MS = 150

const USER = { name: 'Bench', email: 'bench@example.org', role: 'admin' }
const ANSWERS: Record<string, object> = {
  '/api/session-status': { user: USER },
  '/api/events': manyEvents(EVENTS),
  '/api/deleted-events': { events: [] },
}

/** Prints how soon the panel's table of 2,000 events shows what is searched and sorted, slowed down. */
export async function benchEventsTable(site: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.route('**/api/**', (route, request) => {
      const answer = ANSWERS[new URL(request.url()).pathname]
      return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 503, json: {} })
    })
    await page.addInitScript(user => localStorage.setItem('user', user), JSON.stringify(USER))
    await page.goto(`${site}/admin/events`)
    await page.getByText('2,000 events').waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const search = page.getByLabel('Search')
    await search.focus()
    const searched: number[] = []
    // Each digit leaves other lines than the one before.
    for (const key of '123') {
      await page.waitForTimeout(BETWEEN_KEYS_MS)
      searched.push(await untilShown(page, '.events-admin', () => page.keyboard.press(key)))
    }
    await search.fill('')
    await page.getByText('2,000 events').waitFor()
    const sorted: number[] = []
    for (const name of [/^Event/, /^Event/, /^Location/, /^Date/]) {
      const head = page.getByRole('columnheader', { name }).getByRole('button')
      sorted.push(await untilShown(page, '.events-admin', () => head.click()))
    }
    report(`The panel's table of ${EVENTS} events, CPU slowed down ${SLOWDOWN} times`, [
      {
        name: 'a key of the search to its lines',
        value: Math.max(...searched),
        unit: 'ms',
        limit: 100,
      },
      { name: 'a sort to its lines', value: Math.max(...sorted), unit: 'ms', limit: 100 },
    ])
  } finally {
    await browser.close()
  }
}
