import { canonical } from '#domain/canonical.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { dayLine, isOneDay, nearest } from './dayLine.ts'
import { LABELS, PRAYERS, type PrayerName } from './names.ts'
import type { Problem } from './rangeChecks.ts'
import type { PrayerSettings } from './settings.ts'
import { dayComputer, type PrayerDay } from './times.ts'

/** Whether an iqama set for that day alone is before its athan. */
export const isEarly = (prayer: PrayerName, day: PrayerDay): boolean => {
  const athan = dayLine(day.athan)[prayer]
  return nearest(day.iqama[prayer], athan) < athan
}

export function earlyIqamaMessage(prayer: PrayerName, day: PrayerDay): string {
  const athan = clock12(day.athan[prayer])
  return `On ${formatDay(day.iso)} the athan of ${LABELS[prayer]} is at ${athan}: the iqama cannot be before it.`
}

/**
 * The iqamas of new or changed single days that are before their athan, from today on. Settings that
 * give no times at all have none.
 */
export function earlyIqamas(
  settings: PrayerSettings,
  saved: PrayerSettings,
  today: string,
): Problem[] {
  const known = new Set(saved.overrides.map(canonical))
  const isNew = settings.overrides.map(day => day.date >= today && !known.has(canonical(day)))
  if (!isNew.includes(true)) return []
  const dayOf = dayComputer(settings, today)
  try {
    return settings.overrides.flatMap(({ date, iqama }, index) => {
      if (!isNew[index] || !iqama) return []
      const day = dayOf(date)
      if (!isOneDay(day.athan)) return []
      return PRAYERS.filter(prayer => iqama[prayer] && isEarly(prayer, day)).map(prayer => ({
        path: ['overrides', index, 'iqama', prayer],
        message: earlyIqamaMessage(prayer, day),
      }))
    })
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
