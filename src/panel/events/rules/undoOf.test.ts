import { expect, it } from 'vitest'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { undoOf } from './undoOf.ts'

const events = [
  { ...madeEvent({ id: 'a' }), revision: 1 },
  { ...madeEvent({ id: 'b', active: false, category: 'youth' }), revision: 2 },
]

it.each<[Parameters<typeof undoOf>[1], object[]]>([
  [{ active: false }, [{ id: 'a', active: true }]],
  [{ active: true }, [{ id: 'b', active: false }]],
  [
    { category: 'social' },
    [
      { id: 'a', category: 'other' },
      { id: 'b', category: 'youth' },
    ],
  ],
  [{ category: 'youth' }, [{ id: 'a', category: 'other' }]],
  [
    { deleted: true },
    [
      { id: 'a', deleted: false },
      { id: 'b', deleted: false },
    ],
  ],
])('takes back %j of two events', (change, undo) => {
  expect(undoOf(events, change)).toEqual(undo)
})
