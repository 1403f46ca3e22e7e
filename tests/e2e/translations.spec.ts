import type { Locator } from 'playwright/test'
import { SLOW, signedInPage } from './adminAccount.ts'
import { api, site, withOwnSite } from './ownSite.ts'
import { expect, test } from './site.ts'
import { reopenUntil } from './visitor.ts'

/* The pages of a second language are there once the site is built again, so it is one of its own. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

withOwnSite({ REBUILD_AFTER_SECONDS: '1' }, async () => {
  const languages = await api.put('/api/languages', { data: { own: 'en', others: ['ar', 'fr'] } })
  expect(languages.status()).toBe(200)
  const now = Date.now()
  const notice = await api.post('/api/admin/notices', {
    data: {
      ...{ kind: 'closure', title: 'Closed for snow', text: '' },
      start: new Date(now - 3_600_000).toISOString(),
      end: new Date(now + 86_400_000).toISOString(),
    },
  })
  expect(notice.status()).toBe(200)
  await expect
    .poll(async () => (await api.get('/ar/about')).status(), { timeout: 200_000 })
    .toBe(200)
})

test('a notice and a text are shown in Arabic until their originals change', async ({
  browser,
  page,
}) => {
  const panel = await signedInPage(browser, site.url)
  const save = async () => {
    await panel.getByRole('button', { name: 'Save changes' }).click()
    await expect(panel.getByText('Everything is saved.')).toBeVisible(SLOW)
  }
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true }).first()

  await panel.goto(`${site.url}/admin/notices`)
  await panel.getByRole('link', { name: 'Translate Closed for snow' }).click(SLOW)
  await field('Title in Arabic').fill('مغلق بسبب الثلج', SLOW)
  await save()
  await panel.getByRole('link', { name: /^About \d+ missing$/ }).click()
  await field('Title in Arabic').fill('من نحن')
  await save()

  const arabic = `${site.url}/ar/about`
  const heading = page.locator('[data-section="about/hero-title"]')
  await reopenUntil(page, arabic, () => expect(heading).toHaveText('من نحن', { timeout: 3000 }))
  await expect(page.getByText('مغلق بسبب الثلج').first()).toBeVisible()
  await expect(heading).not.toHaveAttribute('lang', 'en')

  await api.put('/api/content/about/hero-title', { data: { content: 'Who we are' } })
  await reopenUntil(page, arabic, () => expect(heading).toHaveText('Who we are', { timeout: 3000 }))
  await expect(heading).toHaveAttribute('lang', 'en')

  await panel.reload()
  await expect(panel.getByText('The original was changed since it was translated.')).toBeVisible(
    SLOW,
  )
  await panel.getByRole('button', { name: /^The translation still fits/ }).click()
  await save()
  await reopenUntil(page, arabic, () => expect(heading).toHaveText('من نحن', { timeout: 3000 }))
  await panel.context().close()
})

test('calendars and the way to a page are in Arabic, without scripts too', async ({ request }) => {
  const page = await (await request.get(`${site.url}/ar/events`)).text()
  expect(page).toContain('href="/events.ics?lang=ar"')
  expect(page).toMatch(/"item":"[^"]+\/ar\/events"/)
})

test('another language is opened at the same place', async ({ page }) => {
  await page.goto(`${site.url}/ar/events?view=calendar#main`)
  await page.locator('summary[aria-label="اللغة"]').click()
  await page.locator('.languages').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(`${site.url}/fr/events?view=calendar#main`)
})

test('a language is offered below the page, not in what scripts still draw', async ({ page }) => {
  await page.goto(`${site.url}/ar/prayer-times/ramadan`)
  const card = page.locator('.footer ~ .group-card[lang="en"]')
  await expect(card).toBeVisible()
  // The end of the page is readable beside it.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/ar/contact`)
  await expect(card).toBeVisible()
  await page.locator('.footer-end p').first().click()
})

test('the name of the site says its language on screen, widget and calendar of Ramadan', async ({
  request,
}) => {
  for (const path of ['display', 'widget', 'prayer-times/ramadan']) {
    const page = await request.get(`${site.url}/ar/${path}`)
    expect(await page.text(), path).toMatch(/<\w+[^>]* lang="en"[^>]*>Mercy Islamic Center</)
  }
  // Its title is translated, or says that it is not.
  const screen = await (await request.get(`${site.url}/ar/display`)).text()
  expect(screen).toMatch(/"title":"(?:مغلق بسبب الثلج"|Closed for snow"[^}]*"lang":)/)
})

test('the month in Arabic has all its columns on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/ar/prayer-times`)
  await expect(page.locator('[aria-current="date"]')).toBeVisible()
  await expect(page.locator('.month-box')).not.toHaveClass(/is-wide/)
})

test('lists that are not translated begin where the page in Arabic does', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${site.url}/ar`)
  const rights = (found: Locator) =>
    found.evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().right)))
  const [edge] = await rights(page.locator('.dates'))
  for (const line of ['h3', 'p:last-child'])
    expect(new Set(await rights(page.locator(`.dates ${line}`))), line).toEqual(new Set([edge]))
  await test.step("the language of each Jumu'ah is below its times", async () => {
    const rows = page.locator('.today-jumuah-prayers .today-jumuah-slot')
    const isBelow = await rows.evaluateAll(all =>
      all.map(
        ({ children: [times, language] }) =>
          (language?.getBoundingClientRect().top ?? 0) >=
          (times?.getBoundingClientRect().bottom ?? 1) - 8,
      ),
    )
    expect(isBelow).toEqual([true, true])
  })
})

test('the panel is read in French, and edits what was written in the site’s language', async ({
  browser,
}) => {
  const panel = await signedInPage(browser, site.url)
  const heading = (name: string) => panel.getByRole('heading', { level: 1, name, exact: true })
  await panel.goto(`${site.url}/admin/people`)
  await panel.getByRole('button', { name: 'Français' }).click(SLOW)
  await expect(heading('Personnes')).toBeVisible(SLOW)
  expect(new URL(panel.url()).pathname).toBe('/fr/admin/people')
  await expect(panel.locator('html')).toHaveAttribute('lang', 'fr')
  await panel.getByRole('link', { name: 'Événements', exact: true }).first().click()
  await expect(heading('Événements')).toBeVisible(SLOW)
  expect(new URL(panel.url()).pathname).toBe('/fr/admin/events')

  await panel.goto(`${site.url}/admin/content/about/hero-title`)
  await expect(panel.getByRole('textbox').first()).toHaveValue('Who we are', SLOW)
  expect(new URL(panel.url()).pathname).toBe('/fr/admin/content/about/hero-title')
  await panel.getByRole('button', { name: 'English' }).click()
  await expect(panel.getByRole('button', { name: 'Français' })).toBeVisible(SLOW)
  await panel.context().close()
})
