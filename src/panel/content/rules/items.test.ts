import { describe, expect, it } from 'vitest'
import { parseItems } from '#domain/content/items.ts'
import { isListKind } from '#domain/content/kinds.ts'
import { registry } from '#domain/content/registry.ts'
import {
  blankItem,
  fieldFaults,
  type ItemKind,
  isItemKind,
  itemFields,
  moved,
  readItems,
  textIn,
  writeItems,
} from './items.ts'

const KINDS: ItemKind[] = [
  'faq',
  'timeline',
  'people',
  'cards',
  'photos',
  'albums',
  'schoolEvents',
  'paragraphs',
  'bullets',
  'questions',
]

it('handles every kind of list in the registry', () => {
  const kinds = Object.values(registry).flatMap(page =>
    Object.values<{ kind: Parameters<typeof isListKind>[0] }>(page.sections).map(s => s.kind),
  )
  expect(kinds.filter(isListKind).every(isItemKind)).toBe(true)
  expect(isItemKind('html')).toBe(false)
})

describe.each(KINDS)('%s', kind => {
  it('is unchanged after reading and writing', () => {
    const item = Object.fromEntries(itemFields(kind).map(field => [field, `A “${field}” & more`]))
    const content = writeItems(kind, [item, item])
    expect(readItems(kind, content)).toEqual([item, item])
    expect(writeItems(kind, readItems(kind, content) ?? [])).toBe(content)
  })

  it('has a blank item with its fields', () => {
    const blank = blankItem(kind, 'new-1', '2026-11-27')
    expect(Object.keys(blank)).toEqual([...itemFields(kind)])
    expect(blank.date || '').toBe(kind === 'albums' ? '2026-11-27' : '')
    expect(readItems(kind, '')).toEqual([])
  })
})

it('gives a new school event an id and a category that it may have', () => {
  const event = {
    ...blankItem('schoolEvents', 'new-1', '2026-11-27'),
    date: '2026-12-01',
    title: 'A day',
  }
  const content = writeItems('schoolEvents', [event])
  expect(parseItems('schoolEvents', content)).toMatchObject([{ id: 'new-1', category: 'event' }])
  expect(fieldFaults('schoolEvents', content, true)).toEqual({})
})

it('keeps values that no field shows and values that are not text', () => {
  const content = '[{"year":2006,"title":"a","description":"b","note":"kept"}]'
  const items = readItems('timeline', content)
  expect(textIn(items?.[0] ?? {}, 'year')).toBe('2006')
  expect(JSON.parse(writeItems('timeline', items ?? []))).toEqual(JSON.parse(content))
})

it.each(['{"question":"a"}', '["a"]', '[null]', '[[]]', '[{', 'Why?'])(
  'leaves %s to the text editor',
  content => {
    expect(readItems('faq', content)).toBeNull()
  },
)

it('reads one item per line, without empty lines at the ends', () => {
  expect(readItems('bullets', '\nOne\n Two \n')).toEqual([{ line: 'One' }, { line: 'Two' }])
  expect(writeItems('bullets', [{ line: 'One\n  and more' }, { line: 'Two' }])).toBe(
    'One and more\nTwo',
  )
})

it.each<[number, number, string]>([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [9, 0, 'abc'],
])('moves item %i to %i', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected)
})

it('reports errors by item and field, and empty fields only on request', () => {
  const content = JSON.stringify([
    { date: '2026-02-30', title: '', category: 'event' },
    { date: '', title: 'x', category: 'party' },
  ])
  expect(fieldFaults('schoolEvents', content, false)).toEqual({
    '0.date': expect.stringContaining('valid date'),
    '1.category': expect.stringContaining('academic'),
  })
  expect(Object.keys(fieldFaults('schoolEvents', content, true)).sort()).toEqual([
    '0.date',
    '0.title',
    '1.category',
    '1.date',
  ])
})
