/** The five daily prayers in the order of the day. */
export const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type PrayerName = (typeof PRAYERS)[number]

/** The times of a day: the five prayers and sunrise, in the order of the day. */
export const DAY_TIMES = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type DayTimeName = (typeof DAY_TIMES)[number]
