import { addDays, datesFrom, firstOfMonth, isCivilDate, weekday } from '#domain/time/civil.ts'
import { eventDate } from './dates.ts'

/**
 * How an event that is not weekly repeats, from its date on: every day until its last one; monthly on
 * the same weekday of the month ('first Saturday'), on its last such weekday, or on the same day of
 * the month. The date alone says which weekday and which day.
 */
export const REPEATS = ['days', 'monthWeekday', 'monthLastWeekday', 'monthDay'] as const
export type Repeats = (typeof REPEATS)[number]

/** The most days that an event of several days can have. */
export const MOST_DAYS = 60
/** The days that the response lists: of so many months back and ahead. */
const MONTHS = 12
const WEEK = 7

/** Civil dates, both included. */
export interface DateRange {
  from: string
  until: string
}

/** The fields of an event that its rule consists of. */
interface RuledDays {
  date: string
  repeats?: Repeats | undefined
  until?: string | undefined
  skipped?: readonly string[] | undefined
}

/** Whether an event comes again every week or month, unlike one of one or several days. */
export const recurs = (event: Pick<RuledDays, 'repeats'> & { recurring: boolean }): boolean =>
  event.recurring || isMonthly(event.repeats)

export const isMonthly = (repeats: Repeats | undefined): boolean =>
  repeats !== undefined && repeats !== 'days'

/**
 * The days of an event with `repeats` in a range, in order. A month without the day, such as a fifth
 * Saturday or the 31st, has none.
 */
export function ruledDays(
  { date, repeats, until, skipped }: RuledDays,
  range: DateRange,
): string[] {
  const first = eventDate(date)
  if (!first || !repeats) return []
  const from = first > range.from ? first : range.from
  const last = until && isCivilDate(until) && until < range.until ? until : range.until
  const days = repeats === 'days' ? datesFrom(from, last) : monthlyDays(first, repeats, from, last)
  return days.filter(day => day >= from && day <= last && !skipped?.includes(day))
}

/**
 * The days of an event with `repeats` that its response lists: of several days all; of monthly ones a
 * year back and ahead of today, of its first day where it begins later, or of its last where it is over.
 */
export function listedDays(event: RuledDays, today: string): string[] {
  const first = eventDate(event.date) ?? today
  const { until = '' } = event
  if (event.repeats === 'days') return ruledDays(event, { from: first, until: until || first })
  const near = first > today ? first : isCivilDate(until) && until < today ? until : today
  const range = {
    from: firstOfMonth(near, -MONTHS),
    until: addDays(firstOfMonth(near, MONTHS + 1), -1),
  }
  return ruledDays(event, range)
}

/** Which of its weekday in the month a date is: 1 to 5. */
export const weekOfMonth = (date: string): number => Math.ceil(Number(date.slice(8, 10)) / WEEK)

/** Whether a date is the last of its weekday in the month. */
export const isLastOfMonth = (date: string): boolean =>
  addDays(date, WEEK).slice(0, 7) !== date.slice(0, 7)

function monthlyDays(first: string, repeats: Repeats, from: string, until: string): string[] {
  const days: string[] = []
  for (let month = firstOfMonth(from); month <= until; month = firstOfMonth(month, 1)) {
    const day = dayInMonth(first, repeats, month)
    if (day) days.push(day)
  }
  return days
}

/** The rule's day in the month that begins on that date. */
function dayInMonth(first: string, repeats: Repeats, month: string): string | undefined {
  if (repeats === 'monthDay') {
    const day = month.slice(0, 8) + first.slice(8)
    return isCivilDate(day) ? day : undefined
  }
  const ahead = (weekday(first) - weekday(month) + WEEK) % WEEK
  const nth = (count: number) => addDays(month, ahead + (count - 1) * WEEK)
  const inMonth = (day: string) => day.slice(0, 7) === month.slice(0, 7)
  if (repeats === 'monthLastWeekday') return inMonth(nth(5)) ? nth(5) : nth(4)
  const day = nth(weekOfMonth(first))
  return inMonth(day) ? day : undefined
}
