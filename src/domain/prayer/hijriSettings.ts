import { addDays } from '#domain/time/civil.ts'
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
 * The last day up to today that was a day 30 because nobody had confirmed its evening before: since
 * then the next months are later than they were expected. Undefined where there is none.
 */
export function lastUnconfirmedEnd(settings: HijriSettings, today: string): string | undefined {
  if (!awaitsMonths(settings)) return undefined
  const { dateOf, startOf } = hijriMonthsOf(settings, today)
  const current = indexOf(dateOf(today))
  const isOpen = (index: number) => !settings.confirmed.some(start => indexOf(start) === index)
  return [current + 1, current]
    .filter(isOpen)
    .map(index => addDays(startOf(index), -1))
    .find(day30 => day30 <= today && dateOf(day30).day === 30)
}
