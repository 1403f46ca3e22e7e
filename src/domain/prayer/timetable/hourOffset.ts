import { formatLong } from '#domain/time/format.ts'
import type { AthanTimes } from '../athan.ts'
import { dayLine, nearest } from '../dayLine.ts'
import type { TableDay } from './columns.ts'
import type { TableFinding } from './finding.ts'

/** Times that depend on the sun alone, whatever method a timetable uses. */
const BY_SUN = ['sunrise', 'dhuhr', 'maghrib'] as const
/** Minutes around a whole hour that still count as one. */
const AROUND = 15

export interface IndexedDay {
  readonly day: TableDay
  readonly index: number
}

/**
 * Days on which a timetable is an hour off the sun: it does not follow the changes of the clocks, or
 * follows them on other days. `fitting` are the other days.
 */
export function hourFindings(
  days: readonly IndexedDay[],
  computedOf: (date: string) => AthanTimes | null,
  zone: string,
): { findings: TableFinding[]; isOff: (date: string) => boolean; fitting: IndexedDay[] } {
  const off = new Map<string, number>()
  for (const { day } of days) {
    const hours = hoursOff(day, computedOf)
    if (hours !== 0) off.set(day.date, hours)
  }
  const isOff = (date: string) => off.has(date)
  const fitting = days.filter(({ day }) => !isOff(day.date))
  const findings = spans(days, off).map(({ first, last, hours }): TableFinding => {
    const when =
      first.day.date === last.day.date
        ? `On ${formatLong(first.day.date)}`
        : `From ${formatLong(first.day.date)} to ${formatLong(last.day.date)}`
    const what = `${when} every time is about an hour too ${hours > 0 ? 'late' : 'early'}.`
    const why = fitting.length
      ? 'The timetable does not follow the change of the clocks there.'
      : `Check the time zone of the place, ${zone}.`
    return {
      at: [first.index],
      date: first.day.date,
      until: last.day.date,
      message: `${what} ${why}`,
      blocks: true,
      fix: -60 * hours,
    }
  })
  return { findings, isOff, fitting }
}

/** 1 where the day is an hour late, -1 an hour early, otherwise 0. */
function hoursOff(day: TableDay, computedOf: (date: string) => AthanTimes | null): -1 | 0 | 1 {
  const computed = computedOf(day.date)
  if (!computed) return 0
  const line = dayLine(day)
  const [, middle = 0] = BY_SUN.map(
    name => line[name] - nearest(computed[name], line[name]),
  ).toSorted((a, b) => a - b)
  if (Math.abs(Math.abs(middle) - 60) > AROUND) return 0
  return middle > 0 ? 1 : -1
}

/** Neighboring days with the same offset; a missing day does not separate them. */
function spans(days: readonly IndexedDay[], off: ReadonlyMap<string, number>) {
  const found: { first: IndexedDay; last: IndexedDay; hours: number }[] = []
  let before: IndexedDay | undefined
  for (const one of days) {
    const hours = off.get(one.day.date) ?? 0
    const span = found.at(-1)
    if (hours !== 0) {
      if (span && span.last === before && span.hours === hours) span.last = one
      else found.push({ first: one, last: one, hours })
    }
    before = one
  }
  return found
}
