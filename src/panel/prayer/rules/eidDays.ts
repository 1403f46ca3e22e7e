import { EIDS, type EidName, eidDate } from '#domain/prayer/eid.ts'
import { hijriMonthsOf } from '#domain/prayer/hijriSettings.ts'
import type { EidSetting } from '#domain/prayer/seasonSettings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'

/** The coming Eid of one name: its day, and its prayers where they are set. */
export interface ComingEid {
  readonly festival: EidName
  readonly year: number
  readonly date: string
  /** The Hijri calendar decides, and its month is not confirmed. */
  readonly expected: boolean
  readonly eid: EidSetting | undefined
  /** The prayers of an earlier year, where none are set for this one. */
  readonly earlier: EidSetting | undefined
}

/** Both Eids that are not over, the nearer one first. */
export function comingEids(settings: PrayerSettings, today: string): ComingEid[] {
  const months = hijriMonthsOf(settings.hijri, today)
  const { year } = months.dateOf(today)
  return EIDS.flatMap(festival =>
    [year, year + 1]
      .map(candidate => {
        const set = settings.eid?.[festival]
        const eid = set?.year === candidate ? set : undefined
        const date = eid?.date ?? eidDate(festival, candidate, months.startOf)
        const expected = !eid?.date && months.dateOf(date).expected === true
        const earlier = set && set.year < candidate && set.prayers.length > 0 ? set : undefined
        return { festival, year: candidate, date, expected, eid, earlier }
      })
      .filter(({ date }) => date >= today)
      .slice(0, 1),
  ).sort((a, b) => (a.date < b.date ? -1 : 1))
}
