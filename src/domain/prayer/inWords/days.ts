import type { OpenRange } from '#domain/prayer/ranges.ts'
import { addDays, daysBetween, FRIDAY, weekday } from '#domain/time/civil.ts'
import {
  formatDay,
  formatLong,
  formatShort,
  formatShortMonthDay,
  weekdayName,
} from '#domain/time/format.ts'
import { HIJRI_MONTHS } from '#texts/hijri.ts'

/** From here on a day is written with its year. */
const NEEDS_YEAR_AFTER = 300

/** 'Friday, November 27', with the year when that is not near, and 'tomorrow' or 'today' in front. */
export function dayInWords(date: string, today: string): string {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return `today, ${formatDay(date)}`
  if (ahead === 1) return `tomorrow, ${formatDay(date)}`
  const isNear = ahead > -60 && ahead < NEEDS_YEAR_AFTER
  return isNear ? formatDay(date) : `${weekdayName(date)}, ${formatLong(date)}`
}

/** 'Nov 27', with the year when that is not near. */
export function shortDayInWords(date: string, today: string): string {
  const isNear = Math.abs(daysBetween(today, date)) < NEEDS_YEAR_AFTER
  return isNear ? formatShortMonthDay(date) : formatShort(date)
}

/**
 * The days a rule applies: 'from Friday, November 27', 'on Thursday, May 27 only', 'always', 'every
 * year in Ramadan'.
 */
export function rangeInWords({ from, until, hijriMonth }: OpenRange, today: string): string {
  if (from && from === until) return `on ${dayInWords(from, today)} only`
  const month = HIJRI_MONTHS[(hijriMonth ?? 0) - 1]
  if (month && !from && !until) return `every year in ${month}`
  const ends = [
    month && `in ${month}`,
    from && `from ${dayInWords(from, today)}`,
    until && `until ${dayInWords(until, today)}`,
  ].filter(Boolean)
  return ends.join(' ') || 'always'
}

/** The next Friday after today. */
export function fridayAfter(today: string): string {
  return addDays(today, (FRIDAY - weekday(today) + 7) % 7 || 7)
}

/** 'on 12 days between January 3, 2027 and January 14, 2027', 'on January 3, 2027'. */
export function onDays(dates: readonly string[]): string {
  const [first, last] = [dates[0] ?? '', dates.at(-1) ?? '']
  if (first === last) return `on ${formatLong(first)}`
  return `on ${dates.length} days between ${formatLong(first)} and ${formatLong(last)}`
}
