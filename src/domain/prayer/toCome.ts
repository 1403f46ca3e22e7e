import { minutesOf } from '#domain/time/civil.ts'
import { dayLine, nearest } from './dayLine.ts'
import type { PrayerName } from './names.ts'
import type { PrayerDay } from './times.ts'

type Congregations = Pick<PrayerDay, 'athan' | 'iqama' | 'jumuah'>

/** Whether a day has the prayer: on a Friday Jumu'ah is prayed instead of Dhuhr. */
export const isPrayedOn = ({ jumuah }: Congregations, prayer: PrayerName): boolean =>
  prayer !== 'dhuhr' || jumuah.length === 0

/** Whether a prayer's iqama, or the day's last Jumu'ah, is after a clock time of the same day. */
export function isToCome(
  { athan, iqama, jumuah }: Congregations,
  name: PrayerName | 'jumuah',
  clock: string,
): boolean {
  if (name === 'jumuah') return jumuah.some(({ time }) => time > clock)
  return nearest(iqama[name], dayLine(athan)[name]) > minutesOf(clock)
}
