import type { Problem } from '#domain/declared/problems.ts'
import { type AthanTimes, athanTimes } from '#domain/prayer/athan.ts'
import { DAYS_TRIED } from '#domain/prayer/bounds.ts'
import { TWILIGHT_NAMES } from '#domain/prayer/calculation.ts'
import { dayLine } from '#domain/prayer/dayLine.ts'
import { onDays } from '#domain/prayer/inWords/days.ts'
import { highLatitudeRuleOf } from '#domain/prayer/methods.ts'
import type { HighLatitudeRule, PrayerSettings } from '#domain/prayer/settings.ts'
import type { TimesContext } from '#domain/prayer/timesReview.ts'
import { remembered } from '#domain/remembered.ts'
import { addDays, DAY_MINUTES, datesFrom } from '#domain/time/civil.ts'

/** A rule for long twilights with its times on the longest day. Clock times on 24 hours. */
interface TwilightRow {
  readonly rule: HighLatitudeRule
  readonly isChosen: boolean
  readonly fajr: string
  readonly isha: string
  /** Days of the coming year on which Isha is not before the next Fajr. */
  readonly lateDays: number
}

/** The method has twilights of its own, which no rule limits. */
export const hasOwnTwilights = ({ calculation }: Pick<PrayerSettings, 'calculation'>): boolean =>
  calculation.method === 'MoonsightingCommittee'

/** Warns of days on which the chosen rule leaves Isha no time before the next Fajr. */
export function twilightWarnings({ settings, today, dayOf }: TimesContext): Problem[] {
  if (hasOwnTwilights(settings)) return []
  const isComputed = (date: string) => {
    const { source, override } = dayOf(date)
    return source === 'computed' && !override?.athan
  }
  const days = comingYear(today).filter(
    date =>
      isComputed(date) && isComputed(addDays(date, 1)) && isLate(date, day => dayOf(day).athan),
  )
  if (days.length === 0) return []
  const message = `Isha is not before the next Fajr ${onDays(days)}. Choose another rule for long twilights.`
  return [{ path: ['calculation', 'highLatitudeRule'], message }]
}

/** Every rule on the next longest day of the year at the place; null where all give the same times. */
export function compareTwilights(
  settings: Pick<PrayerSettings, 'place' | 'calculation'>,
  today: string,
): { date: string; rows: readonly TwilightRow[] } | null {
  if (hasOwnTwilights(settings)) return null
  const { place, calculation } = settings
  const date = longestDay(place.latitude, today)
  const chosen = highLatitudeRuleOf(calculation, place.latitude)
  const rules = Object.keys(TWILIGHT_NAMES) as HighLatitudeRule[]
  const rows = rules.map(rule => {
    const under = { place, calculation: { ...calculation, highLatitudeRule: rule } }
    const athanOf = remembered(day => athanTimes(under, day, false))
    const { fajr, isha } = athanOf(date)
    const lateDays = comingYear(today).filter(day => isLate(day, athanOf)).length
    return { rule, isChosen: rule === chosen, fajr, isha, lateDays }
  })
  const times = new Set(rows.map(({ fajr, isha }) => `${fajr} ${isha}`))
  return times.size > 1 ? { date, rows } : null
}

const comingYear = (today: string) => datesFrom(today, addDays(today, DAYS_TRIED - 1))

function isLate(date: string, athanOf: (date: string) => Omit<AthanTimes, 'sunset' | 'polar'>) {
  const nextFajr = dayLine(athanOf(addDays(date, 1))).fajr + DAY_MINUTES
  return dayLine(athanOf(date)).isha >= nextFajr
}

/** The next June 21, south of the equator December 21. */
function longestDay(latitude: number, today: string): string {
  const day = latitude < 0 ? '12-21' : '06-21'
  const year = Number(today.slice(0, 4))
  const date = `${year}-${day}`
  return date >= today ? date : `${year + 1}-${day}`
}
