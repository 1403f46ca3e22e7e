import { addDays } from '#domain/time/civil.ts'
import { formatDay } from '#domain/time/format.ts'
import { moonTexts } from '#texts/moonNotices.ts'
import { AWAITED_MONTHS, hijriMonthName } from './hijri.ts'
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
  if (first.hijri.expected) return tellsExpected ? expected(first, days) : undefined
  return days <= 2 ? begins(first, days) : undefined
}

/** Whether changes on a day are those of an expected month; Isha's night begins the next Hijri day. */
export function comeWithExpected(
  changes: readonly string[],
  day: PrayerDay,
  dayOf: (date: string) => PrayerDay,
): boolean {
  const isFirst = ({ hijri }: PrayerDay) => hijri.day === 1 && hijri.expected === true
  return changes.some(name => isFirst(name === 'isha' ? dayOf(addDays(day.iso, 1)) : day))
}

function expected({ iso, hijri }: PrayerDay, days: number): string {
  if (hijri.month === SHAWWAL) return moonTexts.eidExpected(formatDay(iso))
  const month = hijriMonthName(hijri.month)
  return days === 1
    ? moonTexts.expectedTonight(month)
    : moonTexts.expectedOn(month, formatDay(addDays(iso, -1)))
}

function begins({ iso, hijri, override, eid }: PrayerDay, days: number): string | undefined {
  const month = hijriMonthName(hijri.month)
  if (hijri.month !== SHAWWAL) {
    return days === 1 ? moonTexts.beginsTonight(month) : moonTexts.beginsTomorrow(month)
  }
  // A note of the day and its Eid prayers are announced on the evening before.
  if (days === 1) return override?.note || eid ? undefined : moonTexts.eidTomorrow
  return moonTexts.eidOn(formatDay(iso))
}
