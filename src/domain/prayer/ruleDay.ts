import type { HijriDate } from './hijri.ts'
import { hijriMonthsOf } from './hijriSettings.ts'
import type { PrayerName } from './names.ts'
import type { RangeDay } from './ranges.ts'
import type { PrayerSettings } from './settings.ts'

/**
 * The date with the Hijri month whose rules a prayer, or Jumu'ah, follows on it. Isha is in the night
 * that begins the next Hijri day: it follows Ramadan's rule from the evening before Ramadan 1, and not
 * on the evening after the last fast. Maghrib ends the fast of its own day.
 */
export function ruleDay(
  { hijri }: Pick<PrayerSettings, 'hijri'>,
  name: PrayerName | 'jumuah',
  date: string,
  today: string,
): RangeDay {
  const { dateOf, nightOf } = hijriMonthsOf(hijri, today)
  return ruleDayOf(name, { iso: date, hijri: dateOf(date), night: nightOf(date) })
}

/** The same of a computed day. */
export function ruleDayOf(
  name: PrayerName | 'jumuah',
  { iso, hijri, night }: { iso: string; hijri: HijriDate; night: HijriDate },
): RangeDay {
  return { date: iso, month: (name === 'isha' ? night : hijri).month }
}
