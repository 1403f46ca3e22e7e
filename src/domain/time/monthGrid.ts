import { addDays, daysBetween, firstOfMonth, weekday } from '#domain/time/civil.ts'
import { locale } from '#locale/locale.ts'

/** The weekdays of a grid's columns, on the day with which weeks begin here first; 0 is Sunday. */
export const weekdayColumns = (): number[] =>
  Array.from({ length: 7 }, (_, column) => (locale().habits.firstDay + column) % 7)

/** The column of a date. */
const columnOf = (date: string) => (weekday(date) - locale().habits.firstDay + 7) % 7

/** The weeks of a date's month; cells before its first and after its last day are undefined. */
export function monthGrid(date: string): (string | undefined)[][] {
  const first = firstOfMonth(date)
  const length = daysBetween(first, firstOfMonth(date, 1))
  const blank = columnOf(first)
  return Array.from({ length: Math.ceil((blank + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - blank
      return day >= 0 && day < length ? addDays(first, day) : undefined
    }),
  )
}

/** The same day of the month, that many months later, or that month's last day if it is shorter. */
export function addMonths(date: string, months: number): string {
  const first = firstOfMonth(date, months)
  const length = daysBetween(first, firstOfMonth(first, 1))
  return addDays(first, Math.min(Number(date.slice(8)), length) - 1)
}

/**
 * The day that a key moves to from a day of the grid, by the ARIA date grid pattern: arrows by day and week,
 * Home and End to the week's ends, Page Up and Down by month, with Shift by year. Undefined for
 * every other key.
 */
export function dayByKey(date: string, key: string, shift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -columnOf(date))
    case 'End':
      return addDays(date, 6 - columnOf(date))
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1)
    default:
      return undefined
  }
}
