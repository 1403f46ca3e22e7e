import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { PSEUDO } from '#locale/languages.ts'
import { startBrowser } from '../support/browser.ts'
import { startSite } from '../support/startedSite.ts'

/** Each prayer and what is between them, a Friday, the nights of the moon, Ramadan and both Eids. */
const MOMENTS = [
  ...['04:00', '05:40', '11:50', '13:20', '14:20', '16:33', '23:30'].map(at => `2026-11-27T${at}`),
  ...['2026-11-28T12:00', '2027-02-07T18:00', '2027-02-08T16:00', '2027-03-08T18:30'],
  ...['2027-03-10T08:00', '2027-05-14T20:00', '2027-05-16T09:00'],
]
const CLICKED = [
  ...['', '/events', '/events?view=calendar', '/contact', '/donate', '/gallery', '/videos'],
  ...['/notifications', '/offline', '/prayer-times', '/alfirdaous/calendar'],
]
const REACHED = [
  '/nothing-here',
  '/widget',
  '/?at=2020-01-03T13:20',
  '/prayer-times?at=2020-01-03T13:20',
]
/** Home, what a closure cancels, and where the notices are followed. */
const NOTICED = ['', '/prayer-times', '/events', '/notifications']
const MOST_CLICKS = 8

/** Shows what pages are like at moments and after clicks, with how each came about. */
export async function eachMoment(see: (where: string, html: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'untranslated-'))
  const site = await startSite(folder, { REBUILD_AFTER_SECONDS: '1' })
  const browser = await startBrowser()
  try {
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
    const page = await context.newPage()
    page.setDefaultTimeout(800)
    page.setDefaultNavigationTimeout(20_000)
    await offer(page, site.output)
    const look = async (where: string) => {
      await page.waitForTimeout(400)
      see(where, await page.content())
    }
    for (const at of MOMENTS) {
      for (const path of [`/${PSEUDO}`, `/${PSEUDO}/prayer-times`, `/${PSEUDO}/display`]) {
        await page.goto(`${path}?at=${at}`)
        await look(`${path} at ${at}`)
      }
    }
    for (const path of REACHED) {
      await page.goto(`/${PSEUDO}${path}`)
      await look(path)
    }
    see('the calendar of prayers', await calendar(page))
    await announce(page, site.output)
    for (const path of NOTICED) {
      await page.goto(`/${PSEUDO}${path}`)
      const strip = page.locator('.strip-notices')
      await strip.waitFor({ timeout: 10_000 })
      await strip.evaluate(notices => notices.toggleAttribute('open', true))
      await look(`${path} with notices`)
    }
    await page.goto(`/${PSEUDO}/contact`)
    const form = page.locator('form:has([name="message"])').first()
    for (const field of await form.locator(':is(input, textarea):visible').all()) {
      const isEmail = (await field.getAttribute('type')) === 'email'
      await field.fill(isEmail ? 'amina@example.org' : 'Peace, may I visit?').catch(() => undefined)
    }
    await form.locator('[type="submit"]').click()
    await form.getByRole('status').first().waitFor({ timeout: 5_000 })
    await look('the sent form')
    for (const path of CLICKED) {
      await page.goto(`/${PSEUDO}${path}`)
      await look(path)
      const buttons = page.locator(`${path ? 'main' : 'body'} :is(button, summary):visible`)
      for (let index = 0; index < Math.min(await buttons.count(), MOST_CLICKS); index++) {
        await buttons
          .nth(index)
          .click()
          .catch(() => undefined)
        await look(`${path}, after button ${index + 1}`)
      }
      const search = page.getByRole('searchbox').first()
      if (!(await search.isVisible())) continue
      await search.fill('zzzz').catch(() => undefined)
      await look(`${path}, after a search`)
    }
  } finally {
    await browser.close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a calendar program shows of the prayer times, as a page. */
async function calendar({ request }: Page): Promise<string> {
  const feed = await (await request.get(`/prayer-times.ics?lang=${PSEUDO}`)).text()
  const shown = feed
    .replaceAll(/\r\n[ \t]/g, '')
    .match(/^(?:SUMMARY|DESCRIPTION|X-WR-CAL\w+)[:;].*/gm)
  const lines = (shown ?? ['No calendar']).map(line => `<p>${line.replace(/^[^:]*:/, '')}</p>`)
  return `<html lang="${PSEUDO}"><body>${lines.join('')}</body></html>`
}

const accountIn = (output: string) => ({
  username: /Admin e-mail\s+(\S+)/.exec(output)?.[1],
  password: /Password\s+(\S+)/.exec(output)?.[1],
})

/** Puts a closure and a funeral prayer in force; a site at night asks for the password. */
async function announce({ request }: Page, output: string): Promise<void> {
  const now = Date.now()
  const start = new Date(now - 60_000).toISOString()
  const end = new Date(now + 86_400_000).toISOString()
  const prayer = { name: 'asr', date: end.slice(0, 10) }
  for (const notice of [
    { kind: 'closure', title: 'Snow', text: 'Please pray at home.', start, end },
    { kind: 'janazah', title: 'Abdul Rahman', text: '', start, prayer },
  ]) {
    const proof = { currentPassword: accountIn(output).password }
    const response = await request.post('/api/admin/notices', { data: { ...notice, ...proof } })
    if (!response.ok()) throw new Error(await response.text())
  }
}

/** Offers the language for tests, and waits for its pages. */
async function offer({ request }: Page, output: string): Promise<void> {
  await request.post('/api/login', { data: accountIn(output) })
  await request.put('/api/languages', { data: { own: 'en', others: [PSEUDO] } })
  for (let tries = 0; tries < 450; tries++) {
    if ((await request.get(`/${PSEUDO}/about`)).ok()) return
    await new Promise(resolve => setTimeout(resolve, 2_000))
  }
  throw new Error('The pages of the language were not built.')
}
