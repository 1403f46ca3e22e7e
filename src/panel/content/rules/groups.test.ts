import { expect, it } from 'vitest'
import { registry } from '#domain/content/registry.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { pageOf, SPECIFIED } from '#domain/structure/specified.ts'
import { groupSections } from './groups.ts'
import { isInHiddenBlock } from './hiddenBlock.ts'

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

it.each([
  ['home', 'school', 'school-title', true],
  ['home', 'programs', 'services-title', true],
  ['home', 'school', 'visit-title', false],
  ['about', 'boards', 'trustees-title', true],
  ['nikah', 'application', 'form-title', true],
  ['about', 'cards-k3m9x2ab', 'cards-k3m9x2ab-items', true],
] as const)('knows on %s with %s hidden of %s: %s', (id, hidden, sectionId, isHidden) => {
  const { blocks, ...page } = pageOf(id, SPECIFIED[id])
  const added = { id: 'cards-k3m9x2ab', block: 'cards' }
  const placed = [...blocks, added].map(block =>
    block.id === hidden ? { ...block, hidden: true as const } : block,
  )
  const structure = { ...SEED_STRUCTURE, pages: [{ ...page, blocks: placed }] }
  expect(isInHiddenBlock(structure, id, sectionId)).toBe(isHidden)
})
