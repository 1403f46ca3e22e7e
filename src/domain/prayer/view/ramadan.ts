import { HIJRI_PARTS } from '#domain/prayer/hijriParts.ts'
import { khutbahTimes, slotsOn } from '#domain/prayer/jumuah.ts'
import { DAY_TIMES, type DayTimeName } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { eidInWords, isRamadan, nightOf } from '#domain/prayer/season.ts'
import { addDays } from '#domain/time/civil.ts'
import { formatDay, formatLong, formatShortDay, shortClock } from '#domain/time/format.ts'
import { figures } from '#locale/locale.ts'
import { noCongregationTexts } from '#texts/closures.ts'
import { HIJRI_MONTHS, hijriTexts } from '#texts/hijri.ts'
import { ramadanCalendarTexts as texts } from '#texts/ramadan.ts'
import { nightName, ramadanHeads } from '#texts/ramadanTable.ts'
import { dayTimes } from './times.ts'

/** A month has no more. */
const MOST_DAYS = 30

/** One Ramadan with the evening on which it begins and, where it is known, the Eid after it. */
export interface RamadanMonth extends Pick<PrayerTimesResponse, 'jumuah' | 'hidesSunrise'> {
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
 * The Ramadan that is under way, or else the coming one; undefined where the rows do not hold all of
 * it. The evening of its last day is over with that day.
 */
export function ramadanMonth(
  times: Pick<PrayerTimesResponse, 'previous' | 'info' | 'jumuah' | 'hidesSunrise'>,
  today: string,
): RamadanMonth | undefined {
  const { jumuah, hidesSunrise } = times
  const rows = [times.previous, ...times.info]
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
  if (last.iso < today) {
    const [previous, ...info] = rows.slice(start + length)
    return previous && ramadanMonth({ ...times, previous, info }, today)
  }
  return {
    jumuah,
    ...(hidesSunrise && { hidesSunrise }),
    name: hijriTexts.month(HIJRI_MONTHS[8] ?? '', figures(yearOf(first))),
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
  /** 'none' where a closure cancels Tarawih; else ''. */
  readonly noTarawih: string
  /** 'night 21' of the last ten; '' of the others. */
  readonly nightName: string
  /** An odd night of the last ten. */
  readonly isOdd: boolean
  /** A day of fasting only if the moon is not seen on the evening before. */
  readonly isOpen: boolean
  readonly date: string
  /** Each time's athan, and its iqama or what takes its place, as figures. */
  readonly times: Readonly<Record<'imsak' | DayTimeName, Record<'athan' | 'congregation', string>>>
}

export function calendarLines({ eve, days, isLastOpen, jumuah }: RamadanMonth): CalendarLine[] {
  return [eve, ...days].map((row, day) => {
    const night = day < days.length ? day + 1 : undefined
    const isNamed = night !== undefined && night > 20
    return {
      ...{ row, day, night },
      noTarawih: !row.tarawih && row.closed?.times?.tarawih ? noCongregationTexts.cell : '',
      nightName: isNamed ? nightName(figures(night)) : '',
      isOdd: isNamed && night % 2 === 1,
      isOpen: isLastOpen && day === days.length,
      date: formatShortDay(row.iso),
      times: timesOf(row, jumuah),
    }
  })
}

function timesOf(row: PrayerRow, jumuah: RamadanMonth['jumuah']): CalendarLine['times'] {
  const times = dayTimes(row, DAY_TIMES).map(({ name, title, athan, iqama }) => {
    // The khutbahs of a Friday take the place of Dhuhr's iqama.
    const congregation = title === 'jumuah' ? khutbahTimes(slotsOn(jumuah, row)) : shortClock(iqama)
    return [name, { athan: shortClock(athan), congregation }]
  })
  const imsak = { athan: row.imsak ? shortClock(row.imsak) : '', congregation: '' }
  return { imsak, ...Object.fromEntries(times) }
}

export const hasImsak = (lines: readonly CalendarLine[]): boolean =>
  lines.some(({ row }) => row.imsak)

/** The head of the evenings. */
export const eveningsHead = (lines: readonly CalendarLine[]): string =>
  lines.some(({ row }) => row.tarawih) ? ramadanHeads.tarawih : ramadanHeads.night

/** 'February 8, 2027 to March 8, 2027, expected' */
export function daysInWords({ days, expected, isLastOpen }: RamadanMonth): string {
  const [first = '', early = '', last = ''] = [days[0], days.at(-2), days.at(-1)].map(
    day => day && formatLong(day.iso),
  )
  const end = isLastOpen ? texts.or(early, last) : last
  return (expected ? texts.daysExpected : texts.days)(first, end)
}

/** 'Tuesday, March 9 or Wednesday, March 10: Eid al-Fitr (expected), prayer at 8:00 AM' */
export function eidLine({ days, eid: row, isLastOpen }: RamadanMonth): string {
  if (!row?.eid) return ''
  const [early = '', day = ''] = [days.at(-1), row].map(of => of && formatDay(of.iso))
  const when = isLastOpen && row.eid.expected ? texts.or(early, day) : day
  return texts.eid(when, eidInWords(row.eid))
}

const yearOf = ({ hijri }: PrayerRow) => Number(HIJRI_PARTS.exec(hijri)?.groups?.year)
