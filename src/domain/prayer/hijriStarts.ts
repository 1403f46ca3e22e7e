import { addDays } from '#domain/time/civil.ts'
import { formatHijriMonth } from './formatHijri.ts'
import { calculatedStartOf, indexOf, type MonthStart, monthAt } from './hijri.ts'
import { hijriMonthsOf } from './hijriSettings.ts'
import type { PrayerSettings } from './settings.ts'

/** One month's first day as it is now and as it may be set. */
export interface HijriStart {
  readonly year: number
  readonly month: number
  /** 'Ramadan 1448'. */
  readonly name: string
  /** The first day by the Umm al-Qura calendar. */
  readonly calculated: string
  /** The first day that applies now. */
  readonly start: string
  readonly isConfirmed: boolean
  /** Days a sighting may give: the calculated one and its neighbors, and what is confirmed. */
  readonly choices: readonly string[]
}

/** The month that a date is in and the months after it, and before them `back` earlier ones. */
export function hijriStarts(
  hijri: PrayerSettings['hijri'],
  today: string,
  months: number,
  back = 0,
): HijriStart[] {
  const first = indexOf(hijriMonthsOf(hijri, today).dateOf(today)) - back
  return startsFrom(hijri, first, months + back, today)
}

/** That many months from the one with this index on, as seen today. */
export function startsFrom(
  hijri: PrayerSettings['hijri'],
  first: number,
  months: number,
  today: string,
): HijriStart[] {
  const { startOf } = hijriMonthsOf(hijri, today)
  return Array.from({ length: months }, (_, ahead) => {
    const index = first + ahead
    const month = monthAt(index)
    const calculated = calculatedStartOf(month)
    const start = startOf(index)
    const choices = [addDays(calculated, -1), calculated, addDays(calculated, 1), start]
    return {
      ...month,
      name: formatHijriMonth(month),
      calculated,
      start,
      isConfirmed: hijri.confirmed.some(known => indexOf(known) === index),
      choices: [...new Set(choices)].sort(),
    }
  })
}

/** The first day of a month if it were not confirmed: the one date that its row calls calculated. */
export function openStart(
  month: HijriStart,
  hijri: PrayerSettings['hijri'],
  today: string,
): string {
  if (!month.isConfirmed) return month.start
  const confirmed = withStart(hijri.confirmed, month, null)
  const open = { ...hijri, months: hijri.months ?? { begin: 'announced' as const }, confirmed }
  return startsFrom(open, indexOf(month), 1, today)[0]?.start ?? month.calculated
}

/** Confirmed starts with one set, or with null reset to the calculation. */
export function withStart(
  confirmed: readonly MonthStart[],
  { year, month }: { year: number; month: number },
  date: string | null,
): MonthStart[] {
  const others = confirmed.filter(start => start.year !== year || start.month !== month)
  const next = date === null ? others : [...others, { year, month, date }]
  return next.sort((a, b) => indexOf(a) - indexOf(b))
}
