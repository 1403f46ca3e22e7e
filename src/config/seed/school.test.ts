import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseItems } from '#domain/content/items.ts'
import { type ListKind, SCHOOL_CATEGORIES } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { validate } from '#domain/content/validate.ts'
import { seedPages } from './pages.ts'

const sections = Object.entries(seedPages)
  .filter(([pageId]) => pageId.startsWith('school'))
  .flatMap(([pageId, page]) =>
    Object.values(page.sections).map(({ id, content }) => {
      const kind = findSection(pageId, id)?.kind
      return { path: `${pageId}/${id}`, kind, content }
    }),
  )
const items = <K extends ListKind>(kind: K, path: string) =>
  parseItems(kind, sections.find(section => section.path === path)?.content ?? '')

describe('the school’s seed', () => {
  it.each(sections)('is valid in $path', ({ kind, content }) => {
    expect(kind).toBeDefined()
    expect(kind && validate(kind, content)).toEqual([])
  })

  it.each(['schoolHome/hero-title-arabic', 'schoolHome/about-title-arabic'])(
    'is only Arabic in %s',
    path => {
      expect(sections.find(section => section.path === path)?.content).toMatch(
        /^[\u0621-\u064a ]+$/,
      )
    },
  )

  it('has ten photos, each with a file and its own alternative text', () => {
    const photos = items('photos', 'schoolHome/photos')
    expect(new Set(photos.map(({ image }) => image)).size).toBe(10)
    expect(new Set(photos.map(({ alt }) => alt)).size).toBe(10)
    for (const { image } of photos) {
      expect(existsSync(new URL(`../../../public${image}`, import.meta.url)), image).toBe(true)
    }
  })

  it('has four programs', () => {
    expect(items('cards', 'schoolHome/programs')).toHaveLength(4)
  })

  it('fills its year from September to June with every kind of event', () => {
    const year = items('schoolEvents', 'schoolCalendar/schoolEvents')
    expect(new Set(year.map(({ category }) => category))).toEqual(new Set(SCHOOL_CATEGORIES))
    expect(new Set(year.map(({ id }) => id)).size).toBe(year.length)
    const months = new Set(year.map(({ date }) => date.slice(0, 7)))
    expect([...months].sort()).toEqual(
      ['09', '10', '11', '12']
        .map(month => `2026-${month}`)
        .concat(['01', '02', '03', '04', '05', '06'].map(month => `2027-${month}`)),
    )
  })
})
