import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import type { TableDay } from '#domain/prayer/timetable/columns.ts'
import { addDays, clockOf, datesFrom, minutesOf } from '#domain/time/civil.ts'
import { reviewSettings } from './reviewSettings.ts'

const NOW = new Date('2026-11-21T17:00:00Z')
const seed = seedPrayerSettings(NOW)

/** The seed with a timetable of the days between, as computed but for a change. */
function withTable(from: string, until: string, change: (day: TableDay) => object = () => ({})) {
  const dayOf = dayComputer(seed)
  const days = datesFrom(from, until).map(date => {
    const day = { date, ...dayOf(date).athan }
    return { ...day, ...change(day) }
  })
  return { ...seed, tables: [{ year: Number(from.slice(0, 4)), days }] }
}

const warnings = (settings: PrayerSettings, now = NOW) =>
  reviewSettings(settings, settings, now).warnings.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

it('warns of nothing in a timetable that agrees with the sun', () => {
  expect(warnings(withTable('2027-03-01', '2027-03-31'))).toEqual([])
})

it('warns where a timetable begins and ends with other times', () => {
  const isha = (day: TableDay) => ({ isha: clockOf(minutesOf(day.isha) + 25) })
  expect(warnings(withTable('2027-01-05', '2027-01-20', isha))).toEqual([
    'tables.0: On January 5, 2027, where the timetable begins, times move at once: Isha by 26 minutes.',
    'tables.0: On January 21, 2027, where it ends, times move at once: Isha by 24 minutes.',
  ])
})

it('warns of days of a timetable that were stored before they were checked', () => {
  const maghrib = (day: TableDay) =>
    day.date === '2027-01-07' ? { maghrib: clockOf(minutesOf(day.maghrib) - 5) } : {}
  expect(warnings(withTable('2027-01-05', '2027-01-09', maghrib))).toEqual([
    'tables.0.days.2.maghrib: Maghrib at 4:39 PM on January 7, 2027 is before sunset.',
  ])
})

it('warns of nothing in days that are past', () => {
  const settings = withTable('2026-11-10', '2026-11-20', () => ({ asr: '15:00' }))
  expect(warnings(settings)).toEqual([])
})

it('warns 30 days before a timetable ends', () => {
  const settings = withTable('2026-11-01', '2026-12-31')
  const end = 'has no day from January 1, 2027 on: times are computed then. Upload the next one.'
  const at = (day: string) => warnings(settings, new Date(`${day}T17:00:00Z`))
  expect(at('2026-12-01')).toEqual([])
  expect(at(addDays('2026-12-01', 1))).toEqual([`tables.0: The timetable ${end}`])
})

const TROMSO = { name: 'Tromsø', latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }
const MURMANSK = { name: 'Murmansk', latitude: 68.97, longitude: 33.08, timeZone: 'Europe/Moscow' }

it.each([
  ['aqrab-balad', TROMSO],
  ['aqrab-yaum', TROMSO],
  ['makkah', TROMSO],
  ['aqrab-balad', MURMANSK],
] as const)('leaves the jumps of a polar day and night to their rule, %s', (polarRule, place) => {
  const settings = { ...seed, place, calculation: { ...seed.calculation, polarRule } }
  expect(warnings(settings).filter(text => text.includes('moves by more than'))).toEqual([])
})
