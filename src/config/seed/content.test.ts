import { describe, expect, it } from 'vitest'
import { cleanContent } from '#domain/content/clean.ts'
import { parseItems } from '#domain/content/items.ts'
import { ITEM_FIELDS, isListKind, type Kind } from '#domain/content/kinds.ts'
import { registry } from '#domain/content/registry.ts'
import { validate } from '#domain/content/validate.ts'
import { seedPages } from './pages.ts'

/** Sections that may be empty at first: the page shows a drawn scene instead, or nothing. */
const OPTIONAL: readonly Kind[] = ['image', 'url', 'secure-url']

const sections = Object.entries(registry).flatMap(([pageId, page]) =>
  Object.entries(page.sections).map(([id, { kind }]) => {
    const content = seedPages[pageId]?.sections[id]?.content
    return { path: `${pageId}/${id}`, kind, content }
  }),
)
const words = (content = '') => content.split(/\s+/).filter(Boolean).length

/** The visible words of a section; of a list, those of its items. */
function readWords(kind: Kind, content = ''): number {
  if (!isListKind(kind)) return words(content.replace(/<[^>]*>/g, ' '))
  return words(
    parseItems(kind, content)
      .flatMap(item => ITEM_FIELDS[kind].map(field => (item as Record<string, string>)[field]))
      .join(' '),
  )
}

it('has a seed for every page of the registry, in its order', () => {
  expect(Object.keys(seedPages)).toEqual(Object.keys(registry))
})

it('states no price but the one of docs/product.md, section 7', () => {
  const prices = sections.flatMap(({ content }) => content?.match(/\$\s?\d[\d,.]*/g) ?? [])
  expect(new Set(prices.map(price => price.replace(/[,.]$/, '')))).toEqual(new Set(['$120']))
})

describe.each(sections)('$path', ({ kind, content }) => {
  it('has a valid seed', () => {
    expect(content).toBeDefined()
    expect(validate(kind, content ?? '')).toEqual([])
    expect(cleanContent(kind, content ?? '')).toBe(content)
    if (!OPTIONAL.includes(kind)) expect(content?.trim()).not.toBe('')
  })
})

const isHero = (path: string) => path.endsWith('/hero-text')

// The first screen of a phone has more to show than its introduction.
it.each(sections.filter(({ path }) => isHero(path)))('$path has at most 18 words', section => {
  expect(words(section.content)).toBeLessThanOrEqual(18)
})

// One paragraph says its thing and ends: a page is read on a phone.
it.each(sections.filter(({ path, kind }) => kind === 'text' && !isHero(path)))(
  '$path has 15 to 75 words',
  section => {
    expect(words(section.content)).toBeGreaterThanOrEqual(15)
    expect(words(section.content)).toBeLessThanOrEqual(75)
  },
)

// A card of home is a title and a line or two.
it.each(sections.filter(({ path }) => /^home\/service-\w+-text$/.test(path)))(
  '$path has at most 24 words',
  section => {
    expect(words(section.content)).toBeLessThanOrEqual(24)
  },
)

describe.each(
  sections.filter(
    ({ path, kind }) => ['paragraphs', 'html', 'faq', 'cards'].includes(kind) && !isHero(path),
  ),
)('$path', ({ kind, content }) => {
  it('has at least 40 words', () => {
    expect(readWords(kind, content)).toBeGreaterThanOrEqual(40)
  })
})

describe.each(sections.filter(({ path }) => path.endsWith('activities-bullets')))(
  '$path',
  ({ content }) => {
    it('has at least 40 words', () => {
      expect(words(content)).toBeGreaterThanOrEqual(40)
    })
  },
)
