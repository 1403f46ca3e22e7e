import type { PrayerRow } from './answer.ts'
import { addDays, daysBetween } from './civil.ts'
import { joinJumuah } from './jumuah.ts'
import { LABELS, type PrayerName } from './names.ts'

/** One time that jumps. For Jumu'ah several times may be joined by ' & '; `from` is '' if unknown. */
export interface AnnouncedChange {
  readonly prayer: PrayerName | 'jumuah'
  readonly label: string
  readonly from: string
  readonly to: string
}

/** What is worth telling about one day to come. */
export interface DayChanges {
  readonly iso: string
  /** 0 is today, 1 tomorrow. */
  readonly inDays: number
  /** Minutes by which the clocks move that night: 60 forward, -60 back, 0 not at all. */
  readonly clock: number
  readonly note: string | undefined
  readonly changes: readonly AnnouncedChange[]
}

/**
 * Changes of the coming days, nearest first: iqamas that jump because another rule, a single day's
 * setting or the clocks begin to hold (rows mark these; the daily drift is not marked), and notes.
 * Today's row already shows today's times, so it begins with tomorrow and ends `days` after today.
 */
export function upcomingChanges(rows: readonly PrayerRow[], today: string, days = 7): DayChanges[] {
  const last = addDays(today, days)
  return rows
    .filter(row => row.iso > today && row.iso <= last)
    .filter(row => row.changes?.length || row.clock || row.note)
    .map(row => ({
      iso: row.iso,
      inDays: daysBetween(today, row.iso),
      clock: row.clock ?? 0,
      note: row.note,
      changes: (row.changes ?? []).map(prayer => changeOf(prayer, row, rows)),
    }))
}

/** 'Fajr iqama 5:55 AM → 6:01 AM' needs both: the time before is the last ordinary day's. */
function changeOf(
  prayer: PrayerName | 'jumuah',
  row: PrayerRow,
  rows: readonly PrayerRow[],
): AnnouncedChange {
  const before = rows.findLast(earlier => earlier.iso < row.iso && isOrdinary(prayer, earlier))
  const shown = (day: PrayerRow) =>
    prayer === 'jumuah' ? joinJumuah(day.jumuah) : day[prayer].iqama
  return { prayer, label: LABELS[prayer], from: before ? shown(before) : '', to: shown(row) }
}

function isOrdinary(prayer: PrayerName | 'jumuah', { jumuah, override }: PrayerRow): boolean {
  if (prayer === 'jumuah') return jumuah.length > 0 && !override?.jumuah
  return !override?.iqama?.includes(prayer) && !override?.athan?.includes(prayer)
}
