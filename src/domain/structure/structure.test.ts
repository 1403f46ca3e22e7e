import { describe, expect, it } from 'vitest'
import { errorsByPath } from '#domain/declared/schema.ts'
import { inLanguage } from '#locale/languages.ts'
import { DEFAULT_LOCALE, writtenAs } from '#locale/locale.ts'
import { addTranslation } from '#texts/catalog.ts'
import { addressProblem, moveSite, withRedirects } from './addresses.ts'
import { structureInWords } from './changes.ts'
import { complete } from './complete.ts'
import { linksOf, shownMenu } from './menu.ts'
import { blockName, titleOf } from './names.ts'
import { SEED_STRUCTURE } from './seed.ts'
import { addressOf, findPage, type Page, type Structure } from './structure.ts'
import { CheckedStructureSchema } from './structureSchema.ts'

const changed = (id: string, change: Partial<Page>, from = SEED_STRUCTURE): Structure => ({
  ...from,
  pages: from.pages.map(page => (page.id === id ? { ...page, ...change } : page)),
})
const withoutSchool: Structure = {
  ...SEED_STRUCTURE,
  sites: { ...SEED_STRUCTURE.sites, school: { ...SEED_STRUCTURE.sites.school, on: false } },
}
const labels = (structure: Structure, site: 'main' | 'school', place: 'menu' | 'footer' = 'menu') =>
  linksOf(shownMenu(structure, site, place)).map(({ label, href }) => `${label} ${href}`)

it('calls a block what the mosque calls it', () => {
  const habits = { ...DEFAULT_LOCALE.habits, terms: { "jumu'ah": 'Jumaat' } }
  const name = () => blockName({ id: 'about' }, { id: 'jumuah-k3m9x2ab', block: 'jumuah' })
  expect(writtenAs({ ...DEFAULT_LOCALE, habits }, name)).toBe('Jumaat')
})

it.each([
  ['prayer-times', 'prayerTimes'],
  ...['events', 'about', 'contact', 'videos', 'nikah', 'gallery'].map(id => [id, id]),
])('calls the page %s as the menu does', (id = '', item = '') => {
  // A language that has the words of the menu, and of no page.
  addTranslation('mt', { navigation: { [`navTexts.${item}`]: 'Stranica' } })
  writtenAs(inLanguage('mt'), () => expect(titleOf({ id })).toBe('Stranica'))
})

describe('the menu', () => {
  it('lists every page of docs/product.md, section 2', () => {
    expect(labels(SEED_STRUCTURE, 'main')).toEqual([
      'Home /',
      'Prayer Times /prayer-times',
      'Nikah /nikah',
      'Explore Islam /explore-islam',
      'Events /events',
      'Sisters /sisters',
      'Youth /youth',
      'Volunteer /volunteer',
      'Videos /videos',
      'Gallery /gallery',
      'Masjid Donate /donate',
      'School /alfirdaous',
      'About /about',
      'Contact /contact',
    ])
    expect(labels(SEED_STRUCTURE, 'school')).toContain('Class Schedule /alfirdaous/info#schedule')
    expect(labels(SEED_STRUCTURE, 'school').at(-1)).toBe('Back to Masjid /')
  })

  it('has a page that has nothing to show yet only once it has', () => {
    const menu = linksOf(shownMenu(SEED_STRUCTURE, 'main', 'menu', ['gallery']))
    expect(menu.map(({ href }) => href)).not.toContain('/gallery')
  })

  it('follows pages that are hidden, moved and renamed, and drops empty groups', () => {
    const moved = changed('about', { address: '/who-we-are', title: 'Who we are' })
    expect(labels(moved, 'main')).toContain('Who we are /who-we-are')
    const hidden = changed(
      'nikah',
      { state: 'hidden' },
      changed('explore-islam', { state: 'hidden' }),
    )
    expect(shownMenu(hidden, 'main', 'menu').map(({ label }) => label)).not.toContain('Services')
  })

  it('has nothing of a school that is switched off', () => {
    expect(labels(withoutSchool, 'main').join()).not.toContain('alfirdaous')
    expect(labels(withoutSchool, 'main')).toContain('Donate /donate')
    expect(labels(withoutSchool, 'school', 'footer')).toEqual([])
    expect(addressOf(withoutSchool, 'schoolInfo')).toBeUndefined()
  })
})

it.each<[id: string, address: string, problem: string | undefined, before?: Structure]>([
  ['about', '/who-we-are', undefined],
  ['about', '/nikah', 'Another page has this address.'],
  ['about', '/Who we are', 'An address has small letters, digits and hyphens: /ramadan-meals'],
  ['about', '/admin', 'The site itself needs the address /admin. Choose another one.'],
  ['about', '/who/index', 'The site itself needs the address /index. Choose another one.'],
  ['about', '/ar', 'The site itself needs the address /ar. Choose another one.'],
  ['about', '/alfirdaous/us', 'Addresses that begin with /alfirdaous are another part’s.'],
  ['events', '/whats-on', 'This page keeps its address.'],
  ['schoolInfo', '/info', 'The addresses of this part of the site begin with /alfirdaous.'],
  ['schoolInfo', '/alfirdaous/fees', undefined],
  [
    'about',
    '/alfirdaous/us',
    'Addresses that begin with /alfirdaous are kept for another part, which is switched off. Choose another one.',
    withoutSchool,
  ],
])('the address of %s can be %s: %s', (id, address, problem, before = SEED_STRUCTURE) => {
  const structure = changed(id, { address }, before)
  expect(addressProblem(structure, findPage(structure, id)!)).toBe(problem)
})

it('leads from every old address straight to where the page is, and never away from a page', () => {
  const once = withRedirects(SEED_STRUCTURE, changed('youth', { address: '/young' }))
  const twice = withRedirects(once, changed('youth', { address: '/teens' }, once))
  expect(twice.redirects).toEqual({ '/youth': '/teens', '/young': '/teens' })
  const reused = withRedirects(twice, changed('sisters', { address: '/young' }, twice))
  expect(reused.redirects).toEqual({ '/youth': '/teens', '/sisters': '/young' })
  const back = withRedirects(twice, changed('youth', { address: '/youth' }, twice))
  expect(back.redirects).toEqual({ '/young': '/youth', '/teens': '/youth' })
  const removed = withRedirects(once, changed('youth', { state: 'removed' }, once))
  expect(withRedirects(removed, changed('youth', { state: 'shown' }, removed)).redirects).toEqual(
    once.redirects,
  )
  const pages = once.pages.filter(({ id }) => id !== 'youth')
  const without = withRedirects(once, { ...once, pages })
  expect([without.redirects, withRedirects(without, once).redirects]).toEqual([{}, once.redirects])
})

it('moves the pages of the school with it', () => {
  const moved = moveSite(SEED_STRUCTURE, 'school', '/weekend-school')
  expect(addressOf(moved, 'schoolInfo')).toBe('/weekend-school/info')
  expect(CheckedStructureSchema.safeParse(moved).success).toBe(true)
  expect(withRedirects(SEED_STRUCTURE, moved).redirects['/alfirdaous']).toBe('/weekend-school')
})

it('has what a newer release gained, hidden, and keeps everything else', () => {
  const older: Structure = {
    ...SEED_STRUCTURE,
    pages: SEED_STRUCTURE.pages.flatMap(page => {
      if (page.id === 'gallery') return []
      const blocks = page.blocks.filter(({ id }) => id !== 'imams')
      return {
        ...page,
        blocks: [...blocks, ...(page.id === 'about' ? [{ id: 'gone', block: 'page' }] : [])],
      }
    }),
  }
  const now = complete(older)
  expect(findPage(now, 'gallery')?.state).toBe('hidden')
  expect(findPage(now, 'about')?.blocks.at(-1)).toEqual({
    id: 'imams',
    block: 'page',
    hidden: true,
  })
  expect(findPage(now, 'about')?.blocks.map(({ id }) => id)).not.toContain('gone')
  expect(complete(SEED_STRUCTURE)).toEqual(SEED_STRUCTURE)
  const hidden = changed('prayer-times', { state: 'hidden' })
  expect(complete(hidden)).toEqual(SEED_STRUCTURE)
})

it.each<[string, Structure, string]>([
  ['a hidden home page', changed('home', { state: 'hidden' }), 'pages'],
  ['hidden prayer times', changed('prayer-times', { state: 'hidden' }), 'pages'],
  ['a pasted address', changed('about', { address: `/${'a'.repeat(120)}` }), 'pages.5.address'],
  ['a heading that is hidden', changed('about', { blocks: [] }), 'pages.5.blocks'],
  [
    'a link that leads nowhere',
    {
      ...SEED_STRUCTURE,
      sites: {
        ...SEED_STRUCTURE.sites,
        main: { ...SEED_STRUCTURE.sites.main, menu: [{ id: 'x', label: 'Nowhere' }] },
      },
    },
    'sites.main.menu.0',
  ],
  [
    'an id that no page is found by',
    changed('nikah', { id: 'weddings', title: 'Weddings' }),
    `pages.${SEED_STRUCTURE.pages.findIndex(({ id }) => id === 'nikah')}.id`,
  ],
])('refuses %s', (_, structure, path) => {
  const errors = errorsByPath(CheckedStructureSchema, structure)
  expect(Object.keys(errors)).toContain(path)
  expect(errors[path]).not.toMatch(/expected/)
})

it.each([
  [changed('nikah', { state: 'hidden' }), 'Hid the page “Nikah”'],
  [withoutSchool, 'Switched the school off'],
  [changed('youth', { title: 'Young people' }), 'Changed the page “Young people”'],
  [SEED_STRUCTURE, 'Saved the pages and menus without a change'],
])('says in the log what was changed', (after, words) => {
  expect(structureInWords(SEED_STRUCTURE, after)).toBe(words)
})
