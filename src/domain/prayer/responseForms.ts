/* The prayer times response speaks the specification's English for every reader. */

const MONTHS =
  'JANUARY,FEBRUARY,MARCH,APRIL,MAY,JUNE,JULY,AUGUST,SEPTEMBER,OCTOBER,NOVEMBER,DECEMBER'

/** 'NOVEMBER 21, 2026'. */
export const responseDate = (iso: string) =>
  `${MONTHS.split(',')[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`

/** The Hijri months. */
export const MONTHS_IN_RESPONSE: readonly string[] = [
  'Muharram',
  'Safar',
  "Rabi' al-Awwal",
  "Rabi' al-Thani",
  'Jumada al-Awwal',
  'Jumada al-Thani',
  'Rajab',
  "Sha'ban",
  'Ramadan',
  'Shawwal',
  "Dhu al-Qa'dah",
  'Dhu al-Hijjah',
]

/** 'Jumada al-Thani 11, 1448'. */
export const hijriInResponse = (date: { year: number; month: number; day: number }): string =>
  `${MONTHS_IN_RESPONSE[date.month - 1]} ${date.day}, ${date.year}`
