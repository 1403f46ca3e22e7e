import { globSync } from 'node:fs'
import type { APIRequestContext, Page } from 'playwright/test'
import { expect, test } from './site.ts'

/** The addresses of the pages that visitors see, by their source files. */
const PAGES = globSync('src/pages/**/*.astro')
  .map(file => file.replace(/^src\/pages|(\/?index)?\.astro$/g, '') || '/')
  .filter(path => path !== '/admin' && !path.includes('['))

/** Names in zod's schemas and in React's elements that no minifier shortens, and a class of the panel's. */
const ZOD = '_zod'
const REACT = 'react.transitional.element'
const PANEL = 'panel-page'
const NAMED = /(?:_astro|\.)\/([\w.-]+\.js)\b/g
/** Of the editor of pages, which only those who are signed in load: what it opens later is the panel's. */
const EDITOR = /^editPage\./
const IMPORTED_AT_ONCE = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g

const read = new Map<string, Promise<string>>()

/** A built script, read once for all the pages that load it. */
function scriptNamed(name: string, request: APIRequestContext): Promise<string> {
  const text = read.get(name) ?? request.get(`/_astro/${name}`).then(response => response.text())
  read.set(name, text)
  return text
}

/**
 * The scripts with the mark, of those that a page's HTML names and that those name in turn: all, to
 * be loaded at once or later, or only the imports at once.
 */
async function scriptsWith(
  mark: string,
  html: string,
  request: APIRequestContext,
  followed = NAMED,
): Promise<string[]> {
  const names = new Set([...html.matchAll(NAMED)].map(([, name = '']) => name))
  const found: string[] = []
  // A set also visits what is added on the way.
  for (const name of names) {
    const text = await scriptNamed(name, request)
    if (text.includes(mark)) found.push(name)
    const next = EDITOR.test(name) ? IMPORTED_AT_ONCE : followed
    for (const [, other = ''] of text.matchAll(next)) names.add(other)
  }
  return found
}

const htmlOf = async (path: string, request: APIRequestContext) => (await request.get(path)).text()

test('no page of visitors loads zod or the panel, and none without an island React', async ({
  request,
}) => {
  expect(PAGES.length).toBeGreaterThan(25)
  const found: Record<string, string[]> = {}
  let withoutIsland = 0
  for (const path of [...PAGES, '/events/shell']) {
    const html = await htmlOf(path, request)
    const scripts = await scriptsWith(ZOD, html, request)
    scripts.push(...(await scriptsWith(PANEL, html, request, IMPORTED_AT_ONCE)))
    if (!html.includes('<astro-island')) {
      withoutIsland += 1
      scripts.push(...(await scriptsWith(REACT, html, request, IMPORTED_AT_ONCE)))
    }
    if (scripts.length > 0) found[path] = scripts
  }
  expect(found).toEqual({})
  expect(withoutIsland).toBeGreaterThan(15)
})

test('the admin panel loads all three, so that the search for them finds something', async ({
  request,
}) => {
  const html = await htmlOf('/admin', request)
  for (const mark of [ZOD, REACT, PANEL])
    expect(await scriptsWith(mark, html, request)).not.toEqual([])
})

/** Every script but the one in the head waits until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/_astro\/(?!first\.).*\.js$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()

/** What somebody does on a page before its scripts are there, and what the page shows afterwards. */
const EARLY: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
  [
    '/events?at=2026-11-21T12:00',
    async page => {
      await page.getByLabel('Search events').fill('youth')
      await press('Calendar View')(page)
    },
    async page => {
      await expect(page.getByRole('grid')).toBeVisible()
      await expect(page.getByLabel('Search events')).toHaveValue('youth')
    },
  ],
  [
    '/prayer-times?at=2026-11-21T12:00',
    async page => {
      await press('Next month')(page)
      await press('Next month')(page)
      await page.locator('.settings summary').click()
      // Shown as chosen while the scripts are not there, though another color is stored.
      await page.locator('.swatch-site').click()
      await page.locator('.settings .theme-purple').click()
      await page.locator('.swatch-site').click()
    },
    async page => {
      await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible()
      await expect(page.locator('html')).toHaveClass(/theme-green/)
    },
  ],
  [
    '/alfirdaous/calendar?at=2026-11-21T12:00',
    press('Next month'),
    page => expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible(),
  ],
  [
    '/notifications',
    async page => {
      await page.getByRole('checkbox').nth(1).check()
      await press('Turn on notifications')(page)
    },
    async page => {
      await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
      await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
      expect(page.url()).not.toContain('?')
    },
  ],
  [
    '/prayer-times/embed',
    async page => {
      await page.getByText('An editor that takes no scripts').click()
      await press('Copy the code')(page)
    },
    page => expect(page.locator('.embed-code [role=status]')).toHaveText(/\S/),
  ],
  [
    '/prayer-times/ramadan',
    press('Share'),
    page => expect(page.locator('.ramadan-actions [role=status]')).toHaveText(/\S/),
  ],
  [
    '/',
    page =>
      page.locator('.carousel-viewport').evaluate(element => {
        element.scrollIntoView()
        element.scrollTo(element.clientWidth * 2, 0)
      }),
    page =>
      expect(page.locator('[data-live] .carousel-slide:not([inert])')).toHaveAttribute(
        'aria-label',
        /^3 /,
      ),
  ],
  [
    '/login',
    page => page.getByLabel('Password', { exact: true }).fill('something'),
    async page => {
      await press('Show password')(page)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('something')
    },
  ],
]

test('home loads the script of today’s table once a row of it is in view', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (/\/start\.[\w-]+\.js$/.test(request.url())) asked.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  // No Friday: then the table's edge is at the end of the screen.
  await page.clock.setFixedTime(new Date('2026-11-23T17:00:00Z'))
  await page.goto('/', { waitUntil: 'networkidle' })
  const { y } = (await page.locator('.today-rows').boundingBox())!
  expect(y).toBeGreaterThan(800)
  expect(y).toBeLessThan(844)
  expect(asked).toEqual([])
  await page.mouse.wheel(0, 100)
  await expect.poll(() => asked.length).toBe(1)
  // The device's clock is not the server's, which moves nothing.
  await expect(page.getByText('This device’s clock is wrong')).toBeInViewport()
})

test('what visitors do before the scripts are there is done once they are', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => localStorage.setItem('colorTheme', 'blue'))
  for (const [path, act, expectDone] of EARLY) {
    await test.step(path, async () => {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await act(page)
      release()
      await expectDone(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})
