import { expect, it } from 'vitest'
import { prayerClocksOf } from '#domain/events/clocks.ts'
import type { PrayerClocksOf } from '#domain/events/resolve.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { hoursOfDay, typedHours } from './typedHours.ts'
import { type EventValues, eventDifferences, newEvent } from './values.ts'
import { endWarning } from './when.ts'

const TODAY = '2026-11-21'
const clocksOf: PrayerClocksOf = date =>
  date < '2027-01-01'
    ? {
        athan: {
          fajr: '05:20',
          sunrise: '06:50',
          dhuhr: '11:45',
          asr: '14:20',
          maghrib: '16:48',
          isha: '17:55',
        },
        iqama: { fajr: '05:45', dhuhr: '12:30', asr: '14:45', maghrib: '16:53', isha: '20:00' },
        jumuah: [],
      }
    : undefined
const maghrib: Partial<EventValues> = { date: '2026-12-02', starts: 'prayer', ends: 'lasts' }
const shown = (typed: Partial<EventValues>) => {
  const hours = typedHours({ ...newEvent, ...typed }, TODAY, clocksOf)
  return hours && hoursOfDay(hours)
}
const untilFajr: Partial<EventValues> = {
  ...maghrib,
  ends: 'prayer',
  endPrayer: { prayer: 'fajr', at: 'athan', side: 'before', minutes: '0' },
}
const weekly = { ...maghrib, date: '2026-10-06', recurring: true }

it.each<[string, Partial<EventValues>, string | undefined]>([
  ['after a prayer', maghrib, '5:08 PM – 6:08 PM on Wednesday, December 2'],
  ['a start alone', { ...maghrib, lasts: '' }, '5:08 PM on Wednesday, December 2'],
  ['until a prayer of the next day', untilFajr, '5:08 PM – 5:20 AM on Wednesday, December 2'],
  [
    'for so long from a time on the clock',
    { date: '2026-12-02', startTime: '18:30', ends: 'lasts', lasts: '90' },
    '6:30 PM – 8:00 PM on Wednesday, December 2',
  ],
  ['weekly, on its next day', weekly, '5:08 PM – 6:08 PM on Tuesday, November 24'],
  [
    'weekly, on its next day that is not off',
    { ...weekly, skipped: ['2026-11-24'] },
    '5:08 PM – 6:08 PM on Tuesday, December 1',
  ],
  [
    'weekly, when it is over',
    { ...weekly, until: '2026-10-20' },
    '5:08 PM – 6:08 PM on Tuesday, October 6',
  ],
  ['without a day yet', { ...maghrib, date: '' }, undefined],
  [
    'without minutes yet',
    { ...maghrib, startPrayer: { ...newEvent.startPrayer, minutes: '' } },
    undefined,
  ],
  ['on a day without prayer times', { ...maghrib, date: '2027-02-03' }, undefined],
  [
    'on the clock alone, which the form shows already',
    { date: '2026-12-02', startTime: '18:30', endTime: '20:00' },
    undefined,
  ],
])('shows the clock times of an event %s', (_, typed, text) => {
  expect(shown(typed)).toBe(text)
})

it('computes the hours from the prayer settings', () => {
  const settings = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
  const hours = typedHours({ ...newEvent, ...maghrib }, TODAY, prayerClocksOf(settings, TODAY))
  expect(hours?.start).toMatch(/^16:\d\d$/)
})

it.each<[string, Partial<EventValues>, string]>([
  ['an end by a prayer that has been by then', untilFajr, 'The end time is before the start time'],
  ['an end on the clock before the prayer', { ...maghrib, ends: 'clock', endTime: '16:00' }, 'The'],
  ['an end after it', { ...maghrib, ends: 'clock', endTime: '18:00' }, ''],
  ['a number of minutes past midnight', { ...maghrib, lasts: '600' }, ''],
])('warns of %s', (_, typed, text) => {
  const values = { ...newEvent, ...typed }
  const warning = endWarning(values, typedHours(values, TODAY, clocksOf))
  expect(warning.slice(0, text.length || 1)).toBe(text)
})

it('shows clock times where versions are compared', () => {
  const values = { ...newEvent, ...maghrib }
  const hoursOf = (one: EventValues) => typedHours(one, TODAY, clocksOf)
  const later = { ...values, startPrayer: { ...values.startPrayer, minutes: '20' } }
  expect(eventDifferences(values, later, hoursOf)).toContainEqual({
    label: 'Starts',
    before: ['15 minutes after Maghrib iqama (5:08 PM on Wednesday, December 2)'],
    after: ['20 minutes after Maghrib iqama (5:13 PM on Wednesday, December 2)'],
  })
})
