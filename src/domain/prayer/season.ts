import { daysBetween } from '#domain/time/civil.ts'
import { clock12, joinTimes } from '#domain/time/format.ts'
import { figures } from '#locale/locale.ts'
import { marks } from '#texts/marks.ts'
import { dayTexts, seasonTexts } from '#texts/prayerDay.ts'
import { slotWithKhateeb } from './jumuah.ts'
import type { EidDay, JumuahSlot, PrayerRow, Tarawih } from './response.ts'

/** The one value that a page's lead, labels, banner and lamps follow; Eid before Ramadan before Friday. */
export type Season = 'ordinary' | 'friday' | 'ramadan' | 'eid'

type Day = Pick<PrayerRow, 'hijri' | 'expected' | 'eid' | 'jumuah'>

/** Whether the daytime of a row is a day of fasting in Ramadan. */
export const isRamadan = ({ hijri }: Pick<PrayerRow, 'hijri'>): boolean => hijri.includes('Ramadan')

/**
 * The season at a moment: a night of Ramadan and the night of Eid begin at the Maghrib before, while
 * Friday and the day of Eid last as long as the civil day. What is only expected is no season.
 */
export function seasonOf(today: Day, tomorrow: Day, isAfterMaghrib: boolean): Season {
  const day = isAfterMaghrib ? tomorrow : today
  if ([today, day].some(({ eid }) => eid && !eid.expected)) return 'eid'
  if (isRamadan(day) && !day.expected) return 'ramadan'
  return today.jumuah.length > 0 ? 'friday' : 'ordinary'
}

/** What the banner says before its message; nothing on ordinary days. */
export function seasonInWords(season: Season, slots: readonly JumuahSlot[]): string {
  if (season === 'eid') return seasonTexts.eid
  if (season === 'ramadan') return seasonTexts.ramadan
  return season === 'friday'
    ? seasonTexts.friday(slots.map(slotWithKhateeb).join(marks.semicolon))
    : ''
}

/** What Fajr's and Maghrib's athan are on a day of fasting. */
export function fastingName(name: string, day: Pick<PrayerRow, 'hijri'>): string | undefined {
  if (!isRamadan(day)) return undefined
  return name === 'fajr'
    ? seasonTexts.suhoorEnds
    : name === 'maghrib'
      ? seasonTexts.iftar
      : undefined
}

/** What a prayer of Tarawih is called; while the moon may end Ramadan that evening, as expected. */
export function tarawihName(
  { label = dayTexts.tarawih }: Tarawih,
  evening: Pick<PrayerRow, 'awaits'>,
) {
  return evening.awaits?.evening ? dayTexts.expected(label) : label
}

/** 'Last ten nights: night 21 (odd)' on the night before such a day of Ramadan. */
export function lastTenInWords(day: Pick<PrayerRow, 'hijri'>): string | undefined {
  const night = nightOf(day)
  if (night <= 20) return undefined
  return night % 2 ? seasonTexts.lastTenOdd(figures(night)) : seasonTexts.lastTen(figures(night))
}

/** The night of Ramadan before a day; 0 outside of Ramadan. */
export const nightOf = (day: Pick<PrayerRow, 'hijri'>): number =>
  isRamadan(day) ? dayOfMonth(day) : 0

const dayOfMonth = ({ hijri }: Pick<PrayerRow, 'hijri'>) => Number(/\d+/.exec(hijri))

export const isFirstOfMonth = (day: Pick<PrayerRow, 'hijri'>): boolean => dayOfMonth(day) === 1

/** A row without what was expected once day 30 has settled it, for rows that were prepared before. */
export function settled<Row extends Pick<PrayerRow, 'expected' | 'settlesOn' | 'eid'>>(
  row: Row,
  today: string,
  isAfterMaghrib = false,
): Row {
  const { settlesOn } = row
  if (!settlesOn || settlesOn > today || (settlesOn === today && !isAfterMaghrib)) return row
  const { expected: _, ...certain } = row
  const { expected: __, ...eid } = row.eid ?? {}
  return { ...certain, ...(row.eid && { eid }) } as Row
}

/** From how many days before on an Eid's prayers are shown. */
const EID_AHEAD = 7

/** The row of the Eid that is shown at a moment: from a week before until the day is over. */
export function eidAhead(
  rows: readonly PrayerRow[],
  day: { readonly today: PrayerRow; readonly tomorrow: PrayerRow },
): PrayerRow | undefined {
  const today = day.today.iso
  const row = [day.today, day.tomorrow, ...rows].find(
    ({ iso, eid }) => eid && iso >= today && daysBetween(today, iso) <= EID_AHEAD,
  )
  return row && settled(row, today)
}

/** The days on which a coming Eid may be: while the moon decides, the one before too. */
export function eidDays({ iso, eid }: PrayerRow, rows: readonly PrayerRow[]): string[] {
  const early = eid?.expected && rows.find(one => one.ifSeen?.eid && one.iso < iso)
  return early ? [early.iso, iso] : [iso]
}

/** 'Eid al-Fitr (expected)' */
export const eidName = ({ name, expected }: EidDay): string =>
  expected ? dayTexts.expected(name) : name

/** 'Eid al-Fitr, prayers at 7:30 AM & 9:00 AM'; a note of the day may say where none are set, and a closure is said beside it. */
export function eidInWords(day: EidDay, note?: string): string {
  const { prayers, closed } = day
  const times = joinTimes(prayers.map(({ time }) => clock12(time)))
  const eid = eidName(day)
  if (prayers.length === 0) return note || closed ? eid : seasonTexts.eidUnannounced(eid)
  return prayers.length > 1
    ? seasonTexts.eidPrayersAt(eid, times)
    : seasonTexts.eidPrayerAt(eid, times)
}
