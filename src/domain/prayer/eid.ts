import { addDays, clock12 } from '#domain/time/civil.ts'
import { calculatedStartOf, type HijriDate } from './hijri.ts'
import type { EidDay } from './response.ts'
import type { EidSetting } from './seasonSettings.ts'
import type { PrayerSettings } from './settings.ts'

export const EIDS = ['fitr', 'adha'] as const
export type EidName = (typeof EIDS)[number]

export const EID_LABELS: Record<EidName, string> = { fitr: 'Eid al-Fitr', adha: 'Eid al-Adha' }

/** Shawwal 1 and Dhu al-Hijjah 10. */
const DAY_OF: Record<EidName, { month: number; day: number }> = {
  fitr: { month: 10, day: 1 },
  adha: { month: 12, day: 10 },
}

/** The Eid of a day with its prayers in order; undefined on other days, and where no prayer is set. */
export function eidOn(
  { eid }: Pick<PrayerSettings, 'eid'>,
  date: string,
  hijri: HijriDate,
): EidDay | undefined {
  const name = EIDS.find(name => eid?.[name] && isDayOf(name, eid[name], date, hijri))
  const prayers = name && eid?.[name]?.prayers
  if (!name || !prayers?.length) return undefined
  return { name: EID_LABELS[name], prayers: prayers.toSorted((a, b) => (a.time < b.time ? -1 : 1)) }
}

function isDayOf(name: EidName, eid: EidSetting, date: string, hijri: HijriDate): boolean {
  if (eid.date) return eid.date === date
  const { month, day } = DAY_OF[name]
  return hijri.year === eid.year && hijri.month === month && hijri.day === day
}

/** The day of an Eid in the calculated calendar. */
export function calculatedEid(name: EidName, year: number): string {
  const { month, day } = DAY_OF[name]
  return addDays(calculatedStartOf({ year, month }), day - 1)
}

/** 'Eid al-Fitr, prayers at 7:30 AM & 9:00 AM' */
export function eidInWords({ name, prayers }: EidDay): string {
  const times = prayers.map(({ time }) => clock12(time)).join(' & ')
  return `${name}, prayer${prayers.length > 1 ? 's' : ''} at ${times}`
}
