import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { StorageError } from '../errors.ts'
import { entry, entryOf, readEntryOf } from './entry.ts'
import { readShape } from './read.ts'
import { eachItem, shape } from './shape.ts'
import { writeShape } from './write.ts'

const EventSchema = z.object({
  id: z.string(),
  category: z.enum(['prayer', 'lecture']),
  note: z.string().optional(),
  place: z.object({ room: z.string().optional() }).optional(),
})
const EventsSchema = z.object({ events: z.array(EventSchema), deleted: z.array(EventSchema) })
const items = { 'events.*': 'id', 'deleted.*': 'id' }
const events = shape('The document "events"', { version: 1, schema: EventsSchema, items })

const one = { id: 'one', category: 'lecture' as const }
const two = { id: 'two', category: 'prayer' as const }
const charity = {
  id: 'charity',
  category: 'charity',
  note: 'as it was',
  order: [3, { b: 1, a: 2 }],
}

describe('shape', () => {
  it.each([
    ['no upgrade for an older version', { version: 2 }],
    ['an upgrade too many', { version: 1, upgrade: { 1: (value: unknown) => value } }],
    [
      'an upgrade of items that it does not name',
      { version: 2, upgrade: { 1: eachItem('a.*', e => e) } },
    ],
  ])('refuses a declaration with %s', (_, options) => {
    expect(() => shape('The document "a"', { schema: z.unknown(), ...options })).toThrow()
  })
})

describe('upgrade', () => {
  const withRegistration = shape('The document "events"', {
    version: 3,
    schema: z.object({ list: z.array(EventSchema.extend({ registration: z.boolean() })) }),
    items: { 'list.*': 'id' },
    upgrade: {
      1: ({ events }: { events: unknown[] }) => ({ list: events }),
      2: eachItem('list.*', (event: object) => ({ ...event, registration: false })),
    },
  })

  it('applies every step after the stored version', () => {
    const upgraded = [{ ...one, registration: false }]
    expect(readShape(withRegistration, { events: [one] }, 1).value.list).toEqual(upgraded)
    expect(readShape(withRegistration, { list: [one] }, 2).value.list).toEqual(upgraded)
    expect(readShape(withRegistration, { list: upgraded }, 3).value.list).toEqual(upgraded)
  })

  it('keeps an item that fails to upgrade as stored, and reads it once a release can', () => {
    const failing = shape('The document "events"', {
      version: 2,
      schema: EventsSchema,
      items,
      upgrade: {
        1: eachItem('events.*', (event: { category: string }) => {
          if (event.category === 'charity') throw new Error('unknown category')
          return { ...event, note: 'upgraded' }
        }),
      },
    })
    const stored = { events: [charity, one], deleted: [] }
    const before = readShape(failing, stored, 1)
    expect(before.value.events).toEqual([{ ...one, note: 'upgraded' }])
    expect(before.unreadable).toEqual([{ at: 'events.0', item: charity }])

    const saved = writeShape(failing, { ...before.value, deleted: [two] }, before)
    const again = readShape(failing, saved, 2)
    expect(again.unreadable).toEqual([{ at: 'events.0', item: charity }])

    const later = shape('The document "events"', {
      version: 3,
      schema: EventsSchema.extend({
        events: z.array(EventSchema.extend({ category: z.string(), fee: z.number() })),
      }),
      items,
      upgrade: {
        1: eachItem('events.*', (event: object) => ({ ...event, note: 'upgraded' })),
        2: eachItem('events.*', (event: object) => ({ ...event, fee: 0 })),
      },
    })
    expect(readShape(later, saved, 2).value.events).toEqual([
      { id: 'charity', category: 'charity', note: 'upgraded', fee: 0 },
      { ...one, note: 'upgraded', fee: 0 },
    ])
  })

  it('keeps an item as stored when it is invalid after its upgrade', () => {
    const marking = shape('The document "events"', {
      version: 2,
      schema: EventsSchema,
      items,
      upgrade: { 1: eachItem('events.*', (event: object) => ({ ...event, note: 'upgraded' })) },
    })
    const before = readShape(marking, { events: [one, charity], deleted: [] }, 1)
    const saved = writeShape(marking, before.value, before)
    expect(JSON.stringify(saved)).toContain(JSON.stringify(charity))
    expect(readShape(marking, saved, 2).unreadable).toEqual([{ at: 'events.1', item: charity }])
  })
})

describe('items', () => {
  const stored = { events: [one, charity, two, 7, null], deleted: [] }

  it('skips items that do not match the schema and reads the others', () => {
    const { value, unreadable } = readShape(events, stored, 1)
    expect(value.events).toEqual([one, two])
    expect(unreadable.map(({ item }) => item)).toEqual([charity, 7, null])
  })

  it.each([
    ['nothing', (list: object[]) => list, [one, charity, two, 7, null]],
    [
      'a change',
      () => [one, { ...two, note: 'new' }],
      [one, charity, { ...two, note: 'new' }, 7, null],
    ],
    [
      'an addition',
      () => [one, two, { id: 'x', category: 'prayer' }],
      [one, charity, two, 7, null, { id: 'x', category: 'prayer' }],
    ],
    ['a removal', () => [two], [two, charity, 7, null]],
    ['the removal of all', () => [], [charity, 7, null]],
  ])('keeps unreadable items in place through the save of %s', (_, change, expected) => {
    const before = readShape(events, stored, 1)
    const next = { ...before.value, events: change(before.value.events) as never }
    const saved = writeShape(events, next, before) as typeof stored
    expect(saved.events).toEqual(expected)
    expect(JSON.stringify(saved)).toContain(JSON.stringify(charity))
  })

  it('skips tens of thousands of items in a moment', () => {
    const stored = { events: [one, ...Array.from({ length: 20_000 }, () => charity)], deleted: [] }
    const begun = performance.now()
    const { value, unreadable } = readShape(events, stored, 1)
    expect([value.events, unreadable.length]).toEqual([[one], 20_000])
    // Item by item against every other one it took half a minute.
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  it('rejects a value that is invalid outside of its lists', () => {
    expect(() => readShape(events, { events: {}, deleted: [] }, 1)).toThrow(StorageError)
  })

  it('keeps unreadable days inside a table, and the table once none is left', () => {
    const table = shape('The document "tables"', {
      version: 1,
      schema: z.object({
        tables: z.array(
          z.object({
            year: z.number(),
            days: z.array(z.object({ date: z.string() })).min(1),
          }),
        ),
      }),
      items: { 'tables.*': 'year', 'tables.*.days.*': 'date' },
    })
    const first = { date: '2027-01-01', new: 1 }
    const tables = [
      { year: 2026, days: [{ dates: 'bad' }, 5] },
      { year: 2027, days: [first, { dates: 'bad' }, { date: '2027-01-03' }] },
    ]
    const before = readShape(table, { tables }, 1)
    expect(before.value.tables).toEqual([
      { year: 2027, days: [{ date: '2027-01-01' }, { date: '2027-01-03' }] },
    ])
    expect(before.unreadable.map(({ item }) => item)).toEqual([tables[0], { dates: 'bad' }])
    expect(writeShape(table, before.value, before)).toEqual({ tables })
  })

  it('keeps an unreadable entry of a record, under another name once its own is taken', () => {
    const record = shape('The document "texts"', {
      version: 1,
      schema: z.record(z.string(), z.object({ text: z.string() })),
      items: { '*': null },
    })
    const before = readShape(record, { a: { text: 1 }, b: { text: 'b' } }, 1)
    expect(before.value).toEqual({ b: { text: 'b' } })
    expect(writeShape(record, before.value, before)).toEqual({ a: { text: 1 }, b: { text: 'b' } })
    expect(writeShape(record, { a: { text: 'new' } }, before)).toEqual({
      a: { text: 'new' },
      'a~': { text: 1 },
    })
  })
})

describe('fields that the schema does not know', () => {
  const stored = {
    events: [{ ...one, note: 'n', fee: 5, place: { room: 'Hall', floor: 2 } }, two],
    deleted: [],
    layout: 'wide',
  }
  const before = readShape(events, stored, 1)
  const [first, second] = before.value.events
  const save = (next: z.output<typeof EventsSchema>) => writeShape(events, next, before)

  it('returns no unknown fields in the value', () => {
    expect(before.value).toEqual({
      events: [{ ...one, note: 'n', place: { room: 'Hall' } }, two],
      deleted: [],
    })
  })

  it.each([
    ['a save of nothing', before.value, stored],
    [
      'a change beside them, in another order',
      { events: [second!, { ...first!, note: 'm', place: { room: 'Loft' } }], deleted: [] },
      {
        ...stored,
        events: [two, { ...one, note: 'm', fee: 5, place: { room: 'Loft', floor: 2 } }],
      },
    ],
    [
      'a move to another list',
      { events: [second!], deleted: [first!] },
      { ...stored, events: [two], deleted: [stored.events[0]] },
    ],
    [
      'the removal of an optional field',
      { events: [{ ...one, place: {} }, second!], deleted: [] },
      { ...stored, events: [{ ...one, fee: 5, place: { floor: 2 } }, two] },
    ],
    ['the removal of their item', { events: [second!], deleted: [] }, { ...stored, events: [two] }],
  ])('keeps unknown fields through %s', (_, next, expected) => expect(save(next)).toEqual(expected))

  it('adds no unknown fields by a save', () => {
    const smuggled = { ...second!, admin: true }
    expect(save({ events: [first!, smuggled], deleted: [] })).toEqual(stored)
  })

  it('keeps unknown fields of items without a name at their place, or where an equal item moved', () => {
    const ranges = shape('The document "ranges"', {
      version: 1,
      schema: z.object({ ranges: z.array(z.object({ minutes: z.number() })) }),
      items: { 'ranges.*': null },
    })
    const stored = {
      ranges: [
        { minutes: 5, why: 'a' },
        { minutes: 10, why: 'b' },
      ],
    }
    const before = readShape(ranges, stored, 1)
    expect(writeShape(ranges, { ranges: [{ minutes: 10 }] }, before)).toEqual({
      ranges: [{ minutes: 10, why: 'b' }],
    })
    expect(writeShape(ranges, { ranges: [{ minutes: 7 }, { minutes: 10 }] }, before)).toEqual({
      ranges: [
        { minutes: 7, why: 'a' },
        { minutes: 10, why: 'b' },
      ],
    })
  })
})

describe('entry', () => {
  const kind = entry('A message', {
    version: 2,
    schema: z.object({ text: z.string(), form: z.string() }),
    upgrade: { 1: (message: object) => ({ ...message, form: 'site' }) },
  })

  it('reads an entry without a version as version 1', () => {
    expect(readEntryOf(kind, { text: 'a' }).value).toEqual({ text: 'a', form: 'site' })
    expect(entryOf(kind, { text: 'a', form: 'school' })).toEqual({
      ...{ version: 2, text: 'a', form: 'school' },
    })
  })

  it('keeps unknown fields of an entry', () => {
    const before = readEntryOf(kind, { version: 2, text: 'a', form: 'site', stars: 3 })
    expect(entryOf(kind, { text: 'b', form: 'site' }, before)).toEqual({
      ...{ version: 2, text: 'b', form: 'site', stars: 3 },
    })
  })

  it.each([[[]], [null], ['text'], [{ version: 'x' }]])('refuses the entry %j', stored => {
    expect(() => readEntryOf(kind, stored)).toThrow(StorageError)
  })
})
