import { ramadanName } from './prayerNames.ts'

/** The months in the spelling most common in American English. */
export const HIJRI_MONTHS = [
  'Muharram',
  'Safar',
  "Rabi' al-Awwal",
  "Rabi' al-Thani",
  'Jumada al-Awwal',
  'Jumada al-Thani',
  'Rajab',
  "Sha'ban",
  ramadanName,
  'Shawwal',
  "Dhu al-Qa'dah",
  'Dhu al-Hijjah',
]

/** Month first, as American dates are. */
export const hijriTexts = {
  date: (month: string, day: number, year: number) => `${month} ${day}, ${year}`,
  day: (month: string, day: string) => `${month} ${day}`,
  /** The name of a month where there is little room. */
  short: (name: string) => name.slice(0, 3),
  month: (month: string, year: number) => `${month} ${year}`,
}

/** Reads the parts of a date as written above. */
export const HIJRI_PARTS = /^(?<month>.+) (?<day>\d+), (?<year>\d+)$/
