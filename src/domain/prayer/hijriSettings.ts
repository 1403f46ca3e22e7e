import { type HijriMonths, hijriMonths, indexOf } from './hijri.ts'
import type { MonthBeginning, PrayerSettings } from './settings.ts'

type HijriSettings = PrayerSettings['hijri']

/**
 * How months begin at the mosque. Where nobody has chosen, a site that confirms months follows an
 * announcement.
 */
export function monthBeginningOf({ months, confirmed }: HijriSettings): MonthBeginning {
  return months?.begin ?? (confirmed.length > 0 ? 'announced' : 'calculated')
}

/** Whether somebody has chosen how months begin; confirming one is a choice too. */
export const isBeginningChosen = ({ months, confirmed }: HijriSettings): boolean =>
  months !== undefined || confirmed.length > 0

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

/**
 * The last day up to today on which dates changed without a save: a day 30 that nobody confirmed, since
 * the next month is certain or later than it was expected, or the first day of a month that nobody did.
 */
export function lastUnconfirmedTurn(settings: HijriSettings, today: string): string | undefined {
  if (!awaitsMonths(settings)) return undefined
  const { dateOf, startOf } = hijriMonthsOf(settings, today)
  const { day, ...month } = dateOf(today)
  const current = indexOf(month)
  const isOpen = (index: number) => !settings.confirmed.some(start => indexOf(start) === index)
  if (day === 30 && isOpen(current + 1)) return today
  return isOpen(current) ? startOf(current) : undefined
}
