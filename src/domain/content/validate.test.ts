import { describe, expect, it } from 'vitest'
import type { Kind } from './kinds.ts'
import { MOST_BYTES, problemText, validate } from './validate.ts'

const json = JSON.stringify
const event = { id: '1', date: '2026-12-24', title: 'No classes', category: 'holiday' }

describe('validate accepts', () => {
  it.each<[Kind, string]>([
    ['line', ''],
    ['text', 'Any <text> & more'],
    ['url', ''],
    ['url', 'http://example.org'],
    ['url', 'HTTPS://example.org/a?b=c#d'],
    ['secure-url', ' https://example.org '],
    ['image', '/art/school/1.svg'],
    ['image', 'https://example.org/a.png'],
    ['image', json({ src: 'https://example.org/a.png', alt: 'A door' })],
    ['email', 'info@example.org'],
    ['phone', '(212) 555-0100'],
    ['address', '1 Street'],
    ['faq', ''],
    ['faq', json([{ question: 'Why?', answer: 'So.' }])],
    ['people', json([])],
    ['people', json([{ name: 'A', position: 'P', photo: '/a.jpg', focus: 'top' }])],
    ['photos', json([{ image: '/a.jpg' }])],
    ['schoolEvents', json([event])],
    ['text', 'x'.repeat(MOST_BYTES)],
    ['category', ''],
    ['category', 'youth'],
    ['questions', 'How many are you? *\n'.repeat(20)],
  ])('%s %s', (kind, content) => {
    expect(validate(kind, content)).toEqual([])
  })
})

describe('validate rejects', () => {
  it.each<[Kind, string, string, RegExp]>([
    ['url', 'example.org', 'the text', /http:\/\//],
    ['url', 'javascript:alert(1)', 'the text', /http:\/\//],
    ['url', 'https://', 'the text', /http:\/\//],
    ['url', 'https://example.org/a b', 'the text', /a space/],
    ['secure-url', 'http://example.org', 'the text', /https:\/\//],
    ['image', 'data:image/png;base64,AA', 'the text', /picture/],
    ['image', '//example.org/a.png', 'the text', /picture/],
    ['image', json({ alt: 'No source' }), 'the text', /picture/],
    ['email', 'info at example.org', 'the text', /e-mail/],
    ['phone', 'call us', 'the text', /phone/],
    ['faq', '[{"question": "Why?"', 'the text', /JSON/],
    ['faq', '{"question":"Why?","answer":"So."}', 'the text', /list/],
    [
      'faq',
      json([{ question: 'Why?', answer: 'So.' }, { question: 'How?' }]),
      'item 2, answer',
      /missing/,
    ],
    ['faq', json(['Why?']), 'item 1', /question, answer/],
    ['faq', json([null]), 'item 1', /question, answer/],
    [
      'timeline',
      json([{ year: 2006, title: 'a', description: 'b' }]),
      'item 1, year',
      /must be a text/,
    ],
    ['people', json([{ name: ' ', position: 'President' }]), 'item 1, name', /missing/],
    ['people', json([{ name: 'A', position: 'P', photo: 'a.jpg' }]), 'item 1, photo', /picture/],
    [
      'people',
      json([{ name: 'A', position: 'P', focus: 'up' }]),
      'item 1, focus',
      /point of the picture/,
    ],
    ['photos', json([{ image: 'javascript:1', alt: '' }]), 'item 1, image', /picture/],
    ['schoolEvents', json([{ ...event, date: '2026-02-30' }]), 'item 1, date', /valid date/],
    [
      'schoolEvents',
      json([event, { ...event, category: 'party' }]),
      'item 2, category',
      /academic/,
    ],
    ['category', 'picnic', 'the text', /category/],
    ['questions', 'Why?\n'.repeat(21), 'the text', /20 questions/],
    ['questions', 'x'.repeat(501), 'the text', /500 letters/],
    ['text', 'x'.repeat(MOST_BYTES + 1), 'the text', /100 KB/],
    ['text', 'é'.repeat(MOST_BYTES / 2 + 1), 'the text', /100 KB/],
  ])('%s %s at %s', (kind, content, where, what) => {
    const [problem, ...others] = validate(kind, content)
    expect(problem).toEqual({ where, what: expect.stringMatching(what) })
    expect(others).toEqual([])
  })

  it('reports each wrong field of a list', () => {
    expect(validate('people', json([{}, { name: 'A' }])).map(({ where }) => where)).toEqual([
      'item 1, name',
      'item 1, position',
      'item 2, position',
    ])
  })
})

it('describes a problem and its position in a sentence', () => {
  expect(problemText(validate('schoolEvents', json([{ ...event, date: 'soon' }])))).toBe(
    'Item 1, date: is not a valid date (YYYY-MM-DD).',
  )
})
