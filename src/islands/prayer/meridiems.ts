import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { clockParts } from '#domain/time/format.ts'

/** The columns of a month with times of one half of the day each: 'AM', 'PM', or 'AM / PM' for athan and iqama. */
export type Meridiems = Partial<Record<PrayerName | 'sunrise', string>>

/** The halves of the day that hold for a whole column, so that its head can say them once. */
export function meridiemsOf(rows: readonly PrayerRow[]): Meridiems {
  const sunrise = common(rows.map(row => row.sunrise))
  const result: Meridiems = sunrise ? { sunrise } : {}
  for (const prayer of PRAYERS) {
    const athan = common(rows.map(row => row[prayer].time))
    const iqama = common(rows.flatMap(row => row[prayer].iqama || []))
    if (athan && iqama) result[prayer] = athan === iqama ? athan : `${athan} / ${iqama}`
  }
  return result
}

/** The one half of the day in which all clocks are; undefined when they differ. */
function common(clocks: readonly string[]): string | undefined {
  const [first, ...others] = new Set(clocks.map(clock => clockParts(clock)[1]))
  return others.length > 0 ? undefined : first
}
