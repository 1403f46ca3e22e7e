import { inSeason } from '#domain/prayer/seasonalClock.ts'
import type { SeasonalClock } from '#domain/prayer/settingFields.ts'
import type { JumuahSlotSetting } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { addDays, clockOf, minutesOf } from '#domain/time/civil.ts'

/** Days between those that are looked at: times move by less than a quarter of an hour in it. */
const STEP = 5
const YEAR = 366

/** Days of the year from `today` on, close enough for every season. */
export const daysOfYear = (dayOf: (date: string) => PrayerDay, today: string): PrayerDay[] =>
  Array.from({ length: Math.ceil(YEAR / STEP) }, (_, index) => dayOf(addDays(today, index * STEP)))

/** Minutes between one Jumu'ah and the next, the usual first. */
const BETWEEN = [45, 30, 20]
/** From its beginning to the athan of Asr. */
const LASTS = 5

/**
 * A proposal for a further Jumu'ah on such days, its khutbah as long before it as the last one's. Where
 * none ends before Asr it has no time, which is then for the mosque to say with the khutbah's. The first
 * is, too.
 */
export function nextSlot(
  last: JumuahSlotSetting | undefined,
  days: readonly PrayerDay[],
): JumuahSlotSetting {
  const { time = '', khutbah = '' } = last ?? {}
  const between = (one: string, on: readonly PrayerDay[]) => {
    const latest = Math.min(...on.map(({ athan }) => minutesOf(athan.asr))) - LASTS
    return BETWEEN.find(minutes => minutesOf(one) + minutes <= latest)
  }
  const after = (one: string, minutes: number | undefined) =>
    one && minutes ? clockOf(minutesOf(one) + minutes) : ''
  if (typeof time === 'string') {
    const minutes = between(time, days)
    const before = minutes && { khutbah: after(inSeason(khutbah, false), minutes) }
    return { time: after(time, minutes), ...before }
  }
  const standard = between(
    time.standard,
    days.filter(day => !day.daylight),
  )
  const daylight = between(
    time.daylight,
    days.filter(day => day.daylight),
  )
  const shifted = (clock: SeasonalClock) => ({
    standard: after(inSeason(clock, false), standard),
    daylight: after(inSeason(clock, true), daylight),
  })
  return {
    time: shifted(time),
    ...(khutbah && standard && daylight && { khutbah: shifted(khutbah) }),
  }
}
