import { expect, test, watchLayoutShifts } from './site.ts'
import { expectAccessible, expectToFit } from './sound.ts'

const PAGES = ['/', '/prayer-times', '/nothing-here']
const WIDTHS = [390, 1440]

for (const path of PAGES) {
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${path} at ${width} px, ${colorScheme}`, () => {
        test.use({ viewport: { width, height: 900 }, colorScheme })

        test('has no accessibility violation, no complaint and no shift', async ({
          page,
          complaints,
        }) => {
          if (path === '/nothing-here') complaints.allow(/status of 404/)
          const shifts = await watchLayoutShifts(page)
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          expect(await shifts()).toBeLessThan(0.01)
          await expectAccessible(page)
        })
      })
    }
  }
}

for (const theme of ['green', 'blue', 'purple', 'red']) {
  for (const mode of ['light', 'dark']) {
    test(`home has readable contrast in ${theme}, ${mode}`, async ({ page }) => {
      await page.addInitScript(
        ([color, isDark]) => {
          localStorage.setItem('colorTheme', color ?? '')
          localStorage.setItem('isDarkMode', isDark ?? '')
        },
        [theme, String(mode === 'dark')],
      )
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveClass(new RegExp(`theme-${theme}`))
      await expectAccessible(page, axe => axe.withRules('color-contrast'))
    })
  }
}

for (const path of PAGES) {
  test(`${path} fits 320 px without sideways scroll`, async ({ page, complaints }) => {
    if (path === '/nothing-here') complaints.allow(/status of 404/)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectToFit(page)
  })
}

test('the canonical and Open Graph addresses are the address the site is started with', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get('/about')).text()
  expect(page).toContain(`<link rel="canonical" href="${baseURL}/about">`)
  expect(page).toContain(`<meta property="og:url" content="${baseURL}/about">`)
  expect(page).toContain(`<meta property="og:image" content="${baseURL}/og.png">`)
})

test('an address that leads nowhere is a 404 with the site’s page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /prayer times/i }).first()).toBeVisible()
})

test('an unknown address under /api is a 404 in JSON', async ({ request }) => {
  const response = await request.get('/api/no-such-thing')
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, code: 'not_found' })
})
