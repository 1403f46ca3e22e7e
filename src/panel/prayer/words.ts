import type { DayTimeName } from '#domain/prayer/names.ts'
import { clock12 } from '#domain/time/format.ts'

/** '5:51' where the prayer implies the half of the day; otherwise with AM or PM. */
export function short(clock: string, prayer: DayTimeName): string {
  const text = clock12(clock)
  const isMorning = prayer === 'fajr' || prayer === 'sunrise'
  const isUsual = prayer === 'dhuhr' || text.endsWith(isMorning ? 'AM' : 'PM')
  return isUsual ? text.replace(/ [AP]M$/, '') : text
}
