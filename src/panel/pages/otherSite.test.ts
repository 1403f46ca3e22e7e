import { expect, it } from 'vitest'
import { moveSite } from '#domain/structure/addresses.ts'
import { linksOf, shownMenu } from '#domain/structure/menu.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { pageAt } from '#domain/structure/structure.ts'
import { CheckedStructureSchema } from '#domain/structure/structureSchema.ts'
import { renamedSite, withOtherSite } from './otherSite.ts'

const begun = withOtherSite(SEED_STRUCTURE, true)
const hrefs = (structure: typeof begun) =>
  linksOf(shownMenu(structure, 'main', 'menu')).map(({ href }) => href)

it('has a home page and menus that can be saved', () => {
  expect(CheckedStructureSchema.safeParse(begun).success).toBe(true)
  expect(pageAt(begun, '/branch')?.title).toBe('Our branch')
  expect(hrefs(begun)).toContain('/branch')
  const labels = linksOf(shownMenu(begun, 'other', 'menu')).map(({ label }) => label)
  expect(labels).toEqual(['Our branch', 'Back to Masjid'])
})

it('moves with its pages, and leaves no link when it is switched off', () => {
  const moved = moveSite(begun, 'other', '/cemetery')
  expect(hrefs(moved)).toContain('/cemetery')
  const off = withOtherSite(moved, false)
  expect(pageAt(off, '/cemetery')).toBeUndefined()
  expect(hrefs(off)).not.toContain('/cemetery')
  expect(withOtherSite(off, true)).toEqual(moved)
})

it('has a first page of its name until that gets another title', () => {
  const typed = ['', 'C', 'Cemetery'].reduce(renamedSite, begun)
  expect(pageAt(typed, '/branch')?.title).toBe('Cemetery')
  const titled = {
    ...typed,
    pages: typed.pages.map(page => (page.site === 'other' ? { ...page, title: 'Graves' } : page)),
  }
  expect(pageAt(renamedSite(titled, 'Gardens'), '/branch')?.title).toBe('Graves')
})
