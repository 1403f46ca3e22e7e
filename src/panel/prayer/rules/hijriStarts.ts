import {
  calculatedStartOf,
  HIJRI_MONTHS,
  hijriCalendar,
  indexOf,
  type MonthStart,
} from '#domain/prayer/hijri.ts'
import { addDays } from '#domain/time/civil.ts'

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

/** How many days from the calculation a month's start is searched. */
const SEARCH_DAYS = 4

/** The month that a date is in and the months after it. */
export function hijriStarts(
  confirmed: readonly MonthStart[],
  today: string,
  months: number,
): HijriStart[] {
  const calendar = hijriCalendar(confirmed)
  const first = indexOf(calendar(today))
  return Array.from({ length: months }, (_, ahead) => {
    const index = first + ahead
    const year = Math.floor(index / 12)
    const month = (index % 12) + 1
    const calculated = calculatedStartOf({ year, month })
    const known = confirmed.find(start => indexOf(start) === index)
    const start = known?.date ?? startIn(calendar, index, calculated)
    const choices = [addDays(calculated, -1), calculated, addDays(calculated, 1), start]
    return {
      year,
      month,
      name: `${HIJRI_MONTHS[month - 1]} ${year}`,
      calculated,
      start,
      isConfirmed: known !== undefined,
      choices: [...new Set(choices)].sort(),
    }
  })
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

function startIn(
  calendar: ReturnType<typeof hijriCalendar>,
  index: number,
  calculated: string,
): string {
  for (let away = -SEARCH_DAYS; away <= SEARCH_DAYS; away++) {
    const date = addDays(calculated, away)
    const found = calendar(date)
    if (found.day === 1 && indexOf(found) === index) return date
  }
  return calculated
}
