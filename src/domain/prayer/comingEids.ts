import { daysBetween } from '#domain/time/civil.ts'
import { formatDay } from '#domain/time/format.ts'
import { EID_LABELS, EIDS, type EidName, eidDate } from './eid.ts'
import { hijriMonthsOf, isBeginningChosen } from './hijriSettings.ts'
import type { EidSetting } from './seasonSettings.ts'
import type { PrayerSettings } from './settings.ts'

/** The coming Eid of one name: its day, and its prayers where they are set. */
export interface ComingEid {
  readonly festival: EidName
  readonly year: number
  readonly date: string
  /** The Hijri calendar decides, and its month is not confirmed, or nobody chose how months begin. */
  readonly expected: boolean
  readonly eid: EidSetting | undefined
  /** The prayers of an earlier year, where none are set for this one. */
  readonly earlier: EidSetting | undefined
}

/** From how many days before on an Eid's prayer times are asked for. */
const ASKED_AHEAD = 14

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
        const isOpen = months.dateOf(date).expected || !isBeginningChosen(settings.hijri)
        const expected = !eid?.date && isOpen
        const earlier = set && set.year < candidate && set.prayers.length > 0 ? set : undefined
        return { festival, year: candidate, date, expected, eid, earlier }
      })
      .filter(({ date }) => date >= today)
      .slice(0, 1),
  ).sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** The Eids of the coming two weeks whose prayer times nobody has entered. */
export function eidsToEnter(settings: PrayerSettings, today: string): ComingEid[] {
  return comingEids(settings, today).filter(
    ({ eid, date }) => !eid?.prayers.length && daysBetween(today, date) <= ASKED_AHEAD,
  )
}

/** 'Eid al-Fitr is on Tuesday, March 9 (expected): …' */
export function eidToEnterInWords({ festival, date, expected }: ComingEid): string {
  const day = `${formatDay(date)}${expected ? ' (expected)' : ''}`
  return `${EID_LABELS[festival]} is on ${day}: enter its prayer times. Until then visitors read ‘prayer times will be announced’.`
}
