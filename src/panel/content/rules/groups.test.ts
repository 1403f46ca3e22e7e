import { expect, it } from 'vitest'
import { registry } from '#domain/content/registry.ts'
import { groupSections } from './groups.ts'

const sectionsOf = (pageId: keyof typeof registry) =>
  Object.keys(registry[pageId].sections).map(id => ({ id }))

it('groups the sections of home as the page does', () => {
  const groups = groupSections('home', sectionsOf('home'))
  expect(groups.map(({ title, sections }) => [title, sections[0]?.id])).toEqual([
    ['Welcome', 'welcome'],
    ['History', 'history-title'],
    ['Programs', 'services-title'],
    ['School', 'school-title'],
    ['Visit us', 'visit-title'],
    ['Support us', 'support-title'],
  ])
})

it.each(Object.keys(registry) as (keyof typeof registry)[])('keeps every section of %s', pageId => {
  const groups = groupSections(pageId, sectionsOf(pageId))
  expect(groups.flatMap(({ sections }) => sections)).toEqual(sectionsOf(pageId))
  // The first group has a title too, if there are several.
  expect(groups.every(({ title }) => title !== null)).toBe(
    groups.length > 1 || groups[0]?.title !== null,
  )
})

it('leaves a page that it does not know in one part', () => {
  const sections = [{ id: 'one' }, { id: 'two' }]
  expect(groupSections('constructor', sections)).toEqual([{ title: null, sections }])
})
