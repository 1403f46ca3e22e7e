import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { instantOf } from '#domain/time/civil.ts'
import { eventsCalendar } from './calendar.ts'
import { occurrenceDates } from './occurrences.ts'
import type { StoredEvent } from './stored.ts'
import { madeHalaqa } from './testing/madeEvent.ts'

const NEW_YORK = 'America/New_York'
const settings = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
type CalendarPlace = Parameters<typeof eventsCalendar>[1]
const place: CalendarPlace = {
  name: 'Mercy; Islamic, Center',
  address: '123 Example Street, New York',
  zone: NEW_YORK,
  today: '2026-11-21',
  origin: 'https://mosque.example.org',
  host: 'mosque.example.org',
  clocksOf: dayComputer(settings),
  prayer: { revision: 0, savedAt: null },
}
const event = (more: Partial<StoredEvent> = {}): StoredEvent => ({
  ...madeHalaqa({ id: 'k7m2x9qd' }),
  revision: 7,
  savedAt: '2026-11-20T10:00:00.000Z',
  savedBy: 'Amina',
  ...more,
})
const RELATIVE = {
  startTime: '',
  endTime: '',
  startsAt: { prayer: 'maghrib', at: 'iqama', minutes: 15 },
  endsAt: { lasts: 60 },
} as const

/** Parsed by an independent implementation. */
function parse(
  stored: StoredEvent[] | StoredEvent,
  at: Partial<CalendarPlace> = {},
  cancelled = false,
) {
  const text = eventsCalendar(
    [stored].flat().map(one => ({ event: one, cancelled })),
    { ...place, ...at },
  )
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  }
  const entries = calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one))
  return { text, calendar, entries }
}

/** The instants at which an entry takes place before a year begins, at most 200. */
function expand(entry: ICAL.Event, before: string): string[] {
  const found: string[] = []
  const iterator = entry.iterator()
  for (let next = iterator.next(); next && found.length < 200; next = iterator.next()) {
    if (next.toString() >= before) break
    found.push(next.toJSDate().toISOString())
  }
  ICAL.TimezoneService.reset()
  return found
}

it.each(['9999-12-31', '0101-01-01'])(
  'the calendar stays small when an event is mistyped as %s',
  date => {
    const text = eventsCalendar([{ event: event({ date }), cancelled: false }], place)
    expect(text).toContain(`${date.slice(0, 4)}`)
    expect(text.length).toBeLessThan(20_000)
  },
)

describe('a weekly event on the clock', () => {
  it.each<[string, string, Partial<StoredEvent>]>([
    ['over both clock changes', NEW_YORK, {}],
    ['over a leap day', NEW_YORK, { date: '2028-01-08' }],
    [
      'right after the hour that spring skips',
      NEW_YORK,
      { date: '2026-03-01', startTime: '03:00', endTime: '04:00' },
    ],
    ['with bounds', NEW_YORK, { from: '2026-03-03', until: '2026-12-25' }],
    ['until the day before one of its days', NEW_YORK, { until: '2026-06-11' }],
    [
      'with skipped days, some on other weekdays',
      NEW_YORK,
      { skipped: ['2026-01-09', '2026-12-25', '2026-12-26'] },
    ],
    ['south of the equator', 'Australia/Sydney', {}],
    ['where clocks change around Ramadan', 'Africa/Casablanca', {}],
    ['without clock changes', 'Asia/Karachi', {}],
    ['where the offset is not a whole number of hours', 'Asia/Kathmandu', {}],
  ])('takes place on the same days as on the site: %s', (_, zone, more) => {
    const one = event(more)
    const { entries } = parse(one, { zone })
    expect(entries).toHaveLength(1)
    const first = one.from && one.from > one.date ? one.from : one.date
    const year = Number(one.date.slice(0, 4))
    const dates = occurrenceDates(one, { from: first, until: `${year + 1}-12-31` })
    expect(expand(entries[0]!, `${year + 2}`)).toEqual(
      dates.map(date => instantOf(date, one.startTime, zone).toISOString()),
    )
  })

  it('begins on the first day after its bound, or on its date', () => {
    expect(parse(event()).text).toContain('DTSTART;TZID=America/New_York:20260109T194500')
    expect(parse(event({ from: '2026-03-01' })).text).toContain(
      'DTSTART;TZID=America/New_York:20260306T',
    )
    expect(parse(event({ from: '2026-03-01', until: '2026-03-05' })).entries).toEqual([])
  })

  it('lasts all day without hours', () => {
    const { text, entries } = parse(
      event({ startTime: '00:00:00', endTime: '', until: '2026-01-30', skipped: ['2026-01-16'] }),
    )
    expect(text).toContain('DTSTART;VALUE=DATE:20260109')
    expect(expand(entries[0]!, '2027').map(iso => iso.slice(0, 10))).toHaveLength(3)
  })
})

describe('an entry', () => {
  it('contains its full texts, in lines of at most 75 octets', () => {
    const title = 'Qur’an, tajweed; \\ and tea 🍵 — القرآن الكريم '.repeat(3)
    const description = 'First line\nBEGIN:VEVENT\r\nthird; line'
    const { text, entries } = parse(event({ title, description }))
    expect(entries).toHaveLength(1)
    expect(entries[0]?.summary).toBe(title)
    expect(entries[0]?.description).toBe('First line\nBEGIN:VEVENT\nthird; line')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  const EARLIER = { revision: 3, savedAt: '2026-11-01T00:00:00.000Z' }
  const LATER = { revision: 4, savedAt: '2026-11-21T12:00:00.000Z' }
  it.each<[string, Partial<StoredEvent>, CalendarPlace['prayer'], number, string]>([
    ['on the clock', {}, EARLIER, 7, '20261120T100000Z'],
    ['on the clock, after a prayer save', {}, LATER, 7, '20261120T100000Z'],
    ['that follows a prayer', RELATIVE, EARLIER, 10, '20261120T100000Z'],
    ['that follows a prayer, after a prayer save', RELATIVE, LATER, 11, '20261121T120000Z'],
    [
      'until a prayer, after a prayer save',
      { endTime: '', endsAt: { prayer: 'isha', at: 'athan', minutes: 0 } },
      LATER,
      11,
      '20261121T120000Z',
    ],
    ['of a fixed length', { endTime: '', endsAt: { lasts: 60 } }, LATER, 7, '20261120T100000Z'],
    [
      'that follows no prayer any more',
      { revision: 8, savedAt: '2026-11-22T00:00:00.000Z', prayerRevision: 4 },
      LATER,
      12,
      '20261122T000000Z',
    ],
    ['that nobody saved', { revision: 0, savedAt: null }, LATER, 0, '20260101T000000Z'],
  ])('has the number and time of its last change: one %s', (_, more, prayer, sequence, at) => {
    const { entries } = parse(event(more), { prayer })
    for (const { component } of entries) {
      const [stamp, modified] = ['dtstamp', 'last-modified'].map(name =>
        String(component.getFirstPropertyValue(name)).replace(/[-:]/g, ''),
      )
      expect([component.getFirstPropertyValue('sequence'), stamp, modified]).toEqual([
        sequence,
        at,
        at,
      ])
    }
    expect(entries.length).toBeGreaterThan(0)
  })

  it('keeps its id and counts its changes, without the admin’s name', () => {
    const { text, entries } = parse(event())
    expect(entries[0]?.uid).toBe('k7m2x9qd@mosque.example.org')
    expect(entries[0]?.sequence).toBe(7)
    expect(text).toContain('DTSTAMP:20261120T100000Z')
    expect(text).toContain('URL:https://mosque.example.org/events/family-halaqa-k7m2x9qd')
    expect(text).not.toContain('Amina')
  })

  it.each<[string, Partial<StoredEvent>, string, string]>([
    ['with an end', {}, '19:45', '21:00'],
    ['without one takes an hour', { endTime: '' }, '19:45', '20:45'],
    ['past midnight', { startTime: '23:00', endTime: '01:00' }, '23:00', '01:00'],
  ])('has hours: %s', (_, more, start, end) => {
    const [entry] = parse(event({ ...more, recurring: false, date: '2026-12-31' })).entries
    expect(entry?.startDate.toString()).toBe(`2026-12-31T${start}:00`)
    expect(entry?.endDate.toString()).toBe(`${end < start ? '2027-01-01' : '2026-12-31'}T${end}:00`)
  })

  it('is cancelled when its event is deleted', () => {
    const { entries, calendar } = parse(event(), {}, true)
    expect(entries[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(entries[0]?.component.getFirstPropertyValue('description')).toBeNull()
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  })

  it.each<[string, Partial<StoredEvent>, boolean, string | undefined]>([
    ['on the clock', {}, false, '-PT30M'],
    ['that follows a prayer', RELATIVE, false, '-PT30M'],
    ['of a whole day', { startTime: '', endTime: '' }, false, undefined],
    ['that is cancelled', {}, true, undefined],
  ])('reminds of an event %s', (_, more, cancelled, trigger) => {
    const { entries } = parse(event(more), { alarm: 30 }, cancelled)
    for (const { component, summary } of entries) {
      const alarm = component.getFirstSubcomponent('valarm')
      expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe(trigger)
      expect(alarm?.getFirstPropertyValue('description')).toBe(trigger && summary)
    }
    expect(parse(event(more)).text).not.toContain('VALARM')
  })

  it.each(['', '0000-00-00', 'soon', '2027-02-29'])('does not exist for the date %j', date => {
    expect(parse(event({ date })).entries).toEqual([])
  })
})

describe('times that follow a prayer', () => {
  it('become one entry per day for a year, at that day’s time', () => {
    const { entries } = parse(event(RELATIVE))
    const days = entries.filter(entry => entry.startDate.toString() >= '2026-11-21')
    expect(days).toHaveLength(52)
    expect(new Set(entries.map(entry => entry.uid)).size).toBe(entries.length)
    const compute = dayComputer(settings)
    for (const entry of entries) {
      const day = entry.startDate.toString().slice(0, 10)
      const [hour = 0, minute = 0] = compute(day).iqama.maghrib.split(':').map(Number)
      expect(entry.startDate.hour * 60 + entry.startDate.minute).toBe(hour * 60 + minute + 15)
      expect(entry.duration.toSeconds()).toBe(3600)
    }
  })

  it('mark a skipped day as cancelled, so that calendars remove it', () => {
    const { entries } = parse(event({ ...RELATIVE, skipped: ['2026-12-25'] }))
    const cancelled = entries.filter(
      entry => entry.component.getFirstPropertyValue('status') === 'CANCELLED',
    )
    expect(cancelled.map(entry => entry.uid)).toEqual(['k7m2x9qd-2026-12-25@mosque.example.org'])
  })
})
