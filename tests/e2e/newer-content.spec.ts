import type { Page } from 'playwright/test'
import { registry } from '#domain/content/registry.ts'
import { changeNewer, NEWER, newerContent } from './newer.ts'
import { expect, scriptsHaveRun, test, watchLayoutShifts } from './site.ts'

// Whatever the day: no banner of Ramadan, and no year's file, which a page asks for long after its build.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T17:00:00Z'))

type Changed = Record<string, { content: string; html: string }>

/**
 * Responds with newer content when the returned function is called, so that a test can scroll first.
 */
async function answerWith(page: Page, changed: Changed): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await changeNewer(page, async () => {
    await released
    return newerContent(changed)
  })
  return release
}

const text = (words: string) => ({ content: words, html: words })
const paragraphs = (count: number) => ({
  content: '',
  html: `<p>${'Much to read in this. '.repeat(40)}</p>`.repeat(count),
})

test('an up-to-date page does not change', async ({ page }) => {
  const requested: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requested.push(pathname)
  })
  const moved = await watchLayoutShifts(page)
  const release = await answerWith(page, {})
  await page.goto('/about')
  await expect(page.locator('main noscript')).toHaveCount(0)
  const html = await page.locator('main').innerHTML()
  const answered = page.waitForResponse(NEWER)
  release()
  await answered
  await page.waitForTimeout(300)
  expect(await page.locator('main').innerHTML()).toBe(html)
  await expect.poll(() => requested.sort()).toEqual(['/api/newer'])
  expect(await moved()).toEqual([])
})

for (const [where, overflowAnchor, changed] of [
  ['above', 'none', { 'about/mission-vision': paragraphs(6) }],
  ['above, and shorter', 'none', { 'about/mission-vision': text('Short.') }],
  [
    'above and in view, in a browser that holds its place by itself too',
    'auto',
    { 'about/mission-vision': paragraphs(3), 'about/purpose-title': text('What we are here for') },
  ],
] as const) {
  test(`the text on the screen does not move for newer text ${where}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await answerWith(page, changed)
    await page.goto('/about')
    await page.evaluate(async anchor => {
      document.documentElement.style.overflowAnchor = anchor
      await document.fonts.ready
    }, overflowAnchor)
    const read = page.locator('[data-section="about/purpose-title"]')
    await read.evaluate(
      (title, top) => {
        scrollBy({ top: title.getBoundingClientRect().top - top, behavior: 'instant' })
      },
      844 / 3 - 10,
    )
    const before = await read.boundingBox()
    release()
    const newer = changed['about/mission-vision'].html.replace(/<[^>]*>/g, '')
    await expect(page.locator('[data-section="about/mission-vision"]')).toHaveText(newer.trim())
    await page.waitForTimeout(200)
    expect(Math.abs(((await read.boundingBox())?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(2)
  })
}

test('the banner without a message greets in Ramadan, and is gone from home on other days', async ({
  page,
}) => {
  const without = async (path: string) => {
    const release = await answerWith(page, { 'header/top-info-message': text('') })
    release()
    await page.goto(path)
    await expect(page.locator('[data-ticker] [data-section]').first()).toBeEmpty()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await without('/?at=2027-02-20T12:00')
  await expect(page.getByText('Ramadan Mubarak').first()).toBeVisible()
  await without('/?at=2026-12-01T12:00')
  await expect(page.locator('.banner')).toBeHidden()
  await without('/about?at=2026-12-01T12:00')
  await expect(page.locator('[data-ticker-pause]')).toBeHidden()
  // As far to the side as with a message.
  const badge = await page.locator('.banner .prayer-badge').boundingBox()
  expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeGreaterThan(350)
})

test('an open question stays open and keeps the focus', async ({ page }) => {
  const old = '<details><summary><h3>Old</h3></summary><p>Told</p></details>'
  const kept =
    '<details><summary><h3>Can I be married here?</h3></summary><p>Anything modest.</p></details>'
  const release = await answerWith(page, { 'contact/faq': { content: '', html: old + kept } })
  await page.goto('/contact')
  const question = page.locator('summary', { hasText: 'Can I be married here?' })
  await question.click()
  release()
  await expect(page.getByText('Anything modest.')).toBeVisible()
  await expect(page.getByText('Told')).toBeHidden()
  await expect(question).toBeFocused()
})

test('a section appears and disappears with its content', async ({ page }) => {
  const release = await answerWith(page, {
    'contact/faq': { content: '[]', html: '' },
    'contact/write-text': text(''),
    'header/top-info-message': text(''),
    'header/xlink': {
      content: 'https://x.example/mosque',
      html: '<a href="https://x.example/mosque">https://x.example/mosque</a>',
    },
    'header/phone': { content: '1', html: '<a href="tel:17182223344">(718) 222-3344</a>' },
    'header/logo': { content: '/og.png', html: '<img src="/og.png" alt="">' },
    'header/site-name': { content: 'Al Noor', html: 'Al Noor &amp; Friends' },
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  const social = page.getByRole('contentinfo').getByRole('link', { name: 'X', exact: true })
  await expect(social).toBeHidden()
  await expect(page.getByRole('region', { name: 'Questions people ask' })).toBeVisible()
  release()
  await expect(social).toHaveAttribute('href', 'https://x.example/mosque')
  await expect(page.getByRole('region', { name: 'Questions people ask' })).toBeHidden()
  await expect(page.locator('[data-ticker]')).toBeHidden()
  // A form needs no words of its own.
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Contact · Al Noor & Friends')
  const masthead = page.getByRole('banner')
  await expect(masthead.locator('.brand .logo-set img')).toBeVisible()
  await expect(masthead.locator('.brand svg.logo')).toBeHidden()
  for (const line of await page.getByRole('link', { name: '(718) 222-3344' }).all()) {
    await expect(line).toHaveAttribute('href', 'tel:17182223344')
  }
})

test('a frame shows a newer address of its own service, and links to any other', async ({
  page,
}) => {
  const link = (href: string) => ({ content: href, html: `<a href="${href}">${href}</a>` })
  await page.route(
    url => url.hostname !== 'localhost',
    route => route.fulfill({ contentType: 'text/html', body: '<title>service</title>service' }),
  )
  const forms = 'https://docs.google.com/forms/newer'
  let release = await answerWith(page, { 'nikah/form-address': link(forms) })
  await page.goto('/nikah')
  const frame = page.locator('iframe[title="Nikah Application"]')
  const plain = page.getByRole('link', { name: /Open the application/ })
  release()
  // It waits until it is seen.
  await expect(frame).toHaveAttribute('data-src', forms)
  await frame.scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('src', forms)
  await expect(plain).toHaveAttribute('href', forms)
  await page.unroute(NEWER)
  for (const [path, section, words] of [
    ['/nikah', 'nikah/form-address', /Open the application/],
    ['/contact', 'contact/map-address', /Open the map/],
  ] as const) {
    release = await answerWith(page, { [section]: link('https://else.example/form') })
    await page.goto(path)
    release()
    await expect(page.getByRole('link', { name: words })).toHaveAttribute(
      'href',
      'https://else.example/form',
    )
    await expect(page.locator(`iframe[data-section="${section}"]`)).toBeHidden()
    await page.unroute(NEWER)
  }
})

test.describe('the donate page', () => {
  const GIVE = 'https://give.example/newer'
  const give = { content: GIVE, html: `<a href="${GIVE}">${GIVE}</a>` }

  test('redirects to an address newer than the build', async ({ page }) => {
    await page.route(`${GIVE}*`, route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Give</title>Thank you' }),
    )
    const release = await answerWith(page, { 'header/donate-id': give })
    await page.goto('/about')
    await page.goto('/donate')
    await expect(page.getByText('Preparing your donation link...')).toBeVisible()
    release()
    await expect(page).toHaveURL(GIVE)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('without an address waits for the response, and redirects to a newer address', async ({
    page,
  }) => {
    await page.route(`${GIVE}*`, route => route.fulfill({ status: 204 }))
    const release = await answerWith(page, { 'header/donate-id': give })
    await page.clock.install({ time: '2026-11-21T17:00:00Z' })
    await page.clock.pauseAt('2026-11-21T17:00:01Z')
    await page.goto('/donate')
    await scriptsHaveRun(page)
    await page.clock.runFor(9_900)
    await expect(page.getByText('Preparing your donation link...')).toBeVisible()
    await page.clock.runFor(200)
    await expect(
      page.getByText('Donate URL not found. Please contact the web admin.'),
    ).toBeVisible()
    release()
    await expect(page.getByText('Redirecting to our donation page...')).toBeVisible()
    const link = page.getByRole('link', { name: 'Go to the donation page' })
    await expect(link).toHaveAttribute('href', GIVE)
  })
})

const ROUTES = [
  ...new Set([
    ...Object.values(registry).map(({ route }) => route),
    ...['/prayer-times', '/calendar', '/gallery'],
  ]),
]

test('every public page is complete with every function down', async ({ page, complaints }) => {
  test.setTimeout(120_000)
  // The home page's events only log that they failed, as they should (docs/product.md, section 5).
  complaints.allow(/Failed to (load resource|fetch events)/)
  await page.route('**/api/**', route => route.abort())
  await page.route(
    url => url.hostname !== 'localhost',
    route => route.fulfill({ contentType: 'text/html', body: '<title>service</title>service' }),
  )
  for (const route of ROUTES) {
    await page.goto(route)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.')
    await expect(page.locator('html')).toHaveClass('theme-green')
    await expect(
      page.locator('main .skeleton, main [aria-busy="true"], main .spinner'),
    ).toHaveCount(0)
    await expect(page.getByText(/loading|preparing/i).locator('visible=true')).toHaveCount(0)
  }
})

test('a notice appears on an open page within five minutes, and goes on time without any function', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED/)
  const start = new Date('2026-11-21T17:00:00Z')
  await page.clock.install({ time: start })
  let isPosted = false
  await changeNewer(page, () => ({
    notices: {
      zone: 'America/New_York',
      notices: isPosted
        ? [
            {
              ...{ id: 'a', kind: 'janazah', title: 'Salat al-Janazah for Ahmad', text: '' },
              prayer: { name: 'dhuhr', date: '2026-11-21', time: '12:15' },
              ...{ start: '2026-11-21T17:00:00.000Z', end: '2026-11-21T18:15:00.000Z' },
            },
          ]
        : [],
    },
  }))
  await page.setViewportSize({ width: 390, height: 844 })
  const asked = page.waitForResponse(NEWER)
  await page.goto('/')
  await asked
  const card = page.locator('[data-notice-cards]').getByText('Salat al-Janazah for Ahmad')
  const line = page.locator('[data-notice-lines]').first()
  await expect(card).toHaveCount(0)
  isPosted = true
  const askedAgain = page.waitForResponse(NEWER)
  await page.clock.fastForward('05:10')
  await askedAgain
  await expect(line).toHaveText('Salat al-Janazah for Ahmad, after Dhuhr today (12:15 PM)')
  await expect(page.getByRole('columnheader', { name: /^Dhuhr/ })).toHaveText(
    /Dhuhr\s+Janazah after this prayer/,
  )
  await page.locator('.strip-notices summary').click()
  await expect(card).toBeVisible()
  await expect(page.getByText('After Dhuhr today (12:15 PM)', { exact: true })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/**', route => route.abort())
  await page.clock.fastForward('01:10:00')
  await expect(card).toBeHidden()
  await expect(line.locator('strong')).toBeHidden()
})
