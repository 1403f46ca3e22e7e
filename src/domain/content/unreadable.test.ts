import { describe, expect, it } from 'vitest'
import { readableContent, unreadableContentItems, withUnreadable } from './unreadable.ts'

const day = { id: 'a', date: '2026-11-21', title: 'Recitation', description: '', category: 'event' }
const party = { ...day, id: 'b', category: 'party', rooms: [2, 1] }
const text = (...items: unknown[]) => JSON.stringify(items)

describe('a stored list of school events', () => {
  const stored = text(party, day, 5)

  it('is read without the items that today’s rules reject', () => {
    expect(JSON.parse(readableContent('schoolEvents', stored))).toEqual([day])
    expect(unreadableContentItems('schoolEvents', stored)).toEqual([
      { at: 0, item: party },
      { at: 2, item: 5 },
    ])
  })

  it.each([
    ['as it was', [day], [party, day, 5]],
    ['with one more', [day, { ...day, id: 'c' }], [party, day, 5, { ...day, id: 'c' }]],
    ['empty', [], [party, 5]],
  ])('keeps them when it is saved %s', (_, next, expected) => {
    expect(JSON.parse(withUnreadable('schoolEvents', text(...next), stored))).toEqual(expected)
  })
})

it.each([
  ['schoolEvents', text(day)],
  ['schoolEvents', 'no JSON'],
  ['schoolEvents', '{}'],
  ['text', text(party)],
] as const)('leaves %s content %j as it is', (kind, content) => {
  expect(readableContent(kind, content)).toBe(content)
  expect(withUnreadable(kind, content, content)).toBe(content)
})
