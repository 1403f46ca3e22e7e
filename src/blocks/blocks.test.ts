import { expect, it } from 'vitest'
import { isListKind, type Kind, TEXT_KINDS } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { BLOCKS, type BlockType, sectionsOf } from './declared.ts'
import { blockHtml } from './render.ts'

const TYPES = Object.keys(BLOCKS) as BlockType[]
const texts = (html: string) => ({
  path: (field: string) => `page-abcdefgh/x-${field}`,
  html: () => html,
})

it.each(TYPES)('%s shows each of its texts once, marked for newer content', type => {
  const html = blockHtml(type, texts('<b>Words</b>'))
  for (const field of Object.keys(BLOCKS[type].fields)) {
    expect(html.match(new RegExp(`data-section="page-abcdefgh/x-${field}"`, 'g'))).toHaveLength(1)
  }
  expect(html.match(/<b>Words<\/b>/g)).toHaveLength(Object.keys(BLOCKS[type].fields).length)
  expect(html).not.toContain('hidden')
})

it.each(TYPES)('%s takes no room while nothing is written', type => {
  expect(blockHtml(type, texts(''))).toMatch(
    /^<section class="section" data-needs="[^"]+" hidden="">/,
  )
})

it.each(TYPES)('%s has sections of known kinds on every page', type => {
  for (const section of sectionsOf(`${type}-k3m9x2ab`, type)) {
    const kind = findSection('page-abcdefgh', section)?.kind as Kind
    expect((TEXT_KINDS as readonly string[]).includes(kind) || isListKind(kind)).toBe(true)
    expect(findSection('about', section)?.kind).toBe(kind)
  }
})

it.each(['text-short-title', 'text-k3m9x2ab-nothing', 'constructor-k3m9x2ab-title', 'hero-title2'])(
  '%s is no section',
  id => expect(findSection('about', id)).toBeUndefined(),
)

it('shows nothing of a block of a newer release', () => {
  expect(blockHtml('unknown', texts('x'))).toBe('')
})
