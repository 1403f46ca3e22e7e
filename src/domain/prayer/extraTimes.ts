import { addDays, clockIn, clockOf } from '#domain/time/civil.ts'
import { dayLine } from './dayLine.ts'
import { onLine } from './moments.ts'
import { FORBIDDEN, FORBIDDEN_NOON } from './prayerFields.ts'
import type { ExtraTimes } from './response.ts'
import type { ExtraTimesSettings } from './seasonSettings.ts'
import type { PrayerDay } from './times.ts'

/**
 * The further times of a day that a mosque shows, by the definitions of docs/product.md, section 4.
 * The night is that from this day's Maghrib to the next Fajr.
 */
export function extraTimesOf(
  { ishraq, duha, zawal, forbidden, midnight, lastThird }: ExtraTimesSettings,
  { iso, athan }: PrayerDay,
  next: PrayerDay,
  zone: string,
): ExtraTimes {
  const { sunrise, dhuhr, maghrib } = dayLine(athan)
  const inDay = (share: number) => clockOf(Math.round(sunrise + share * (maghrib - sunrise)))
  const inNight = (share: number) => {
    const from = onLine(iso, maghrib, zone).getTime()
    const until = onLine(addDays(iso, 1), dayLine(next.athan).fajr, zone).getTime()
    return clockIn(zone, new Date(from + share * (until - from)))
  }
  const rise = clockOf(sunrise + (ishraq ?? FORBIDDEN))
  return {
    ...(ishraq && { ishraq: rise }),
    ...(duha && { duha: inDay(1 / 4) }),
    ...(zawal && { zawal: inDay(1 / 2) }),
    ...(forbidden && {
      forbidden: [
        [athan.sunrise, rise],
        [clockOf(dhuhr - FORBIDDEN_NOON), athan.dhuhr],
        [clockOf(maghrib - (ishraq ?? FORBIDDEN)), athan.maghrib],
      ],
    }),
    ...(midnight && { midnight: inNight(1 / 2) }),
    ...(lastThird && { lastThird: inNight(2 / 3) }),
  }
}
