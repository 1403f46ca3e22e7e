import { type HijriMonths, hijriMonths } from './hijri.ts'
import type { MonthBeginning, PrayerSettings } from './settings.ts'

type HijriSettings = PrayerSettings['hijri']

/**
 * How months begin at the mosque. Where nobody has chosen, a site that confirms months follows an
 * announcement.
 */
export function monthBeginningOf({ months, confirmed }: HijriSettings): MonthBeginning {
  return months?.begin ?? (confirmed.length > 0 ? 'announced' : 'calculated')
}

/** Whether months are expected until someone confirms them. */
export const awaitsMonths = (settings: HijriSettings): boolean =>
  monthBeginningOf(settings) !== 'calculated'

/**
 * The Hijri calendar under these settings. `today` is the civil date at the mosque: without it, no
 * evening counts as passed unconfirmed.
 */
export function hijriMonthsOf(settings: HijriSettings, today = ''): HijriMonths {
  const { confirmed, months } = settings
  if (!awaitsMonths(settings)) return hijriMonths(confirmed)
  return hijriMonths(confirmed, { today, since: months?.since })
}
