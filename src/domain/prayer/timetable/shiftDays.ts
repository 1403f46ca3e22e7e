import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { DAY_TIMES, PRAYERS } from '../names.ts'
import type { TableDay } from './columns.ts'

/** The days with minutes added to every time, from one day to another. */
export function shiftDays(
  days: readonly TableDay[],
  from: string,
  until: string,
  minutes: number,
): TableDay[] {
  const moved = (clock: string) => clockOf(minutesOf(clock) + minutes)
  return days.map(day => {
    if (day.date < from || day.date > until) return day
    const athan = DAY_TIMES.map(name => [name, moved(day[name])])
    const iqama = PRAYERS.flatMap(name =>
      day.iqama?.[name] ? [[name, moved(day.iqama[name])]] : [],
    )
    return {
      ...day,
      ...Object.fromEntries(athan),
      ...(day.iqama && { iqama: Object.fromEntries(iqama) }),
    }
  })
}
