import { chromium, type Page } from 'playwright'
import type { EventAnswer } from '#contract/events.ts'
import { CATEGORIES } from '#domain/events/event.ts'
import { addDays } from '#domain/prayer/civil.ts'
import { ensureBrowser } from '../support/browser.ts'
import { report } from './report.ts'

const EVENTS = 2000
/** A phone of some years ago beside the machine of the bench. */
const SLOWDOWN = 4
const WORDS = ['halaqa', 'dinner', 'class', 'clean-up', 'lecture']

const events: EventAnswer[] = Array.from({ length: EVENTS }, (_, index) => ({
  id: `e${index}`,
  title: `Event ${index}: ${WORDS[index % WORDS.length]}`,
  description: `What people read before they come, in two lines or three. ${index}`,
  date: addDays('2026-01-01', index % 700),
  startTime: '19:00',
  endTime: '20:30',
  location: `Hall ${index % 30}`,
  image: '',
  active: index % 9 > 0,
  recurring: index % 3 === 0,
  category: CATEGORIES[index % CATEGORIES.length] ?? 'other',
  moreInfoUrl: '',
  revision: 1,
}))

const USER = { name: 'Bench', email: 'bench@example.org', role: 'admin' }
const ANSWERS: Record<string, object> = {
  '/api/session-status': { user: USER },
  '/api/events': events,
  '/api/deleted-events': { events: [] },
}

/** Milliseconds from an input to the frame that shows the lines it asked for. */
async function untilShown(page: Page, input: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const bench = globalThis as unknown as { took: Promise<number> }
    bench.took = new Promise(resolve => {
      let began = 0
      const begin = (event: Event) => {
        began ||= event.timeStamp
      }
      for (const name of ['keydown', 'click'])
        addEventListener(name, begin, { once: true, capture: true })
      const lines = document.querySelector('.events-admin')
      if (!lines) throw new Error('There is no table')
      const seen = new MutationObserver(changes => {
        const isLine = changes.some(({ target }) => (target as Element).closest?.('tbody'))
        // What came before the input is the rest of an earlier answer.
        if (!isLine || began === 0) return
        seen.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
      })
      seen.observe(lines, { childList: true, subtree: true })
    })
  })
  await input()
  return page.evaluate(() => (globalThis as unknown as { took: Promise<number> }).took)
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
      searched.push(await untilShown(page, () => page.keyboard.press(key)))
    }
    await search.fill('')
    await page.getByText('2,000 events').waitFor()
    const sorted: number[] = []
    for (const name of [/^Event/, /^Event/, /^Location/, /^Date/]) {
      const head = page.getByRole('columnheader', { name }).getByRole('button')
      sorted.push(await untilShown(page, () => head.click()))
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
