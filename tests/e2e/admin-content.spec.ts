import type { APIRequestContext, Page } from 'playwright/test'
import sharp from 'sharp'
import type { ContentResponse } from '#contract/content.ts'
import {
  expect,
  firstAccount,
  newAccount,
  SLOW,
  signedInContext,
  signedInRequest,
  test,
} from './adminAccount.ts'
import { expectAccessibleInBoth, expectToFit } from './sound.ts'
import { visitorSees } from './visitor.ts'

/** Each test uses sections that no other test uses. */
test.describe.configure({ timeout: 90_000 })

const UPDATED = 'Content has been successfully updated.'

let api: APIRequestContext

test.beforeAll(async ({ browser: _ }, { project }) => {
  api = await signedInRequest(project.use.baseURL, firstAccount())
})

test.afterAll(() => api.dispose())

/** The sections that the current test changes; other sections may belong to a parallel test. */
const changed = new Set<string>()

test.afterEach(async () => {
  for (const path of changed) {
    await api.post(`/api/content/${path}/restore`, { data: { revision: 0 } })
  }
  changed.clear()
})

/** Opens a section that the test changes. */
async function openToChange(page: Page, path: string) {
  changed.add(path)
  await open(page, `/admin/content/${path}`)
}

/** Opens a page of the panel and waits until its content is there, on a busy machine too. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByLabel('Search all pages')).toBeAttached(SLOW)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const edit = (page: Page, title: string) => page.getByRole('link', { name: `Edit ${title}` })
const asText = (page: Page) => page.getByText('Plain text', { exact: true })

async function stored(path: string): Promise<string> {
  const [page = '', section = ''] = path.split('/')
  const content = (await (await api.get('/api/admin/content')).json()) as ContentResponse
  return content[page]?.sections[section]?.content ?? ''
}

test('a text is found, changed in a plain textarea and public at once', async ({ page }) => {
  changed.add('sisters/hero-text')
  await open(page, '/admin/content')
  await expect(page.getByText('No page selected')).toBeVisible()
  await expect(page.getByText('Select a page from the list to edit its content.')).toBeVisible()
  await page.getByLabel('Search all pages').fill('introduction sisters')
  await page.getByRole('link', { name: /Introduction Sisters/ }).click()
  await expect(page).toHaveURL('/admin/content/sisters/hero-text')
  const area = page.getByRole('textbox', { name: 'Introduction' })
  await expect(area).toHaveAttribute('rows', '8')
  await area.fill('A circle of <friends> & sisters.\nEvery Friday.')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    'A circle of <friends> & sisters.',
  )
  // Only one section is open at a time: opening another one shows a dialog first.
  await edit(page, 'About title').click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await save(page).click()
  await expect(page.getByText(UPDATED)).toBeVisible()
  await expect(edit(page, 'Introduction')).toBeFocused()
  await expect(
    page.getByRole('listitem').filter({ has: edit(page, 'Introduction') }),
  ).toContainText('Last updated Today')
  await expect(page.getByText(UPDATED)).toBeHidden()
  await expect(page.getByRole('link', { name: /View Page/ })).toHaveAttribute(
    'href',
    '/sisters#sisters/hero-text',
  )
  await visitorSees(page, '/sisters', visitor =>
    visitor.getByText('A circle of <friends> & sisters.'),
  )
  await page.goBack()
  await expect(page.getByText('No page selected')).toBeVisible()
})

test('questions are added, moved by the keyboard, removed and restored', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await openToChange(page, 'schoolContact/faq')
  const questions = page.getByRole('group', { name: 'Questions and answers' })
  await expect(questions).toBeVisible()
  const before = await questions.getByRole('button', { expanded: false }).allInnerTexts()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused()
  await page.keyboard.type('Is there tea?')
  await save(page).click()
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await expect(answer).toBeFocused()
  await expect(page.getByText('Answer is missing.')).toBeVisible()
  await answer.fill('Always, and dates.')
  await page.getByRole('button', { name: 'Move up: Is there tea?' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Is there tea\? is number \d+ of \d+ now\./)).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move up: Is there tea?' })).toBeFocused()
  for (let place = before.length; place > 1; place -= 1) await page.keyboard.press('Enter')
  await expect(page.getByText(/Is there tea\? is number 1 of/)).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move up: Is there tea?' })).toBeFocused()
  await page.getByRole('button', { name: `Remove: ${before[0]}` }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: `Remove: ${before[1]}` }).click()

  await asText(page).click()
  const raw = page.getByRole('textbox', { name: 'Questions and answers' })
  const good = await raw.inputValue()
  await raw.fill(good.replace('"answer": "Always', '"answer" "Always'))
  await expect(
    page.getByText(/not valid JSON at line 4, column 14: a colon is missing/),
  ).toBeVisible()
  await save(page).click()
  await expect(raw).toBeFocused()
  await raw.fill(good)
  // Another admin adds a question at the same time: both are kept.
  const theirs = JSON.parse(await stored('schoolContact/faq')) as object[]
  await api.put('/api/content/schoolContact/faq', {
    data: {
      content: JSON.stringify([...theirs, { question: 'Is there parking?', answer: 'Yes.' }]),
    },
  })
  await save(page).click()
  await expect(page.getByText(UPDATED)).toBeVisible()
  await expect(page.getByText('saved changes meanwhile. They are kept too.')).toBeVisible()
  const saved = JSON.parse(await stored('schoolContact/faq')) as { question: string }[]
  expect(saved.map(({ question }) => question)).toEqual([
    'Is there tea?',
    before[0],
    ...before.slice(2),
    'Is there parking?',
  ])
  await visitorSees(page, '/alfirdaous/contact', visitor => visitor.getByText('Is there tea?'))
})

test('formatted text is edited with buttons, and stays unchanged elsewhere', async ({ page }) => {
  const before = await stored('schoolInfo/absence-details')
  await openToChange(page, 'schoolInfo/absence-details')
  const area = page.getByRole('textbox', { name: 'Absence' })
  await area.press('Control+Home')
  await page.keyboard.type('Call us')
  // The editor takes a selection over with the event that follows the key.
  const selected = page.evaluate(
    () =>
      new Promise<void>(resolve => {
        document.addEventListener('selectionchange', () => {
          if (String(getSelection()) === 'Call us') resolve()
        })
      }),
  )
  await area.press('Shift+Home')
  await selected
  await area.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const address = page.getByLabel('Link address')
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(page.getByText(/Start the link with https/)).toBeVisible()
  await address.fill('example.org/call')
  await address.press('Enter')
  const link = '<a href="https://example.org/call"><strong>Call us</strong></a>'
  await asText(page).click()
  await expect(page.getByRole('textbox', { name: 'Absence' })).toHaveValue(
    before.replace('<p>', `<p>${link}`),
  )
  await save(page).click()
  await expect(page.getByText(UPDATED)).toBeVisible()
  await visitorSees(page, '/alfirdaous/info', visitor =>
    visitor.getByRole('link', { name: 'Call us' }),
  )
})

test('a picture is resized, uploaded with its description, and shown', async ({ page }) => {
  const picture = {
    create: { width: 2400, height: 1200, channels: 3, background: '#276' },
  } as const
  await openToChange(page, 'sisters/about-image')
  const file = page.getByLabel(/choose a picture/)
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType, buffer })
  await choose('drawing.svg', 'image/svg+xml', Buffer.from('<svg/>'))
  await expect(page.getByText(/SVG drawings can carry scripts/)).toBeVisible()
  await choose('broken.png', 'image/png', Buffer.from('no picture'))
  await expect(page.getByText(/This picture cannot be read/)).toBeVisible()
  await choose('hall.jpg', 'image/jpeg', await sharp(picture).jpeg().toBuffer())
  await expect(page.getByText(/Uploaded: 1600 × 800 pixels/)).toBeVisible(SLOW)
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('The green hall')
  await page.getByRole('slider', { name: 'From the top' }).press('ArrowLeft')
  await save(page).click()
  await expect(page.getByText(UPDATED)).toBeVisible()
  expect(await stored('sisters/about-image')).toContain('"focus":"50 40"')
  await visitorSees(page, '/sisters', visitor =>
    visitor.getByRole('img', { name: 'The green hall' }),
  )
  await edit(page, 'About picture').click()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await save(page).click()
  await expect(
    page.getByRole('listitem').filter({ has: edit(page, 'About picture') }),
  ).toContainText('Empty')
  await expect.poll(() => stored('sisters/about-image')).toBe('')
})

test('two admins’ changes of one section are merged, and earlier versions are restored', async ({
  page,
  browser,
  complaints,
}, { project }) => {
  complaints.allow(/409/)
  const { baseURL } = project.use
  const other = await signedInContext(browser, baseURL, await newAccount(baseURL, 'Bilal'))
  const theirs = await other.newPage()
  const before = await stored('volunteer/hero-text')
  for (const panel of [page, theirs]) await openToChange(panel, 'volunteer/hero-text')
  const area = (panel: Page) => panel.getByRole('textbox', { name: 'Introduction' })
  await area(theirs).fill(`${before}\nTheirs.`)
  await save(theirs).click()
  await expect(theirs.getByText(UPDATED)).toBeVisible()
  await area(page).fill(`${before}\nMine.`)
  await save(page).click()
  const both = page.getByRole('region', { name: 'Two versions' })
  await expect(both.getByRole('deletion')).toHaveText('Theirs.')
  await expect(both.getByRole('insertion')).toHaveText('Mine.')
  await both.getByRole('radio', { name: 'Keep Bilal’s' }).check()
  await both.getByRole('button', { name: 'Save what I chose' }).click()
  await expect(area(page)).toHaveValue(`${before}\nTheirs.`)
  await page.getByRole('button', { name: 'Bring mine back' }).click()
  await expect(area(page)).toHaveValue(`${before}\nMine.`)
  await save(page).click()
  await expect(page.getByText(UPDATED)).toBeVisible()
  expect(await stored('volunteer/hero-text')).toBe(`${before}\nMine.`)

  await edit(page, 'Introduction').click()
  await page.getByText('Earlier versions').click()
  const version = page.getByRole('listitem').filter({ hasText: 'by Bilal' }).last()
  await version.getByRole('button', { name: 'Compare' }).click()
  await expect(version.getByRole('deletion')).toHaveText('Theirs.')
  await version.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText(UPDATED)).toBeVisible()
  await expect.poll(() => stored('volunteer/hero-text')).toBe(`${before}\nTheirs.`)
  await other.close()
})

test('a failed save is reverted, and a draft survives a reload until it is discarded', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|status of 500/)
  const before = await stored('youth/activities-title')
  await openToChange(page, 'youth/activities-title')
  const area = page.getByRole('textbox', { name: 'Activities title' })
  await page.route('**/api/content/**', route =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { success: false, error: 'x' } })
      : route.continue(),
  )
  await area.fill('What we never do')
  const alert = page.waitForEvent('dialog')
  await save(page).click({ noWaitAfter: true })
  const dialog = await alert
  expect(dialog.message()).toBe('Failed to save content. Please try again.')
  await dialog.accept()
  await expect(area).toHaveValue('What we never do')
  await expect(page.getByRole('form').getByText('Last updated')).toHaveCount(0)
  await page.unroute('**/api/content/**')
  await page.route('**/api/content/**', route => route.abort())
  await save(page).click()
  await expect(page.getByText('No internet: kept on this computer')).toBeInViewport()

  page.once('dialog', closing => closing.accept())
  await page.reload()
  await expect(page.getByText('What you typed before is back')).toBeVisible()
  await expect(area).toHaveValue('What we never do')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('button', { name: 'Leave and keep a draft' }).click()
  await expect(page.getByRole('link', { name: 'Youth Draft' })).toBeVisible()
  await page.getByRole('link', { name: 'Youth Draft' }).click()
  await edit(page, 'Activities title').click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(area).toHaveValue(before)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(edit(page, 'Activities title')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Youth', exact: true })).toBeVisible()
})

test('the editors of formatted text and of lists are accessible and fit', async ({ page }) => {
  test.slow()
  const screens = [
    ['/admin/content/schoolInfo/schedule-details', 'Schedule'],
    ['/admin/content/schoolHome/photos', 'Photos'],
  ] as const
  for (const [path, name] of screens) {
    await open(page, path)
    await expect(page.getByRole('form', { name })).toBeVisible()
    await expect(page.getByText('Loading the editor…')).toBeHidden()
    if (name === 'Photos') await page.getByRole('button', { expanded: false }).first().click()
    await page.waitForLoadState('networkidle')
    await expectAccessibleInBoth(page, 1440, 390)
    await expectToFit(page, 320)
  }
})
