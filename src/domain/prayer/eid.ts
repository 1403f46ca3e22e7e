import { addDays } from '#domain/time/civil.ts'
import { eidNames } from '#texts/moonNotices.ts'
import { calculatedStartOf, type HijriDate, indexOf, monthAt } from './hijri.ts'
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

/** The Eid of a day with its prayers in order; undefined on other days, and where no prayer is set. */
export function eidOn(
  { eid }: Pick<PrayerSettings, 'eid'>,
  date: string,
  hijri: HijriDate,
): EidDay | undefined {
  const name = EIDS.find(name => eid?.[name] && isDayOf(name, eid[name], date, hijri))
  const set = name && eid?.[name]
  if (!name || !set?.prayers.length) return undefined
  return {
    name: EID_LABELS[name],
    ...(!set.date && hijri.expected && { expected: true }),
    prayers: set.prayers.map(prayerTime).sort((a, b) => (a.time < b.time ? -1 : 1)),
  }
}

const prayerTime = ({ time, takbir, place, language, note }: EidPrayer): EidPrayerTime => ({
  time,
  ...(takbir && { takbir }),
  ...(place && { place }),
  ...(language && { language }),
  ...(note && { note }),
})

function isDayOf(name: EidName, eid: EidSetting, date: string, hijri: HijriDate): boolean {
  if (eid.date) return eid.date === date
  const { month, day } = DAY_OF[name]
  return hijri.year === eid.year && hijri.month === month && hijri.day === day
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
