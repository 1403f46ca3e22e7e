import type { APIRequestContext, Page } from 'playwright/test'
import {
  expect,
  firstAccount,
  SLOW,
  signedInRequest,
  signedOutContext,
  test,
} from './adminAccount.ts'
import { expectAccessible, expectToFit } from './sound.ts'
import { countSteps } from './steps.ts'
import { visitorSees } from './visitor.ts'

/** Each test uses a section that no other test changes. */
const PHONE_TEXT = 'explore-islam/hero-text'
const DESKTOP_TEXT = 'privacy/hero-text'

const UPDATED = 'Content has been successfully updated.'
const piece = (page: Page, path: string) => page.locator(`main [data-section="${path}"]`)
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Introduction' })

let api: APIRequestContext

test.beforeAll(async ({ browser: _ }, { project }) => {
  api = await signedInRequest(project.use.baseURL, firstAccount())
})

test.afterAll(() => api.dispose())

const restore = (path: string) =>
  api.post(`/api/content/${path}/restore`, { data: { revision: 0 } })

/** Expects that a visitor's page loads nothing of the editor, its style sheets included. */
async function expectNothingLoaded(page: Page) {
  const context = await signedOutContext(page.context().browser()!)
  const visitor = await context.newPage()
  await visitor.goto(page.url(), { waitUntil: 'networkidle' })
  const files = await visitor.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(files.filter(name => /\/(?:editor|editPage|signedIn)\b/.test(name))).toEqual([])
  const sheets = files
    .filter(name => name.endsWith('.css'))
    .map(name => /(\w+)\.[^/]+$/.exec(name)?.[1])
  expect(sheets.sort()).toEqual(['page', 'shared'])
  await context.close()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a text is changed on its page in at most three steps', async ({ page }) => {
    const { use, expectAtMost } = countSteps(page)
    await page.goto('/explore-islam')
    await use(page.getByRole('button', { name: 'Edit this page' }))
    await expect(page.getByText('Choose a text or a picture to change it.')).toBeVisible(SLOW)
    await expectToFit(page)
    await use(piece(page, PHONE_TEXT))
    const field = drawer(page).getByRole('textbox')
    await expect(field).toBeFocused(SLOW)
    await field.fill('Ask us anything.\nThere is tea.')
    await expect(piece(page, PHONE_TEXT)).toHaveText('Ask us anything.There is tea.')
    await expect(piece(page, PHONE_TEXT)).toBeInViewport()
    await expectAccessible(page, '.on-page')
    await use(drawer(page).getByRole('button', { name: 'Save' }))
    await expect(page.getByText(UPDATED)).toBeVisible()
    await expect(drawer(page)).toBeHidden()
    expectAtMost(3, 'Text on the page')
    await visitorSees(page, '/explore-islam', visitor => visitor.getByText('There is tea.'))
    await restore(PHONE_TEXT)
  })
})

test('the page itself is the preview, closing asks, and visitors see what was saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/privacy')
  const shown = piece(page, DESKTOP_TEXT)
  const before = await shown.innerText()
  await page.getByRole('button', { name: 'Edit this page' }).click()
  await expect(page.getByRole('link', { name: 'All texts' })).toHaveAttribute(
    'href',
    '/admin/content/privacy',
  )
  await shown.hover()
  await expect(page.locator('.piece-name')).toHaveText('Introduction')
  // What is empty has no place to choose on the page.
  const hidden = page.getByText('Not shown', { exact: true })
  await hidden.click()
  await page.getByRole('button', { name: 'X link' }).click()
  await expect(page.getByRole('dialog', { name: 'X link' }).getByRole('textbox')).toBeVisible(SLOW)
  await page.keyboard.press('Escape')
  await expect(hidden).toBeFocused()
  // By the keyboard: each piece is a stop of Tab.
  await piece(page, 'privacy/hero-title').focus()
  await page.keyboard.press('Tab')
  await expect(shown).toBeFocused()
  await page.keyboard.press('Enter')
  const field = drawer(page).getByRole('textbox')
  await expect(field).toHaveValue(before)
  await field.fill('What we keep, and why.')
  await expect(shown).toHaveText('What we keep, and why.')
  const box = await drawer(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(420)
  expect((await shown.boundingBox())?.x).toBeLessThan(box?.x ?? 0)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Go on editing' }).click()
  // Each Escape asks, however often.
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeHidden()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(shown).toBeFocused()
  await expect(shown).toHaveText(before)

  await page.keyboard.press('Enter')
  await field.fill('What we keep.')
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(UPDATED)).toBeVisible()
  await expect(shown).toBeFocused()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Edit this page' })).toBeFocused()
  await expect(shown).not.toHaveAttribute('tabindex')
  await visitorSees(page, '/privacy', visitor => visitor.getByText('What we keep.'))
  await restore(DESKTOP_TEXT)
  await expectNothingLoaded(page)

  // An editor of the school is offered its pages alone.
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'school' }))
  })
  const edit = page.getByRole('button', { name: 'Edit this page' })
  await page.goto('/alfirdaous')
  await expect(edit).toBeVisible()
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  await expect(edit).toBeHidden()
})
