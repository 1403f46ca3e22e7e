import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { hrefOf } from '#domain/content/href.ts'
import { placeId } from '#domain/content/place.ts'
import { type Edited, everySection } from './everySection.ts'
import { changeNewer } from './newer.ts'
import { api, openPanel, site, withOwnSite } from './ownSite.ts'
import { expect, test } from './site.ts'
import { ONE_CHECK, reopenUntil } from './visitor.ts'

/*
 * All content of a site of its own is changed here, which the other tests' site must not be, and
 * the one rebuild shows both the content and the publishing status. The build hook is a server
 * here, which fails until switched and then passes on to the host's.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const pages = everySection()
let hook: Server
let hookWorks = false

test.beforeAll(async () => {
  hook = createServer(async (_, response) => {
    if (!hookWorks) return void response.writeHead(503).end()
    const id = readFileSync(join(site.dataDir, 'build-hook'), 'utf8').trim()
    const { status } = await fetch(`${site.url}/build-hooks/${id}`, { method: 'POST' })
    response.writeHead(status).end()
  })
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', resolve))
})
withOwnSite(() => ({
  BUILD_HOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
  REBUILD_AFTER_SECONDS: '6',
}))
test.afterAll(() => hook?.close())

/** A page of the panel with what it reports on publishing. */
async function panel(browser: Browser, path: string) {
  const page = await openPanel(browser, path)
  return {
    page,
    card: page.getByRole('region', { name: 'Publishing' }),
    news: page.locator('[aria-live="polite"]'),
    close: () => page.context().close(),
  }
}

const homeAsServed = async () => (await api.get(site.url)).text()

test('the publishing status goes from rebuilt over live to a failed hook', async ({ browser }) => {
  const { page, card, news, close } = await panel(browser, '/admin/settings/general')
  const status = (name: RegExp) => page.getByRole('link', { name })

  await expect(status(/^Live for visitors$/)).toBeVisible()
  await page.getByText('Purple', { exact: true }).click()
  await expect(status(/^Live for visitors/)).toBeVisible()
  await expect(news.filter({ hasText: 'Live for visitors' })).toHaveCount(1)
  expect(await homeAsServed()).toContain('class="theme-green"')

  // A few minutes before midnight the next try is on another day, which is named.
  await expect(status(/^Failed\s*Next try (?:on .+, )?about \d+:\d\d/)).toBeVisible({
    timeout: 40_000,
  })
  await page.goto('/admin')
  await expect(card.getByText('The build service responded with an error (503).')).toBeVisible()
  await expect(card.getByText('Visitors still see your changes')).toBeVisible()
  await close()
})

/** One marked place as a document holds it. */
interface Place {
  path: string
  /** What is read in it, and the attribute that it marks. */
  text: string
  address: string
  shown: boolean
}

/** Every marked place of the page, or with `html` of a page that was fetched and runs no script. */
function placesOf(page: Page, html?: string): Promise<Place[]> {
  return page.evaluate(text => {
    const root = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    return [...root.querySelectorAll<HTMLElement>('[data-section]')].map(place => {
      const picture = place.querySelector('img')?.getAttribute('src')
      const name = place.dataset.attribute ?? ''
      // A frame that was not seen yet has its address beside.
      const attribute = place.getAttribute(name) ?? place.getAttribute(`data-${name}`) ?? ''
      return {
        path: place.dataset.section ?? '',
        text: `${place.textContent} ${decodeURIComponent(attribute)}`,
        address: picture ?? attribute,
        shown: text !== undefined || place.checkVisibility(),
      }
    })
  }, html)
}

const edited = new Map(pages.flatMap(({ sections }) => sections.map(one => [one.path, one])))

/** Expects its section in every place, and the words of each of `sections` somewhere in sight. */
function expectPlaces(sections: readonly Edited[], places: readonly Place[]) {
  const read: Place[] = []
  for (const place of places) {
    const { path, text, address } = place
    const section = edited.get(path)
    expect(section, `${path} is in the registry`).toBeDefined()
    // A link with words of its own has its section's address, and does not stand for the section.
    const isLink = section && address !== '' && address === hrefOf(section.kind, section.content)
    const words = section?.texts ?? []
    if (!isLink || words.every(word => text.includes(word))) read.push(place)
    if (!isLink) for (const word of words) expect(text, path).toContain(word)
    if (section?.address) expect(address, path).toBe(section.address)
  }
  const paths = (seen: readonly Place[]) => new Set(seen.map(place => place.path))
  expect([...paths(read)]).toEqual(expect.arrayContaining(sections.map(({ path }) => path)))
  const inSight = sections.map(({ path }) => path).filter(path => !OUT_OF_SIGHT.test(path))
  expect([...paths(read.filter(place => place.shown))]).toEqual(expect.arrayContaining(inSight))
}

/** Not in sight: what unfolds, and what only search engines show. */
const OUT_OF_SIGHT = /schoolEvents|site-description/

/** Shown on another page than the one they are edited with. */
const ELSEWHERE: Record<string, string> = {
  'header/donate-id': '/donate',
  'schoolHome/school-donate-id': '/alfirdaous/donate',
}

/** Shown by an island alone, which renders it again. */
const ISLAND = 'schoolHome/photos'
/** Shown by an island where prayer times cannot be loaded. */
const STAND_IN = 'header/prayer-frame'

/** The id to which 'View Page' leads after a section was edited, where there is one. */
const targetOf = ({ path }: Edited) => (path in ELSEWHERE ? [] : (placeId(path) ?? []))

/** Every id of a page that was fetched. */
const idsOf = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(
    text =>
      [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[id]')].map(
        ({ id }) => id,
      ),
    html,
  )

const contentOf = (path: string) => edited.get(path)?.content ?? ''

/** Every route with the sections to look for on it. */
const routes = [...new Set(pages.map(({ route }) => route))].map(route => ({
  route,
  sections: pages
    .flatMap(page => page.sections.map(section => ({ ...section, route: page.route })))
    .filter(
      ({ path, route: own }) =>
        (ELSEWHERE[path] ?? own) === route && path !== ISLAND && path !== STAND_IN,
    ),
}))

const photo = edited.get(ISLAND)

test('an older build shows every section as saved since', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/)
  for (const { path, content } of edited.values()) {
    const saved = await api.put(`${site.url}/api/content/${path}`, { data: { content } })
    expect(saved.status(), `${path}: ${await saved.text()}`).toBe(200)
  }
  const left: string[] = []
  await page.route(
    url => url.hostname !== 'localhost',
    route => {
      left.push(route.request().url())
      return route.fulfill({ status: 204 })
    },
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { route, sections } of routes) {
    await reopenUntil(page, site.url + route, () =>
      expect(async () => expectPlaces(sections, await placesOf(page))).toPass(ONE_CHECK),
    )
    // What leads away by itself must not be cut short by the next page.
    const away = Object.keys(ELSEWHERE).filter(path => ELSEWHERE[path] === route)
    await expect.poll(() => left).toEqual(expect.arrayContaining(away.map(contentOf)))
  }
  expect(left).toEqual(expect.arrayContaining(Object.keys(ELSEWHERE).map(contentOf)))

  await page.goto(`${site.url}/alfirdaous`)
  const { alt, image } = JSON.parse(photo?.content ?? '[]')[0]
  const shown = page.getByRole('region', { name: 'Photos of the school' }).getByAltText(alt)
  await page.getByRole('region', { name: 'Photos of the school' }).scrollIntoViewIfNeeded()
  await expect(shown).toHaveAttribute('src', image)
  // Beyond the days that the page carries, without any that could be loaded.
  await changeNewer(page, () => ({ prayer: null }))
  await page.route(/prayer-?times.*/, route =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  )
  await page.goto(`${site.url}/?at=2026-12-20T12:00`)
  await expect(page.getByTitle('Prayer times').first()).toHaveAttribute('src', contentOf(STAND_IN))
  await page.goto(`${site.url}/alfirdaous/calendar`)
  const event = JSON.parse(contentOf('schoolCalendar/schoolEvents'))[0]
  await expect(page.locator('.calendar').getByText(event.title).first()).toBeVisible()
})

test('pages rebuilt after a failed hook contain every section in their HTML', async ({
  page,
  browser,
}) => {
  const { card, news, close } = await panel(browser, '/admin')
  hookWorks = true
  await card.getByRole('button', { name: 'Publish now' }).click()
  await expect(card.getByText('Rebuilding…')).toBeVisible()
  await expect(card).toBeHidden({ timeout: 150_000 })
  await expect(news.filter({ hasText: /^Rebuilt at / })).toHaveCount(1)
  await close()
  const home = await homeAsServed()
  expect(home).toContain('class="theme-purple"')
  expect(home).toContain(contentOf(STAND_IN))
  for (const { route, sections } of routes) {
    const html = await (await api.get(site.url + route)).text()
    expectPlaces(sections, await placesOf(page, html))
    const ids = await idsOf(page, html)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(ids).toEqual(expect.arrayContaining(sections.flatMap(targetOf)))
  }
  const school = await (await api.get(`${site.url}/alfirdaous`)).text()
  expect(school).toContain(`src="${photo?.address}"`)
  expect(await idsOf(page, school)).toContain(ISLAND)
})
