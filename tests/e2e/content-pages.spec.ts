import type { Page } from 'playwright/test'
import pages from './contentPages.json' with { type: 'json' }
import { expect, scriptsHaveRun, test, watchLayoutShifts } from './site.ts'
import { expectSound } from './sound.ts'

/** Each page with its title and what a visitor has to find on it, word for word. */
const PAGES: Record<string, { title: string; heading: string; texts: string[] }> = pages

/** Stands in for the services in frames, which tests cannot reach. */
async function standInForServices(page: Page) {
  await page.route(/google\.com/, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>service</title>Another service' }),
  )
}

test.beforeEach(async ({ page }) => standInForServices(page))

for (const [path, { title, heading, texts }] of Object.entries(PAGES)) {
  test(`${path} shows its texts, is accessible and stable in both sizes and schemes`, async ({
    page,
  }) => {
    test.slow()
    await expectSound(page, path, async () => {
      await expect(page).toHaveTitle(`${title} · Mercy Islamic Center`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('h1')).toHaveCount(1)
      for (const text of texts) {
        const found = page.getByRole('main').getByText(text, { exact: true })
        await expect(found.locator('visible=true').first()).toBeVisible()
      }
    })
  })
}

test('about shows both boards, the history on both sides of its line, and further links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  for (const [board, count] of [
    ['Board of Trustees', 4],
    ['Board of Directors', 6],
  ] as const) {
    const members = page.getByRole('region', { name: board, exact: true }).getByRole('listitem')
    await expect(members).toHaveCount(count)
    for (const member of await members.all()) await expect(member).toHaveText(/^Board member.+/)
  }
  const steps = page.getByRole('region', { name: 'How we got here' }).getByRole('listitem')
  const lefts = await steps.evaluateAll(items => items.map(item => item.getBoundingClientRect().x))
  expect(lefts).toHaveLength(4)
  lefts.forEach((left, index) => {
    if (index % 2) expect(left).toBeGreaterThanOrEqual(720)
    else expect(left).toBeLessThan(720)
  })
  const join = page.getByRole('region', { name: 'Join Our Community' })
  for (const [name, address] of [
    ['Prayer Times', '/prayer-times'],
    ['Events', '/events'],
    ['Contact Us', '/contact'],
  ] as const) {
    await expect(join.getByRole('link', { name })).toHaveAttribute('href', address)
  }
  await test.step('on a phone names stay whole beside a photo', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const trustees = page.getByRole('region', { name: 'Board of Trustees', exact: true })
    const broken = await trustees.getByRole('list').evaluate(list => {
      list.innerHTML = ['Bilal Hussein', 'Sofia Martinez']
        .map(
          name =>
            `<li data-initials=""><img src="/og.png" alt=""><b>${name}</b><span>Property</span></li>`,
        )
        .join('')
      const range = document.createRange()
      return [...list.querySelectorAll('b, span')].flatMap(({ firstChild, textContent }) =>
        [...(textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          range.setStart(firstChild as Text, index)
          range.setEnd(firstChild as Text, index + word.length)
          return range.getClientRects().length > 1 ? word : []
        }),
      )
    })
    expect(broken).toEqual([])
  })
})

test('contact opens a question, and links to phone, mail and map', async ({ page }) => {
  await page.goto('/contact')
  const answer = page.getByText('Nobody will ask you to take part.')
  await expect(answer).toBeHidden()
  await page.getByText('May I come if I am not a Muslim?').click()
  await expect(answer).toBeVisible()
  const ways = page.getByRole('main')
  await expect(ways.getByRole('link', { name: '(212) 555-0100' })).toHaveAttribute(
    'href',
    'tel:2125550100',
  )
  await expect(ways.getByRole('link', { name: 'info@example.org' })).toHaveAttribute(
    'href',
    'mailto:info@example.org',
  )
  await expect(ways.getByRole('link', { name: /Example Street/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps/,
  )
  await expect(ways.getByText('Follow us on Facebook')).toBeHidden()
})

for (const [path, title, link] of [
  ['/nikah', 'Nikah Application', /Open the application/],
  ['/contact', 'Map of our neighborhood', /Open the map/],
] as const) {
  test(`${path} frames another service once it is seen, and links to it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(path)
    const frame = page.locator(`iframe[title="${title}"]`)
    await scriptsHaveRun(page)
    await expect(frame).not.toHaveAttribute('src')
    const moved = await watchLayoutShifts(page)
    await page.reload()
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().getByText('Another service')).toBeVisible()
    await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', /^https:/)
    expect(await moved()).toEqual([])
  })
}

test('Make a Donation links to other ways to give while there is no donation address', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'Make a Donation' }).locator('visible=true').first().click()
  await expect(page.getByText('Online giving is not available now.')).toBeVisible()
  // The words for the admin come after what visitors can do.
  const missing = page.getByText('Donate URL not found. Please contact the web admin.')
  await expect(missing).not.toBeInViewport()
  await page.getByRole('link', { name: 'Other ways to give' }).click()
  await expect(page.getByRole('heading', { name: 'Other ways to give' })).toBeInViewport()
  for (const width of [640, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page
      .locator('main .ways > :not([hidden])')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    expect(new Set(tops).size, `rows of address, phone and e-mail at ${width}`).toBe(1)
  }
})

test.describe('the donate page with a donation address', () => {
  const GIVE = 'https://give.example/masjid'

  /** The page as a build with that address makes it. */
  async function buildWith(page: Page, address: string) {
    await page.route('**/donate', async route => {
      const response = await route.fetch()
      const html = (await response.text()).replace(
        /<p data-needs="header\/donate-id" hidden>\s*<a/,
        `<p data-needs="header/donate-id"><a href="${address}"`,
      )
      await route.fulfill({ response, body: html })
    })
  }

  test('redirects there', async ({ page }) => {
    await page.route(`${GIVE}*`, route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Give</title>Thank you' }),
    )
    await buildWith(page, GIVE)
    await page.goto('/about')
    await page
      .getByRole('link', { name: 'Make a Donation' })
      .locator('visible=true')
      .first()
      .click()
    await expect(page).toHaveURL(GIVE)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('says that it redirects', async ({ page }) => {
    await page.route(`${GIVE}*`, route => route.fulfill({ status: 204 }))
    await buildWith(page, GIVE)
    await page.goto('/donate', { waitUntil: 'commit' })
    await expect(page.getByText('Redirecting to our donation page...')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the donation page' })).toBeVisible()
  })

  test('never redirects to an address that is not https', async ({ page }) => {
    await buildWith(page, 'http://give.example/masjid')
    await page.goto('/donate')
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(/\/donate$/)
  })
})
