import { prayerNames } from '#texts/prayerNames.ts'

/** The five daily prayers in the order of the day. */
export const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type PrayerName = (typeof PRAYERS)[number]

/** The times of a day: the five prayers and sunrise, in the order of the day. */
export const DAY_TIMES = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type DayTimeName = (typeof DAY_TIMES)[number]

/** The names as shown to people. */
export const LABELS: Record<DayTimeName | 'jumuah', string> = prayerNames
