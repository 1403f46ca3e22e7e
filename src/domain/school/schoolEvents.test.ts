import { expect, it } from 'vitest'
import { schoolEvents } from './schoolEvents.ts'

const day = { id: 'a', date: '2026-11-21', title: 'Recitation', description: '', category: 'event' }
const read = (...items: unknown[]) => schoolEvents(JSON.stringify(items))

it('reads events by date, not in the order they were written', () => {
  expect(read(day, { ...day, date: '2026-09-12' }).map(({ date }) => date)).toEqual([
    '2026-09-12',
    '2026-11-21',
  ])
})

it('gives entries with the same or no id unique ids', () => {
  const { id, ...withoutId } = day
  expect(new Set(read(day, { ...day }, withoutId).map(event => event.id)).size).toBe(3)
})

it.each([
  ['an invalid date', { date: '2026-02-30' }, []],
  ['no title', { title: undefined }, []],
  ['an unknown category', { category: 'party' }, ['event']],
  ['a known category', { category: 'holiday' }, ['holiday']],
])('reads an entry with %s', (_, change, categories) => {
  expect(read({ ...day, ...change }).map(({ category }) => category)).toEqual(categories)
})

it.each(['', 'no JSON', '{}'])('reads nothing from %j', content => {
  expect(schoolEvents(content)).toEqual([])
})
