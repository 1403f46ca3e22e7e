import { noticesOf } from '#domain/prayer/notices.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { monthTexts } from '#texts/prayerTables.ts'

/** What the table of a month explains of a day: what is special about it, and its date if the moon is seen. */
export const monthNotes = (row: PrayerRow): string[] => [
  ...noticesOf(row),
  ...(row.ifSeen?.hijri ? [monthTexts.ifSeen(row.ifSeen.hijri)] : []),
]
