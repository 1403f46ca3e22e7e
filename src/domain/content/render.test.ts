import { describe, expect, it } from 'vitest'
import { ITEM_FIELDS, type Kind, TEXT_KINDS } from './kinds.ts'
import { renderSection } from './render.ts'
import sections from './testing/sections.json' with { type: 'json' }

const json = JSON.stringify

it.each(sections.rendered as [Kind, string, string][])('renders %s %s', (kind, content, html) => {
  expect(renderSection(kind, content)).toBe(html)
})

it('links an address to its map', () => {
  expect(renderSection('address', '1 Main St, "NY"')).toMatch(
    /^<a href="https:\/\/www\.google\.com\/maps[^"]+">1 Main St, &quot;NY&quot;<\/a>$/,
  )
})

/** Hostile text in every possible position. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '<style>*{display:none}</style>',
  '</p></section><iframe src="//evil.example">',
]

describe.each([...TEXT_KINDS, ...(Object.keys(ITEM_FIELDS) as (keyof typeof ITEM_FIELDS)[])])(
  'kind %s',
  kind => {
    it.each(HOSTILE)('makes %s harmless', attack => {
      const fields: readonly string[] = Object.hasOwn(ITEM_FIELDS, kind)
        ? ITEM_FIELDS[kind as keyof typeof ITEM_FIELDS]
        : []
      const content = fields.length
        ? json([Object.fromEntries(fields.map(field => [field, attack]))])
        : attack
      const html = renderSection(kind, content)
      expect(html).not.toMatch(/<(script|style|iframe|svg|img[^>]*onerror|\/section)/i)
      expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]*\son\w+=/i)
    })
  },
)

it.each<[Kind, string]>([
  ['image', json({ src: '/api/uploads/a.webp', alt: '"Door"' })],
  ['photos', json([{ image: '/api/uploads/a.webp', alt: '"Door"' }])],
])('renders an uploaded picture of kind %s in several widths', (kind, content) => {
  const html = renderSection(kind, content)
  const at = (width: number) => `/.netlify/images?url=%2Fapi%2Fuploads%2Fa.webp&amp;w=${width}`
  expect(html).toContain(`src="${at(960)}" srcset="${at(320)} 320w, ${at(480)} 480w, `)
  expect(html).toContain('alt="&quot;Door&quot;"')
})
