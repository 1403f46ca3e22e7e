import { addDays, instantOf, minutesOf, offsetAt, weekday } from './civil.ts'
import { PRAYERS, type PrayerName } from './names.ts'
import type { PrayerDay } from './times.ts'

/** A table's iqama that moves by more than this against its athan was set anew, not drifted. */
const TABLE_DRIFT = 2
/** How far back the last ordinary day is looked for when single days were set by hand. */
const LOOK_BACK = 14
const FRIDAY = 5

/**
 * The iqamas that jump on this day because another rule, a single day's setting or the clocks
 * begin to hold: what is worth announcing. The daily drift of the sun is not, nor is the return
 * to the rule after a single day.
 */
export function changesOn(
  day: PrayerDay,
  dayOf: (date: string) => PrayerDay,
  zone: string,
): (PrayerName | 'jumuah')[] {
  const yesterday = dayOf(addDays(day.iso, -1))
  const clocks = clockChange(day.iso, zone) !== 0
  const changed: (PrayerName | 'jumuah')[] = PRAYERS.filter(prayer => {
    const before = ordinaryBefore(day, prayer, dayOf)
    if (day.iqama[prayer] === before.iqama[prayer]) return false
    if (clocks || day.follows[prayer] !== before.follows[prayer]) {
      return day.iqama[prayer] !== yesterday.iqama[prayer]
    }
    return day.follows[prayer] === 'table' && jumps(day, before, prayer)
  })
  if (weekday(day.iso) === FRIDAY) {
    const lastFriday = ordinaryBefore(day, 'jumuah', dayOf)
    if (timesOf(day) !== timesOf(lastFriday)) changed.push('jumuah')
  }
  return changed
}

/** Minutes by which the zone's clocks moved since noon of the day before. */
export function clockChange(date: string, zone: string): number {
  const offset = (day: string) => offsetAt(zone, instantOf(day, '12:00', zone))
  return offset(date) - offset(addDays(date, -1))
}

/** The latest earlier day, or Friday for Jumu'ah, on which the prayer was not set by hand. */
function ordinaryBefore(
  day: PrayerDay,
  prayer: PrayerName | 'jumuah',
  dayOf: (date: string) => PrayerDay,
): PrayerDay {
  const step = prayer === 'jumuah' ? 7 : 1
  let before = dayOf(addDays(day.iso, -step))
  for (let back = 2; back <= LOOK_BACK && before.follows[prayer] === before.iso; back++) {
    before = dayOf(addDays(day.iso, -step * back))
  }
  return before
}

function jumps(day: PrayerDay, before: PrayerDay, prayer: PrayerName): boolean {
  const delay = ({ athan, iqama }: PrayerDay) =>
    (minutesOf(iqama[prayer]) - minutesOf(athan[prayer]) + 1440) % 1440
  return Math.abs(delay(day) - delay(before)) > TABLE_DRIFT
}

function timesOf(day: PrayerDay): string {
  return day.jumuah.map(slot => `${slot.khutbah} ${slot.time}`).join()
}
