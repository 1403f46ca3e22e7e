import { minutesOf, weekday } from '#domain/time/civil.ts'
import { clockTexts, dateTexts } from '#texts/format.ts'
import { LOCALE } from '#texts/locale.ts'

/**
 * Dates and hours as people read them, in the language of the texts; without Intl, whose
 * formatters take long to create, since the first paint needs them. Durations are
 * in durations.ts, numbers and lists in intl.ts.
 */

/** The parts of a clock time of 12 hours: '17:04' is ['5:04', 'PM']; of no time ['--', '']. */
export function clockParts(clock: string): readonly [digits: string, half: string] {
  const minutes = minutesOf(clock)
  if (Number.isNaN(minutes)) return [clock || clockTexts.none, '']
  const hour = Math.floor(minutes / 60)
  return [
    `${hour % 12 || 12}:${twoDigits(minutes % 60)}`,
    hour < 12 ? clockTexts.am : clockTexts.pm,
  ]
}

/** '17:04' is '5:04 PM'. */
export function clock12(clock: string): string {
  const [digits, half] = clockParts(clock)
  return half ? clockTexts.time(digits, half) : digits
}

/** '5:04' of '17:04', where a name or a head says which half of the day it is. */
export const shortClock = (clock: string): string => clockParts(clock)[0]

/** Times of one thing: '1:45 PM & 2:45 PM'. */
export const joinTimes = (times: readonly string[]): string => times.join(clockTexts.and)

/** 'NOVEMBER 21, 2026': the date form of the prayer times response. */
export const formatLongUpper = (date: string): string => formatLong(date).toUpperCase()

/** 'November 21, 2026'. */
export const formatLong = (date: string): string =>
  dateTexts.date(monthName(date), dayOf(date), yearOf(date))

/** 'Friday, November 27': a day close enough to need no year. */
export const formatDay = (date: string): string =>
  dateTexts.day(weekdayName(date), monthName(date), dayOf(date))

/** 'Fri, Nov 27', where there is little room. */
export const formatShortDay = (date: string): string =>
  dateTexts.day(shortWeekday(date), shortMonth(date), dayOf(date))

/** 'November 2026'. */
export const formatMonth = (date: string): string => dateTexts.month(monthName(date), yearOf(date))

/** 'November'. */
export const monthName = (date: string): string =>
  dateTexts.months.split(',')[Number(date.slice(5, 7)) - 1] ?? ''

/** 'Nov'. */
export const shortMonth = (date: string): string => dateTexts.short(monthName(date))

/** 'Friday'. */
export const weekdayName = (date: string): string => nameOfWeekday(weekday(date))

/** 'Fri'. */
export const shortWeekday = (date: string): string => shortNameOfWeekday(weekday(date))

/** 0: 'Sunday'. */
export const nameOfWeekday = (day: number): string => dateTexts.weekdays.split(',')[day] ?? ''

/** 0: 'Sun'. */
export const shortNameOfWeekday = (day: number): string => dateTexts.short(nameOfWeekday(day))

/** 'Friday, November 27, 2026 at 7:30 PM': a moment on the zone's clock. */
export const formatMoment = (moment: Date, zone: string): string =>
  moment.toLocaleString(LOCALE, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })

/** 21 of '2026-11-21'. */
export const dayOfMonth = (date: string): number => dayOf(date)

const dayOf = (date: string) => Number(date.slice(8))
const yearOf = (date: string) => Number(date.slice(0, 4))
const twoDigits = (value: number) => `${value}`.padStart(2, '0')
