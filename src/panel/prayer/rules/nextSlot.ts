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
 * A proposal for a further Jumu'ah on such days, empty where none ends before Asr; the first, and
 * each khutbah, is for the mosque to say.
 */
export function nextSlot(
  last: JumuahSlotSetting | undefined,
  days: readonly PrayerDay[],
): JumuahSlotSetting {
  const { time = '' } = last ?? {}
  const later = (one: string, on: readonly PrayerDay[]) => {
    const latest = Math.min(...on.map(({ athan }) => minutesOf(athan.asr))) - LASTS
    const between = BETWEEN.find(minutes => minutesOf(one) + minutes <= latest)
    return one && between ? clockOf(minutesOf(one) + between) : ''
  }
  if (typeof time === 'string') return { time: later(time, days) }
  const [daylight, standard] = [true, false].map(is => days.filter(day => day.daylight === is))
  return {
    time: {
      standard: later(time.standard, standard ?? []),
      daylight: later(time.daylight, daylight ?? []),
    },
  }
}
