import { addDays } from '#domain/time/civil.ts'
import { HIJRI_PARTS, hijriTexts } from '#texts/hijri.ts'
import { ramadanName } from '#texts/prayerNames.ts'
import type { PrayerRow } from './response.ts'
import { isRamadan, nightOf } from './season.ts'

/** A month has no more. */
const MOST_DAYS = 30

/** One Ramadan with the evening on which it begins and, where it is known, the Eid after it. */
export interface RamadanMonth {
  /** 'Ramadan 1448' */
  readonly name: string
  /** The last day before it: its evening is the first night. */
  readonly eve: PrayerRow
  readonly days: readonly PrayerRow[]
  /** The first day is not confirmed yet. */
  readonly expected: boolean
  readonly eid: PrayerRow | undefined
  /** The last day may already be Eid: the mosque waits for the moon on the evening before it. */
  readonly isLastOpen: boolean
}

/**
 * The Ramadan that is under way, or else the coming one, in consecutive rows; undefined where they do
 * not hold all of it. The evening of its last day is over with that day.
 */
export function ramadanMonth(rows: readonly PrayerRow[], today: string): RamadanMonth | undefined {
  const start = rows.findIndex(
    (row, index) => nightOf(row) === 1 && index > 0 && addDays(row.iso, 30) >= today,
  )
  const eve = rows[start - 1]
  if (!eve) return undefined
  const length = rows.slice(start).findIndex(row => !isRamadan(row))
  if (length < 0) return undefined
  const days = rows.slice(start, start + length)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return undefined
  if (last.iso < today) return ramadanMonth(rows.slice(start + length), today)
  return {
    name: hijriTexts.month(ramadanName, yearOf(first)),
    eve,
    days,
    expected: first.expected === true,
    isLastOpen: days.length === MOST_DAYS && last.ifSeen?.hijri !== undefined,
    eid: rows.slice(start + length, start + length + 4).find(row => row.eid),
  }
}

/** One line of the calendar: a day of fasting with the evening after it, or the first evening alone. */
export interface CalendarLine {
  readonly row: PrayerRow
  /** 0 on the line of the first evening. */
  readonly day: number
  /** The night that the evening begins; none after the last day. */
  readonly night: number | undefined
  /** An odd night of the last ten. */
  readonly isOdd: boolean
  /** A day of fasting only if the moon is not seen on the evening before. */
  readonly isOpen: boolean
}

export function calendarLines({ eve, days, isLastOpen }: RamadanMonth): CalendarLine[] {
  return [eve, ...days].map((row, day) => {
    const night = day < days.length ? day + 1 : undefined
    const isOdd = night !== undefined && night > 20 && night % 2 === 1
    return { row, day, night, isOdd, isOpen: isLastOpen && day === days.length }
  })
}

const yearOf = ({ hijri }: PrayerRow) => Number(HIJRI_PARTS.exec(hijri)?.groups?.year)
