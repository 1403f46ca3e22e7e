import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { eventData } from '#domain/structuredData/event.ts'
import { eventArticle } from './article.ts'
import { eventsCalendar } from './calendar.ts'
import { calendarLinks } from './calendarLinks.ts'
import { carouselEvents } from './carousel.ts'
import { prayerClocksOf } from './clocks.ts'
import type { CommunityEvent } from './event.ts'
import { eventEntries } from './feeds.ts'
import { missInWords } from './groups.ts'
import { isListed } from './listed.ts'
import { listing } from './listing.ts'
import { occurrenceDates } from './occurrences.ts'
import { ruledDays } from './recurrence.ts'
import { onNextDay, withResolvedTimes } from './resolve.ts'
import { rhythmInWords } from './rhythm.ts'
import { shareLine } from './shareLine.ts'
import { madeEvent } from './testing/madeEvent.ts'
import { weekAhead } from './week.ts'

const TODAY = '2027-02-20'
const AT = { date: TODAY, clock: '12:00' }
const zone = 'America/New_York'
const clocksOf = prayerClocksOf(seedPrayerSettings(new Date('2026-11-21T17:00:00Z')), TODAY)
/** As visitors get it. */
const sent = (more: Partial<CommunityEvent>, today = TODAY) => {
  const event = madeEvent({ id: 'k7m2', startTime: '18:30', endTime: '20:00', ...more })
  return onNextDay(withResolvedTimes(event, today, clocksOf), today)
}
const FIRST = { date: '2026-12-05', repeats: 'monthWeekday' } as const
const LAST = { date: '2026-11-28', repeats: 'monthLastWeekday' } as const
const DAY = { date: '2026-12-15', repeats: 'monthDay' } as const
const TRIP = { date: '2027-02-19', repeats: 'days', until: '2027-02-21' } as const

it('says in feeds of a day that is cancelled which one it is, not that all are', () => {
  const [entry] = eventEntries(
    [{ ...sent(FIRST), canceled: { '2027-03-06': 'snow' } }],
    () => '',
    AT,
    { zone, origin: 'https://example.org', host: 'example.org' },
  )
  expect(entry?.text).toBe('Saturday, March 6, 6:30 PM – 8:00 PM, Cancelled: snow')
})

it.each<[string, Partial<CommunityEvent>, string, string | undefined]>([
  ['First Saturday of each month', FIRST, '2027-03-06', '2027-03-06'],
  ['Last Saturday of each month', LAST, '2027-02-27', '2027-02-27'],
  ['The 15th of each month', DAY, '2027-03-15', '2027-03-15'],
  ['The 31st of each month', { date: '2026-12-31', repeats: 'monthDay' }, '2027-03-31', undefined],
  ['Friday, February 19 – Sunday, February 21', TRIP, TODAY, undefined],
])('shows visitors %s on its next day', (words, rule, next, shared) => {
  const event = sent(rule)
  expect([event.date, event.recurring]).toEqual([next, false])
  expect(rhythmInWords(event, next)).toBe(words)
  expect(listing([event], AT).upcoming[0]?.date).toBe(next)
  expect(carouselEvents([event], AT)[0]?.date).toBe(next)
  expect(shareLine(event, next, words)).toBe(`${words} · 6:30 PM – 8:00 PM`)
  const html = eventArticle(event, { at: AT, zone, address: '1 Street' })
  expect(html).toContain(`<h2>${words}</h2>`)
  expect(html).toContain(`<time datetime="${next}">`)
  if (shared) expect(html).toContain('Recurring')
})

it('lists an event that is over on its last day, and one that follows a prayer with its hours', () => {
  const over = sent({ ...FIRST, until: '2027-02-10' })
  expect(listing([over], AT).past[0]?.date).toBe('2027-02-06')
  expect(carouselEvents([over], AT)).toEqual([])
  const startsAt = { prayer: 'maghrib', at: 'iqama', minutes: 10 } as const
  const relative = sent({ ...FIRST, startTime: '', endTime: '', startsAt, endsAt: { lasts: 60 } })
  expect(relative.times?.['2027-03-06']?.[0]).toMatch(/^1[78]:\d\d$/)
  expect(relative.times?.['2027-04-03']?.[0]).toMatch(/^19:\d\d$/)
})

it('is in home’s week, and says which day is off', () => {
  const days = weekAhead([sent(TRIP)], null, AT)
  expect(days.map(({ date }) => date).slice(0, 2)).toEqual([TODAY, '2027-02-21'])
  const off = sent({ ...LAST, skipped: ['2027-02-27'] })
  expect(missInWords(off, TODAY)).toBe('Not next Saturday')
  expect(occurrenceDates(off, { from: TODAY, until: '2027-03-31' })).toEqual(['2027-03-27'])
})

describe('in calendars', () => {
  const place = {
    name: 'Center',
    address: '',
    zone,
    today: TODAY,
    origin: 'https://example.org',
    host: 'example.org',
    clocksOf,
    prayer: { revision: 0, savedAt: null },
  }
  const stored = (more: Partial<CommunityEvent>) => ({
    ...madeEvent({ id: 'k7m2', startTime: '18:30', endTime: '20:00', ...more }),
    revision: 1,
    savedAt: null,
    savedBy: null,
  })
  const textOf = (more: Partial<CommunityEvent>) =>
    eventsCalendar([{ event: stored(more), cancelled: false }], place)

  /** The days by an independent implementation of iCalendar. */
  function daysOf(text: string, count: number): string[] {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const iterator = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!).iterator()
    const days: string[] = []
    for (let next = iterator.next(); next && days.length < count; next = iterator.next()) {
      days.push(next.toString().slice(0, 16))
    }
    return days
  }

  it.each<[string, Partial<CommunityEvent>]>([
    ['FREQ=MONTHLY;BYDAY=1SA', FIRST],
    ['FREQ=MONTHLY;BYDAY=5SA', { date: '2026-10-31', repeats: 'monthWeekday' }],
    ['FREQ=MONTHLY;BYDAY=-1SA', LAST],
    ['FREQ=MONTHLY;BYMONTHDAY=31', { date: '2026-12-31', repeats: 'monthDay' }],
    ['FREQ=DAILY;UNTIL=20270222T045959Z', TRIP],
    ['FREQ=MONTHLY;BYDAY=1SA', { ...FIRST, skipped: ['2027-03-06'] }],
  ])('has the rule %s with the days of the site, across changes of the clocks', (rule, more) => {
    const text = textOf(more)
    expect(text).toContain(`\r\nRRULE:${rule}\r\n`)
    const days = ruledDays(stored(more), { from: '2026-01-01', until: '2027-12-31' }).slice(0, 8)
    expect(daysOf(text, days.length)).toEqual(days.map(day => `${day}T18:30`))
  })

  it('has single days of one that follows a prayer', () => {
    const startsAt = { prayer: 'isha', at: 'iqama', minutes: 0 } as const
    const text = textOf({ ...FIRST, startTime: '', startsAt })
    expect(text).toContain('UID:k7m2-2027-03-06@example.org')
    expect(text).not.toContain('UID:k7m2-2027-03-13@')
  })

  it('repeats in Google’s link', () => {
    const event = sent(FIRST)
    const links = calendarLinks({ event, date: event.date, start: '18:30', end: '20:00' }, place)
    expect(links.googleRepeats).toBe(true)
    expect(decodeURIComponent(links.google)).toContain('recur=RRULE:FREQ=MONTHLY;BYDAY=1SA')
  })

  it('tells search engines the schedule of a month, and the first and last of several days', () => {
    const data = (event: CommunityEvent) =>
      eventData(event, event.date, { ...place, path: '/events/tea' })
    expect(data(sent(LAST))).toMatchObject({
      eventSchedule: { repeatFrequency: 'P1M', byDay: '-1SA', startTime: '18:30:00' },
    })
    expect(data(sent(DAY))).toMatchObject({ eventSchedule: { byMonthDay: 15 } })
    const trip = data(sent(TRIP))
    expect(trip).toMatchObject({
      startDate: '2027-02-19T18:30:00-05:00',
      endDate: '2027-02-21T20:00:00-05:00',
    })
    expect(trip).not.toHaveProperty('eventSchedule')
    const closed = { '2027-02-19': '', '2027-02-20': '' }
    expect(data({ ...sent(TRIP), canceled: closed })?.eventStatus).toMatch(/EventScheduled$/)
    const all = { ...closed, '2027-02-21': '' }
    expect(data({ ...sent(TRIP), canceled: all })?.eventStatus).toMatch(/EventCancelled$/)
  })
})

it.each<[boolean, Partial<CommunityEvent>]>([
  [true, {}],
  [false, { active: false }],
  [true, { listedFrom: TODAY, listedUntil: TODAY }],
  [false, { listedFrom: '2027-02-21' }],
  [false, { listedUntil: '2027-02-19' }],
])('is found by visitors: %s, with %j', (isFound, more) => {
  const event = sent({ ...TRIP, ...more })
  expect(isListed(event, TODAY)).toBe(isFound)
  expect(carouselEvents([event], AT)).toHaveLength(isFound ? 1 : 0)
})

it.each([
  ['Every Tuesday', undefined],
  ['Every Tuesday until March 30, 2027', '2027-03-30'],
])('says %s of a weekly event', (words, until) => {
  const event = madeEvent({ date: '2027-02-23', recurring: true, ...(until && { until }) })
  expect(rhythmInWords(event, '2027-02-23')).toBe(words)
})
