import { clockOf } from '#domain/time/civil.ts'
import { nearest } from './dayLine.ts'
import { type HijriDate, indexOf } from './hijri.ts'
import type { Tarawih } from './response.ts'
import { inSeason } from './seasonalClock.ts'
import type { PrayerSettings } from './settings.ts'

export const RAMADAN = 9
/** The first of the last ten nights. */
const LAST_TEN = 21

/**
 * The Tarawih prayers of the evening before a night, the next Hijri day, in order; none outside of
 * Ramadan. `isha` and `iqama` are Isha's times in minutes on the day line; prayers that follow an iqama
 * that is not known follow the athan, so that nobody is late.
 */
export function tarawihOf(
  { ramadan }: Pick<PrayerSettings, 'ramadan'>,
  night: HijriDate,
  { isha, iqama, daylight }: { isha: number; iqama: number | undefined; daylight: boolean },
): Tarawih[] {
  if (!ramadan?.tarawih?.length) return []
  if (night.month !== RAMADAN) return []
  return ramadan.tarawih
    .filter(({ lastTen }) => !lastTen || night.day >= LAST_TEN)
    .map(({ time, label, place }) => {
      const rest = { ...(label && { label }), ...(place && { place }) }
      if (!(typeof time === 'object' && 'afterIsha' in time)) {
        return { time: inSeason(time, daylight), ...rest }
      }
      return { time: clockOf((iqama ?? isha) + time.afterIsha), ...rest }
    })
    .sort((a, b) => nearest(a.time, isha) - nearest(b.time, isha))
}

/** The index of the Ramadan that a day is in, or else of the coming one. */
export const ramadanAhead = ({ year, month }: HijriDate): number =>
  indexOf({ year: month > RAMADAN ? year + 1 : year, month: RAMADAN })
