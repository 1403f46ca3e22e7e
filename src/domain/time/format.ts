import { civilDateIn, clockIn, minutesOf, weekday } from '#domain/time/civil.ts'
import { capital } from '#locale/capital.ts'
import { figures, locale } from '#locale/locale.ts'
import { clockTexts, dateTexts, dayFirstTexts } from '#texts/format.ts'

/**
 * Dates and hours as people read them, in the language of the texts and by the habits of the place;
 * without Intl, whose formatters take long to create, since the first paint needs them. Durations are
 * in durations.ts, numbers and lists in intl.ts.
 */

/**
 * The parts of a clock time: '17:04' is ['5:04', 'PM'], and ['17:04', ''] on the clock of 24 hours; of
 * no time ['--', ''].
 */
export function clockParts(clock: string): readonly [digits: string, half: string] {
  const minutes = minutesOf(clock)
  if (Number.isNaN(minutes)) return [clock || clockTexts.none, '']
  const hour = Math.floor(minutes / 60)
  const rest = twoDigits(minutes % 60)
  if (locale().habits.clock === 24) return [`${twoDigits(hour)}:${rest}`, '']
  return [`${figures(hour % 12 || 12)}:${rest}`, hour < 12 ? clockTexts.am : clockTexts.pm]
}

/** '17:04' is '5:04 PM', or as it is. */
export function clock12(clock: string): string {
  const [digits, half] = clockParts(clock)
  return half ? clockTexts.time(digits, half) : digits
}

/** '5:04' of '17:04', where a name or a head says which half of the day it is. */
export const shortClock = (clock: string): string => clockParts(clock)[0]

/** Times of one thing: '1:45 PM & 2:45 PM'. */
export const joinTimes = (times: readonly string[]): string => times.join(clockTexts.and)

const isDayFirst = () => locale().habits.dates === 'dmy'

/** 'November 21, 2026', or '21 November 2026'. */
export const formatLong = (date: string): string =>
  (isDayFirst() ? dayFirstTexts.date : dateTexts.date)(monthName(date), dayOf(date), yearOf(date))

/** 'Friday, November 27': a day close enough to need no year. */
export const formatDay = (date: string): string =>
  (isDayFirst() ? dayFirstTexts.day : dateTexts.day)(
    weekdayName(date),
    monthName(date),
    dayOf(date),
  )

/** 'Fri, Nov 27', where there is little room. */
export const formatShortDay = (date: string): string =>
  (isDayFirst() ? dayFirstTexts.day : dateTexts.day)(
    shortWeekday(date),
    shortMonth(date),
    dayOf(date),
  )

/** 'Friday, November 27, 2026'. */
export const formatFull = (date: string): string =>
  (isDayFirst() ? dayFirstTexts.full : dateTexts.full)(
    weekdayName(date),
    monthName(date),
    dayOf(date),
    yearOf(date),
  )

/** 'November 27'. */
export const formatMonthDay = (date: string): string =>
  (isDayFirst() ? dayFirstTexts.monthDay : dateTexts.monthDay)(monthName(date), dayOf(date))

/** 'Nov 27'. */
export const formatShortMonthDay = (date: string): string =>
  (isDayFirst() ? dayFirstTexts.monthDay : dateTexts.monthDay)(shortMonth(date), dayOf(date))

/** 'Nov 27, 2026'. */
export const formatShort = (date: string): string =>
  (isDayFirst() ? dayFirstTexts.date : dateTexts.date)(shortMonth(date), dayOf(date), yearOf(date))

/** 'This Friday, November 27', beside a word for the day. */
export const formatNear = (near: string, date: string): string =>
  dateTexts.near(near, formatMonthDay(date))

/** 'November 2026', as a heading. */
export const formatMonth = (date: string): string =>
  capital(dateTexts.month(monthName(date), yearOf(date)))

/** 'November'. */
export const monthName = (date: string): string => monthIn(dateTexts.months, date)

/** 'Nov'. */
const shortMonth = (date: string): string => monthIn(dateTexts.shortMonths, date)

/** 'Friday'. */
export const weekdayName = (date: string): string => nameOfWeekday(weekday(date))

/** 'Fri'. */
export const shortWeekday = (date: string): string => shortNameOfWeekday(weekday(date))

/** 0: 'Sunday'. */
export const nameOfWeekday = (day: number): string => dateTexts.weekdays.split(',')[day] ?? ''

/** 0: 'Sun'. */
export const shortNameOfWeekday = (day: number): string =>
  dateTexts.shortWeekdays.split(',')[day] ?? ''

/** 'Friday, November 27, 2026 at 7:30 PM': a moment on the zone's clock. */
export const formatMoment = (moment: Date, zone: string): string =>
  dateTexts.moment(formatFull(civilDateIn(zone, moment)), clock12(clockIn(zone, moment)))

/** 21 of '2026-11-21'. */
export const dayOfMonth = (date: string): string => dayOf(date)

/** '07'. */
export const twoDigits = (value: number): string => figures(`${value}`.padStart(2, '0'))

const dayOf = (date: string) => figures(Number(date.slice(8)))
const yearOf = (date: string) => figures(date.slice(0, 4))
const monthIn = (names: string, date: string) =>
  names.split(',')[Number(date.slice(5, 7)) - 1] ?? ''
