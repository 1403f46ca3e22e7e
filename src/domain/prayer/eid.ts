import { addDays } from '#domain/time/civil.ts'
import { eidNames } from '#texts/moonNotices.ts'
import { calculatedStartOf, type HijriDate, indexOf, monthAt } from './hijri.ts'
import { isBeginningChosen } from './hijriSettings.ts'
import type { EidDay, EidPrayerTime } from './response.ts'
import type { EidPrayer, EidSetting } from './seasonSettings.ts'
import type { PrayerSettings } from './settings.ts'

export const EIDS = ['fitr', 'adha'] as const
export type EidName = (typeof EIDS)[number]

export const EID_LABELS: Record<EidName, string> = eidNames

/** Shawwal 1 and Dhu al-Hijjah 10. */
const DAY_OF: Record<EidName, { month: number; day: number }> = {
  fitr: { month: 10, day: 1 },
  adha: { month: 12, day: 10 },
}

/** From the first of Dhu al-Hijjah. */
export const DAYS_TO_EID_AL_ADHA = DAY_OF.adha.day - 1

/**
 * The Eid of a day with its prayers in order, none where they are not set for its year; undefined on
 * other days. A site on which nobody has chosen how months begin expects it.
 */
export function eidOn(
  { eid: eids, hijri: months }: Pick<PrayerSettings, 'eid' | 'hijri'>,
  date: string,
  hijri: HijriDate,
): EidDay | undefined {
  const name = EIDS.find(name => isDayOf(name, eids?.[name], date, hijri))
  if (!name) return undefined
  const set = eids?.[name]
  const isFixed = set?.date === date
  const prayers = set && (isFixed || set.year === hijri.year) ? set.prayers : []
  return {
    name: EID_LABELS[name],
    ...(!isFixed && (hijri.expected || !isBeginningChosen(months)) && { expected: true }),
    prayers: prayers.map(prayerTime).sort((a, b) => (a.time < b.time ? -1 : 1)),
  }
}

const prayerTime = ({ time, takbir, place, language, note }: EidPrayer): EidPrayerTime => ({
  time,
  ...(takbir && { takbir }),
  ...(place && { place }),
  ...(language && { language }),
  ...(note && { note }),
})

/** A date that the mosque fixes takes the place of that year's day of the calendar. */
function isDayOf(
  name: EidName,
  eid: EidSetting | undefined,
  date: string,
  hijri: HijriDate,
): boolean {
  if (eid?.date && (eid.date === date || eid.year === hijri.year)) return eid.date === date
  const { month, day } = DAY_OF[name]
  return hijri.month === month && hijri.day === day
}

/** The day of an Eid in a Hijri calendar, of which the starts of months are known. */
export function eidDate(
  name: EidName,
  year: number,
  startOf: (month: number) => string = index => calculatedStartOf(monthAt(index)),
): string {
  const { month, day } = DAY_OF[name]
  return addDays(startOf(indexOf({ year, month })), day - 1)
}
