import { addDays } from '#domain/time/civil.ts'
import { formatDay } from '#domain/time/format.ts'
import { moonTexts } from '#texts/moonNotices.ts'
import { hijriMonthName } from './formatHijri.ts'
import { AWAITED_MONTHS } from './hijri.ts'
import type { PrayerDay } from './times.ts'

const SHAWWAL = 10
/** From this day of a month on, the next month is in sight. */
export const IN_SIGHT = 27

/**
 * What visitors read before Ramadan, Eid al-Fitr and Dhu al-Hijjah: on the day before that it begins
 * tonight, and, where the mosque wants it, from the 27th on when it is expected.
 */
export function moonNotice(
  { iso, hijri }: PrayerDay,
  dayOf: (date: string) => PrayerDay,
  tellsExpected: boolean,
): string | undefined {
  const month = (hijri.month % 12) + 1
  if (hijri.day < IN_SIGHT || !AWAITED_MONTHS.includes(month)) return undefined
  const days = [1, 2, 3, 4].find(ahead => dayOf(addDays(iso, ahead)).hijri.day === 1)
  const first = days && dayOf(addDays(iso, days))
  if (!first) return undefined
  // On a day 30 that nobody confirmed the month may have begun the evening before.
  const isOpen = first.hijri.expected || hijri.settlesOn === iso
  if (isOpen) return tellsExpected ? expected(first, days) : undefined
  return days <= 2 ? begins(first, days) : undefined
}

/** Whether changes on a day are those of an expected month; Isha's night begins the next Hijri day. */
export function comeWithExpected(
  changes: readonly string[],
  day: PrayerDay,
  dayOf: (date: string) => PrayerDay,
): boolean {
  const before = dayOf(addDays(day.iso, -1))
  return changes.some(name => {
    const [was, is] = [before, day].map(of => (name === 'isha' ? of.night : of.hijri))
    return is?.expected === true && is.month !== was?.month
  })
}

/** The month before may have 29 days or 30: the row's first day is the later one. */
function expected({ iso, hijri, eid }: PrayerDay, days: number): string | undefined {
  const early = addDays(iso, -1)
  if (hijri.month === SHAWWAL) {
    if (!eid) return undefined
    return days === 1
      ? moonTexts.eidExpected(formatDay(iso))
      : moonTexts.eidExpectedOr(formatDay(early), formatDay(iso))
  }
  const month = hijriMonthName(hijri.month)
  if (days === 1) return moonTexts.expectedTonight(month)
  if (days === 2) return moonTexts.expectedSoon(month)
  return moonTexts.expectedOn(month, formatDay(addDays(early, -1)), formatDay(early))
}

/** The notices of Eid are on its day and on the evening before. */
function begins({ iso, hijri, eid }: PrayerDay, days: number): string | undefined {
  const month = hijriMonthName(hijri.month)
  if (hijri.month !== SHAWWAL) {
    return days === 1 ? moonTexts.beginsTonight(month) : moonTexts.beginsTomorrow(month)
  }
  return eid && days === 2 ? moonTexts.eidOn(formatDay(iso)) : undefined
}
