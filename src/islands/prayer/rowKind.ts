import type { DayTimeName } from '#domain/prayer/names.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { fastingName } from '#domain/prayer/season.ts'

export const ROW_KINDS = ['is-in-arch', 'is-fasting', 'today-jumuah'] as const

/** The class of a time's row in the table of today: what the arch has already is not shown twice on home. */
export function rowKind(name: DayTimeName, row: PrayerRow): (typeof ROW_KINDS)[number] {
  if (name === 'dhuhr' && row.jumuah.length > 0) return 'today-jumuah'
  return fastingName(name, row) ? 'is-fasting' : 'is-in-arch'
}
