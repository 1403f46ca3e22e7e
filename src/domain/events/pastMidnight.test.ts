import { describe, expect, it } from 'vitest'
import { eventData } from '#domain/structuredData/event.ts'
import { typedHours } from '#panel/events/rules/typedHours.ts'
import { eventValues } from '#panel/events/rules/values.ts'
import { eventArticle } from './article.ts'
import { eventsCalendar } from './calendar.ts'
import { calendarLinks } from './calendarLinks.ts'
import { carouselEvents } from './carousel.ts'
import { hoursOn } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { feedItems } from './feeds.ts'
import { hoursInWords } from './hours.ts'
import { listing } from './listing.ts'
import { occurrences } from './occurrences.ts'
import { withResolvedTimes } from './resolve.ts'
import { CLOCKS, madeEvent } from './testing/madeEvent.ts'

const ZONE = 'America/New_York'
const PLACE = { name: 'Center', address: '1 Road', zone: ZONE, origin: 'https://example.org' }
/** A Monday. */
const AT = { date: '2026-11-23', clock: '12:00' }
const clocks: typeof CLOCKS = { ...CLOCKS, iqama: { ...CLOCKS.iqama, isha: '19:30' } }
const resolved = (event: CommunityEvent) => withResolvedTimes(event, AT.date, () => clocks)
/** On Thursdays, 330 minutes after the Isha iqama for an hour: on Fridays at 1 AM. */
const vigil = (more: Partial<CommunityEvent> = {}) =>
  madeEvent({
    date: '2026-11-19',
    recurring: true,
    startsAt: { prayer: 'isha', at: 'iqama', minutes: 330 },
    endsAt: { lasts: 60 },
    ...more,
  })

/** The calendar file of an event. */
function fileOf({ times: _, ...stored }: CommunityEvent): string {
  const event = { ...stored, revision: 1, savedAt: null, savedBy: null }
  const prayer = { revision: 0, savedAt: null }
  const of = { ...PLACE, host: 'example.org', today: AT.date, clocksOf: () => clocks, prayer }
  return eventsCalendar([{ event, cancelled: false }], of)
}

describe.each<[string, CommunityEvent]>([
  ['weekly', resolved(vigil())],
  ['single', resolved(vigil({ recurring: false, date: '2026-11-26' }))],
])('a %s event of a Thursday that starts on Friday at 1 AM', (_, event) => {
  it('is on Friday in the API', () => {
    expect(event.times?.['2026-11-27']).toEqual(['01:00', '02:00'])
    expect(event.times?.['2026-11-26']).toBeUndefined()
  })

  it('is on Friday in the list and in the carousel', () => {
    expect(listing([event], AT).upcoming[0]?.date).toBe('2026-11-27')
    expect(carouselEvents([event], AT)[0]?.date).toBe('2026-11-27')
    expect(hoursInWords(event, '2026-11-27')).toBe('1:00 AM – 2:00 AM')
  })

  it('is on Friday in the month', () => {
    const found = occurrences([event], { from: '2026-11-22', until: '2026-11-28' })
    expect(found.map(({ date, start, end }) => [date, start, end])).toEqual([
      ['2026-11-27', '01:00', '02:00'],
    ])
    expect(occurrences([event], { from: '2026-11-26', until: '2026-11-26' })).toEqual([])
    expect(occurrences([event], { from: '2026-11-27', until: '2026-11-27' })).toHaveLength(1)
  })

  it('is on Friday on its page', () => {
    const html = eventArticle(event, { at: AT, zone: ZONE, address: '' })
    expect(html).toContain(
      '>Friday, November 27, 2026</b><span><bdi>1:00 AM – 2:00 AM</bdi></span>',
    )
    expect(html).not.toContain('Thursday')
  })

  it('is on Friday in the JSON feed', () => {
    const items = feedItems([event], () => null, AT, PLACE) as { _event: object }[]
    expect(items[0]?._event).toMatchObject({
      date: '2026-11-27',
      hours: '1:00 AM – 2:00 AM',
      occurrences: expect.arrayContaining([{ date: '2026-11-27', start: '01:00', end: '02:00' }]),
    })
  })

  it('is on Friday for search engines', () => {
    const data = eventData(event, '2026-11-27', { ...PLACE, path: '/events/tea-a' })
    expect(data).toMatchObject({
      startDate: '2026-11-27T01:00:00-05:00',
      endDate: '2026-11-27T02:00:00-05:00',
    })
    if (event.recurring) {
      expect(data?.eventSchedule).toMatchObject({
        byDay: 'https://schema.org/Friday',
        startDate: '2026-11-20',
      })
    }
  })

  it('is on Friday in calendar links', () => {
    const date = '2026-11-27'
    const { google, outlook } = calendarLinks({ event, date, ...hoursOn(event, date) }, PLACE)
    expect(new URL(google).searchParams.get('dates')).toBe('20261127T010000/20261127T020000')
    expect(new URL(outlook).searchParams.get('startdt')).toBe('2026-11-27T06:00:00.000Z')
  })

  it('is on Friday in the calendar file', () => {
    expect(fileOf(event)).toContain(`DTSTART;TZID=${ZONE}:20261127T010000`)
  })

  it('is on Friday in the panel’s form', () => {
    expect(typedHours(eventValues(event), AT.date, () => clocks)).toEqual({
      date: '2026-11-27',
      start: '01:00',
      end: '02:00',
      isOvernight: false,
    })
  })
})

describe('a repeating event past midnight', () => {
  it('has as many nights as days in a row, of which a closure cancels one', () => {
    const days = { repeats: 'days', date: '2026-11-26', until: '2026-11-28' } as const
    const event = resolved(vigil({ recurring: false, ...days }))
    const nights = ['2026-11-27', '2026-11-28', '2026-11-29']
    const found = occurrences([event], { from: AT.date, until: '2026-11-30' })
    expect(found.map(({ date }) => date)).toEqual(nights)
    expect(listing([event], { date: '2026-11-30', clock: '09:00' }).past[0]?.date).toBe(nights[2])
    expect(eventData(event, nights[1], { ...PLACE, path: '/events/tea-a' })).toMatchObject({
      startDate: '2026-11-27T01:00:00-05:00',
      endDate: '2026-11-29T02:00:00-05:00',
    })
    const file = fileOf({ ...event, canceled: { '2026-11-28': 'snow' } })
    expect(file.match(/STATUS:C\w+/g)?.map(status => status.slice(7))).toEqual([
      ...['CONFIRMED', 'CANCELLED', 'CONFIRMED'],
    ])
  })

  it('does not take place after a skipped day, and its page says so', () => {
    const event = resolved(vigil({ skipped: ['2026-11-26', '2026-12-10'] }))
    expect(listing([event], AT).upcoming[0]?.date).toBe('2026-12-04')
    const html = eventArticle(event, { at: AT, zone: ZONE, address: '' })
    expect(html).toContain('<h2>Every Friday</h2>')
    expect(html).toContain('<li>Not on Friday, November 27</li>')
    expect(html).toContain('<li>Not on Friday, December 11</li>')
  })

  it('keeps its bounds by its own days', () => {
    const event = resolved(vigil({ from: '2026-11-26', until: '2026-12-03' }))
    expect(Object.keys(event.times ?? {})).toEqual(['2026-11-27', '2026-12-04'])
    expect(listing([event], { date: '2026-12-04', clock: '00:30' }).upcoming[0]?.date).toBe(
      '2026-12-04',
    )
    expect(listing([event], { date: '2026-12-04', clock: '02:00' }).past[0]?.date).toBe(
      '2026-12-04',
    )
  })

  it('is on the day before when it starts before midnight', () => {
    const event = resolved(vigil({ startsAt: { prayer: 'fajr', at: 'athan', minutes: -330 } }))
    expect(listing([event], AT).upcoming[0]?.date).toBe('2026-11-25')
    expect(hoursInWords(event, '2026-11-25')).toBe('11:50 PM – 12:50 AM')
  })
})

describe('an event from 10 PM to 1 AM', () => {
  const late = madeEvent({ startTime: '22:00', endTime: '01:00' })
  const at = { date: '2026-11-28', clock: '00:30' }

  it('is still on at 00:30 on its page', () => {
    const html = eventArticle(late, { at, zone: ZONE, address: '' })
    expect(html).toContain(
      '>Friday, November 27, 2026</b><span><bdi>10:00 PM – 1:00 AM</bdi></span>',
    )
    expect(html).not.toContain('This event is over.')
    expect(
      eventArticle(late, { at: { ...at, clock: '01:00' }, zone: ZONE, address: '' }),
    ).toContain('This event is over.')
  })

  it('is still on at 00:30 in the JSON feed', () => {
    const items = feedItems([late], () => null, at, PLACE) as { _event: object }[]
    expect(items[0]?._event).toMatchObject({
      date: '2026-11-27',
      occurrences: [{ date: '2026-11-27', start: '22:00', end: '01:00' }],
    })
  })
})
