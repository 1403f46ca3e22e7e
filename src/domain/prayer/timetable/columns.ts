import { prayerNames } from '#texts/prayerNames.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS, type PrayerName } from '../names.ts'
import type { PrayerSettings } from '../settings.ts'

/** One day of a timetable that the mosque uploaded. */
export type TableDay = PrayerSettings['tables'][number]['days'][number]

/** A time of a timetable: an athan or sunrise by its name, an iqama with 'iqama' after it. */
export type TableColumn = DayTimeName | `iqama/${PrayerName}`

/** The times of a timetable in the order of the day, each iqama after its athan. */
export const TABLE_COLUMNS: readonly TableColumn[] = DAY_TIMES.flatMap(name =>
  isPrayer(name) ? [name, `iqama/${name}` as const] : [name],
)

/** 'Isha', 'Isha iqama'. */
export const columnLabel = (column: TableColumn): string => {
  const { name, isIqama } = columnParts(column)
  return isIqama ? `${prayerNames[name]} iqama` : prayerNames[name]
}

/** A column's prayer or time, and whether it is the iqama. */
export function columnParts(
  column: TableColumn,
): { name: PrayerName; isIqama: true } | { name: DayTimeName; isIqama: false } {
  const name = PRAYERS.find(prayer => column === `iqama/${prayer}`)
  return name ? { name, isIqama: true } : { name: column as DayTimeName, isIqama: false }
}

/** The clock time of a column on a day; undefined where the day has no such iqama. */
export function timeOf(day: TableDay, column: TableColumn): string | undefined {
  const { name, isIqama } = columnParts(column)
  return isIqama ? day.iqama?.[name] : day[name]
}

/** Where a column is in a stored day. */
export function pathOf(column: TableColumn): string[] {
  const { name, isIqama } = columnParts(column)
  return isIqama ? ['iqama', name] : [name]
}

function isPrayer(name: DayTimeName): name is PrayerName {
  return PRAYERS.some(prayer => prayer === name)
}
