import type { PrayerClocksOf } from '#domain/events/resolve.ts'
import { type Closure, closureOf } from '#domain/prayer/closure.ts'
import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { onLine } from '#domain/prayer/moments.ts'
import type { ChangeName } from '#domain/prayer/response.ts'
import { addDays, clockOf, instantOf, MINUTE } from '#domain/time/civil.ts'
import type { JanazahPrayer, Notice, NoticeFields } from './notice.ts'

/** How long after its prayer's iqama a janazah is shown, in minutes. */
const JANAZAH_SHOWN = 60

/**
 * A notice for visitors: a janazah's time and end are computed from the prayer times. After a congregation
 * that `closures` cancel it has no time.
 */
export function resolveNotice(
  { id, ...fields }: NoticeFields & { id: string },
  clocksOf: PrayerClocksOf,
  zone: string,
  closures: readonly Closure[] = [],
): Notice {
  const { prayer, end, ...rest } = fields
  if (!prayer) return { id, ...rest, end: end ?? fields.start }
  const isOff = (name: ChangeName, minutes: number) =>
    closureOf(closures, name, onLine(prayer.date, minutes, zone)) !== undefined
  const { minutes, ...held } = heldPrayer(prayer, clocksOf, isOff)
  if (minutes === undefined) {
    const midnight = instantOf(addDays(prayer.date, 1), '00:00', zone)
    return { id, ...rest, prayer, end: midnight.toISOString() }
  }
  const at = onLine(prayer.date, minutes, zone)
  const over = new Date(at.getTime() + JANAZAH_SHOWN * MINUTE)
  return {
    ...{ id, ...rest },
    prayer: { ...held, time: clockOf(minutes), at: at.toISOString() },
    end: over.toISOString(),
  }
}

/**
 * The prayer of that day with its minutes on the day's line, if these are known and it is held: of a
 * cancelled Jumu'ah Dhuhr, of a Friday's Dhuhr its first Jumu'ah, and the last one where that one is gone.
 * Of several Jumu'ahs those before it count that are held, as in what visitors get of that day.
 */
function heldPrayer(
  prayer: JanazahPrayer,
  clocksOf: PrayerClocksOf,
  isOff: (name: ChangeName, minutes: number) => boolean,
): JanazahPrayer & { minutes?: number } {
  const { name, date, slot = 0 } = prayer
  const clocks = clocksOf(date)
  if (!clocks) return prayer
  const line = dayLine(clocks.athan)
  const isNoon = name === 'jumuah' || name === 'dhuhr'
  const isHeld = (name: ChangeName, ...minutes: number[]) => !minutes.some(at => isOff(name, at))
  const jumuahs = clocks.jumuah.map(({ time, khutbah = time }) => {
    const minutes = nearest(time, line.dhuhr)
    return isHeld('jumuah', minutes, nearest(khutbah, line.dhuhr)) ? { minutes } : {}
  })
  const at = Math.min(slot, jumuahs.length - 1)
  const jumuah = isNoon && jumuahs[at]
  if (jumuah) {
    const before = jumuahs.slice(0, at).filter(({ minutes }) => minutes !== undefined).length
    return { name: 'jumuah', date, ...(before > 0 && { slot: before }), ...jumuah }
  }
  const held = isNoon ? 'dhuhr' : name
  const clock = clocks.iqama[held]
  const minutes = clock ? nearest(clock, line[held]) : undefined
  return {
    ...{ name: held, date },
    ...(minutes !== undefined && isHeld(held, minutes) && { minutes }),
  }
}
