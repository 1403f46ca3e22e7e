import type { Browser, BrowserContext, Page } from 'playwright'
import { startBrowser } from '../support/browser.ts'
import { LIMITS } from './limits.ts'
import { median, report } from './report.ts'

/** A phone of some years ago beside the machine of the bench. */
const SLOWDOWN = 4
const ROUNDS = 5
/** After an input, until the browser has reported its paint. */
const REPORTED_MS = 700

interface Interaction {
  name: string
  path: string
  /** Brings the page to where the inputs begin. */
  prepare?: (page: Page) => Promise<unknown>
  /** Made in turn in each round. */
  inputs: readonly ((page: Page) => Promise<unknown>)[]
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()
/** A click on a label, as its radio button is drawn by it. */
const choose = (text: string) => (page: Page) =>
  page.locator('[data-settings] form').getByText(text, { exact: true }).click()
const typed = ['a', 'b', 'c'].map(key => (page: Page) => page.keyboard.press(key))

const PUBLIC: readonly Interaction[] = [
  {
    name: 'the menu',
    path: '/',
    inputs: [page => press(page, 'Menu'), page => press(page, 'Close menu')],
  },
  {
    name: 'the theme',
    path: '/',
    prepare: page => page.locator('[data-settings] summary').click(),
    inputs: ['Dark', 'Purple', 'Easier to read', 'Light', 'Green'].map(choose),
  },
  {
    name: 'another month of prayer times',
    path: '/prayer-times',
    prepare: page => page.getByRole('button', { name: /^Next month/ }).scrollIntoViewIfNeeded(),
    inputs: [page => press(page, /^Next month/), page => press(page, /^Previous month/)],
  },
  {
    name: 'another month of the calendar',
    path: '/events?view=calendar',
    prepare: page => page.locator('[aria-current="date"]').waitFor(),
    inputs: [page => press(page, 'Next month'), page => press(page, 'Previous month')],
  },
  {
    name: 'the search of events',
    path: '/events',
    prepare: async page => {
      await page.getByText('500 events', { exact: true }).waitFor({ state: 'attached' })
      await page.getByRole('searchbox').focus()
    },
    inputs: [
      ...typed,
      page => page.keyboard.press('Control+A'),
      page => page.keyboard.press('Delete'),
    ],
  },
  {
    name: 'a picture, large',
    path: '/events',
    inputs: [page => press(page, /^Enlarge the picture/), page => page.keyboard.press('Escape')],
  },
  {
    name: 'the contact form',
    path: '/contact',
    prepare: page => page.getByLabel('Message').focus(),
    inputs: typed,
  },
]

const PANEL: readonly Interaction[] = [
  {
    name: 'the search of messages',
    path: '/admin/messages',
    prepare: page => page.getByRole('searchbox').first().focus(),
    inputs: typed,
  },
  {
    name: 'the panel’s editor',
    path: '/admin/content/schoolInfo/absence-details',
    prepare: page => page.getByRole('textbox', { name: 'Absence' }).focus(),
    inputs: typed,
  },
  {
    name: 'the panel’s prayer form',
    path: '/admin/prayer-times',
    prepare: async page => {
      await press(page, /^Asr /)
      const form = page.getByRole('form', { name: 'Asr iqama' })
      await form.getByLabel('Time', { exact: true }).fill('15:45')
    },
    inputs: [
      page => press(page, 'Five minutes later'),
      page => press(page, 'Five minutes earlier'),
    ],
  },
]

/** The slowest of the inputs, each as its median of all rounds but the first, which loads what they need. */
async function measure(context: BrowserContext, site: string, interaction: Interaction) {
  const page = await context.newPage()
  await page.goto(site + interaction.path, { waitUntil: 'networkidle' })
  await interaction.prepare?.(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    const bench = globalThis as unknown as { longest: number }
    bench.longest = 0
    const options = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries())
        bench.longest = Math.max(bench.longest, duration)
    }).observe(options as PerformanceObserverInit)
  })
  const took = interaction.inputs.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, input] of interaction.inputs.entries()) {
      await input(page)
      await page.waitForTimeout(REPORTED_MS)
      const longest = await page.evaluate(() => {
        const bench = globalThis as unknown as { longest: number }
        const { longest } = bench
        bench.longest = 0
        return longest
      })
      if (round > 0) took[at]?.push(longest)
    }
  }
  await page.close()
  return Math.max(...took.map(median))
}

/** Prints how long inputs take to their paint by the browser's Event Timing, in steps of 8 ms. */
export async function benchInteractions(site: string): Promise<void> {
  await using browser = await startBrowser()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const figures = []
  for (const [context, interactions] of [
    [phone, PUBLIC],
    [await signedIn(browser, site), PANEL],
  ] as const) {
    for (const interaction of interactions) {
      figures.push({
        name: interaction.name,
        value: await measure(context, site, interaction),
        unit: 'ms',
        limit: LIMITS.interaction,
        budget: 'an input to its paint',
      })
    }
  }
  report(
    `Inputs to their paint, 500 events and 1,000 messages, CPU slowed down ${SLOWDOWN} times`,
    figures,
  )
}

/** A desktop on which someone has signed in. */
async function signedIn(browser: Browser, site: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const response = await context.request.post(`${site}/api/login`, {
    data: { username: 'bench-79@example.org', password: 'the password of the bench' },
  })
  const { user } = await response.json()
  await context.addInitScript(stored => localStorage.setItem('user', stored), JSON.stringify(user))
  return context
}
