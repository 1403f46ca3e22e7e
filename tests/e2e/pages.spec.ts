import { expect, test } from './site.ts'
import { expectContrastInEveryTheme, expectSound } from './sound.ts'

for (const path of ['/', '/prayer-times', '/nothing-here']) {
  test(`${path} is accessible, stable and without console errors in both sizes and schemes`, async ({
    page,
    request,
    complaints,
  }) => {
    test.slow()
    if (path !== '/nothing-here') return expectSound(page, path)
    complaints.allow(/status of 404/)
    expect((await request.get(path)).status()).toBe(404)
    await expectSound(page, path, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: /prayer times/i }).first()).toBeVisible()
    })
  })
}

test('home has readable contrast in every theme, light and dark', async ({ page }) => {
  test.slow()
  await expectContrastInEveryTheme(page, async () => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
  })
})

test('the canonical and Open Graph addresses are the address the site is started with', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get('/about')).text()
  expect(page).toContain(`<link rel="canonical" href="${baseURL}/about">`)
  expect(page).toContain(`<meta property="og:url" content="${baseURL}/about">`)
  expect(page).toContain('<meta property="og:locale" content="en_US">')
  expect(page).toContain(`<meta property="og:image" content="${baseURL}/_astro/share.`)
})

test('an unknown address under /api is a 404 in JSON', async ({ request }) => {
  const response = await request.get('/api/no-such-thing')
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, code: 'not_found' })
})
