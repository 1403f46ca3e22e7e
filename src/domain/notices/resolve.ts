import type { PrayerClocksOf } from '#domain/events/resolve.ts'
import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { onLine } from '#domain/prayer/moments.ts'
import { addDays, clockOf, instantOf } from '#domain/time/civil.ts'
import { MINUTE } from '#domain/time/units.ts'
import type { JanazahPrayer, Notice, NoticeFields } from './notice.ts'

/** How long after its prayer's iqama a janazah is shown, in minutes. */
const JANAZAH_SHOWN = 60

/** A notice for visitors: a janazah's time and end are computed from the prayer times. */
export function resolveNotice(
  { id, ...fields }: NoticeFields & { id: string },
  clocksOf: PrayerClocksOf,
  zone: string,
): Notice {
  const { prayer, end, ...rest } = fields
  if (!prayer) return { id, ...rest, end: end ?? fields.start }
  const { minutes, ...held } = heldPrayer(prayer, clocksOf)
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
 * The prayer of that day with its minutes on the day's line, if these are known: of a cancelled Jumu'ah
 * Dhuhr, of a Friday's Dhuhr its first Jumu'ah, and the last one where that one is gone.
 */
function heldPrayer(
  prayer: JanazahPrayer,
  clocksOf: PrayerClocksOf,
): JanazahPrayer & { minutes?: number } {
  const { name, date, slot = 0 } = prayer
  const clocks = clocksOf(date)
  if (!clocks) return prayer
  const line = dayLine(clocks.athan)
  const isNoon = name === 'jumuah' || name === 'dhuhr'
  const at = Math.min(slot, clocks.jumuah.length - 1)
  const jumuah = isNoon && clocks.jumuah[at]
  if (jumuah) {
    const of = { name: 'jumuah', date, ...(at > 0 && { slot: at }) } as const
    return { ...of, minutes: nearest(jumuah.time, line.dhuhr) }
  }
  const held = isNoon ? 'dhuhr' : name
  const clock = clocks.iqama[held]
  return { name: held, date, ...(clock && { minutes: nearest(clock, line[held]) }) }
}
