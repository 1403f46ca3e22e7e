import { expect, it } from 'vitest'
import { calendarLinks } from './calendarLinks.ts'
import type { CommunityEvent } from './event.ts'
import links from './testing/calendarLinks.json' with { type: 'json' }
import { madeEvent } from './testing/madeEvent.ts'

const ZONE = 'America/New_York'
const PLACE = { zone: ZONE, address: '1 Street, New York' }
const event = (more: Partial<CommunityEvent> = {}) =>
  madeEvent({
    id: 'k7m2',
    title: 'Tea & talk',
    description: 'Come & see',
    location: 'Main hall',
    ...more,
  })
const linksOn = (date: string, start: string, end: string, more?: Partial<CommunityEvent>) => {
  const { google, outlook } = calendarLinks({ event: event(more), date, start, end }, PLACE)
  return { google: new URL(google).searchParams, outlook: new URL(outlook).searchParams }
}

it.each(links)('have start and end in UTC: %s', (_, date, start, end, dates, from, until) => {
  const { google, outlook } = linksOn(date, start, end)
  expect(google.get('dates')).toBe(dates)
  expect(google.get('ctz')).toBe(ZONE)
  expect(outlook.get('startdt')).toBe(from)
  expect(outlook.get('enddt')).toBe(until)
  expect(outlook.get('allday')).toBe(String(start === ''))
})

it('contain the full texts', () => {
  const { google, outlook } = linksOn('2026-11-27', '10:00', '')
  expect([google.get('text'), google.get('details'), google.get('location')]).toEqual([
    'Tea & talk',
    'Come & see',
    'Main hall, 1 Street, New York',
  ])
  expect([outlook.get('subject'), outlook.get('body'), outlook.get('location')]).toEqual([
    'Tea & talk',
    'Come & see',
    'Main hall, 1 Street, New York',
  ])
})

it('contain the mosque’s address alone for an event without a place', () => {
  const { google } = linksOn('2026-11-27', '10:00', '', { location: '' })
  expect(google.get('location')).toBe('1 Street, New York')
})

it.each<[string, Partial<CommunityEvent>, string | null]>([
  ['once', {}, null],
  ['weekly', { recurring: true }, 'RRULE:FREQ=WEEKLY'],
  [
    'weekly until a day',
    { recurring: true, until: '2027-05-30' },
    'RRULE:FREQ=WEEKLY;UNTIL=20270531T035959Z',
  ],
  [
    'weekly after a prayer, whose time moves',
    { recurring: true, startsAt: { prayer: 'maghrib', at: 'iqama', minutes: 15 } },
    null,
  ],
  [
    'weekly until a prayer, whose time moves',
    { recurring: true, endsAt: { prayer: 'isha', at: 'athan', minutes: 0 } },
    null,
  ],
  ['weekly for so many minutes', { recurring: true, endsAt: { lasts: 90 } }, 'RRULE:FREQ=WEEKLY'],
])('repeat an event that is %s', (_, more, rule) => {
  expect(linksOn('2026-11-27', '10:00', '', more).google.get('recur')).toBe(rule)
})

it('end an all-day rule with a date', () => {
  const { google } = linksOn('2026-11-27', '', '', { recurring: true, until: '2027-05-30' })
  expect(google.get('recur')).toBe('RRULE:FREQ=WEEKLY;UNTIL=20270530')
})

it.each<[string, Partial<CommunityEvent>, string]>([
  [
    'future skipped weeks',
    { recurring: true, skipped: ['2026-11-20', '2026-12-04'] },
    'Come & see\nNot on December 4, 2026.',
  ],
  ['none for a single event', { skipped: ['2026-12-04'] }, 'Come & see'],
])('describe %s to Google in words', (_, more, details) => {
  expect(linksOn('2026-11-27', '10:00', '', more).google.get('details')).toBe(details)
})
