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
  const minutes = minutesOfPrayer(prayer, clocksOf)
  if (minutes === undefined) {
    const midnight = instantOf(addDays(prayer.date, 1), '00:00', zone)
    return { id, ...rest, prayer, end: midnight.toISOString() }
  }
  const at = onLine(prayer.date, minutes, zone)
  const over = new Date(at.getTime() + JANAZAH_SHOWN * MINUTE)
  return {
    ...{ id, ...rest },
    prayer: { ...prayer, time: clockOf(minutes), at: at.toISOString() },
    end: over.toISOString(),
  }
}

/**
 * The minutes on its day's line at which the prayer is prayed, if that is known; of a cancelled Jumu'ah
 * those of Dhuhr.
 */
function minutesOfPrayer(
  { name, date, slot = 0 }: JanazahPrayer,
  clocksOf: PrayerClocksOf,
): number | undefined {
  const clocks = clocksOf(date)
  if (!clocks) return undefined
  const line = dayLine(clocks.athan)
  const jumuah = name === 'jumuah' && (clocks.jumuah[slot] ?? clocks.jumuah.at(-1))
  const prayer = name === 'jumuah' ? 'dhuhr' : name
  const clock = jumuah ? jumuah.time : clocks.iqama[prayer]
  return clock ? nearest(clock, line[prayer]) : undefined
}
