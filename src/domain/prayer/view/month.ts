import { hijriInWords, hijriParts } from '#domain/prayer/hijriWords.ts'
import { slotsOn } from '#domain/prayer/jumuah.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS } from '#domain/prayer/names.ts'
import { noticesOf } from '#domain/prayer/notices.ts'
import type { JumuahSlot, PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { settled } from '#domain/prayer/season.ts'
import { firstOfMonth } from '#domain/time/civil.ts'
import { clockParts, formatMonth } from '#domain/time/format.ts'
import { spell } from '#locale/spell.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { monthTexts, narrowNames } from '#texts/prayerTables.ts'
import { type DayTime, dayTimes, isNewOn } from './times.ts'

/** A month as its tables show it. */
export interface MonthView {
  /** 'November 2026' */
  readonly title: string
  readonly columns: readonly MonthColumn[]
  readonly days: readonly MonthDay[]
}

/** The head of a time's column. */
export interface MonthColumn {
  readonly name: DayTimeName
  readonly label: string
  /** 'AM', or 'AM / PM' of athan and iqama, where it is the same all month; else the cells say it. */
  readonly half: string | undefined
}

/** A day of a month. */
export interface MonthDay {
  readonly iso: string
  readonly hijri: Readonly<Record<'month' | 'day' | 'year', string>>
  /** The Hijri date is not confirmed. */
  readonly isExpected: boolean
  readonly isToday: boolean
  readonly isPast: boolean
  /** In the order of the columns. */
  readonly times: readonly MonthTime[]
  /** The day's Jumu'ah in full. */
  readonly slots: readonly JumuahSlot[]
  /** What is special about the day, and its date if the moon is seen. */
  readonly notes: readonly string[]
}

/** A time of a day in a month's table. */
export interface MonthTime extends DayTime {
  /** The iqama, on Fridays Jumu'ah, is new on this day. */
  readonly isChanged: boolean
  /** The column's head says the half of the day. */
  readonly isSaid: boolean
}

/** The month that begins on a day, as of today; undefined where the response does not have it. */
export function monthView(
  response: PrayerTimesResponse,
  first: string,
  today: string,
): MonthView | undefined {
  const next = firstOfMonth(first, 1)
  const rows = response.info.filter(({ iso }) => iso >= first && iso < next)
  if (rows.length < 28) return undefined
  return { title: formatMonth(first), ...daysView(rows, response, today) }
}

/** Any days as a month shows its own. */
export function daysView(
  rows: readonly PrayerRow[],
  { jumuah, hidesSunrise }: Pick<PrayerTimesResponse, 'jumuah' | 'hidesSunrise'>,
  today: string,
): Pick<MonthView, 'columns' | 'days'> {
  const columns = monthColumns(rows, hidesSunrise)
  const names = columns.map(({ name }) => name)
  const days = rows.map(prepared => {
    const row = settled(prepared, today)
    const { iso, hijri, expected, ifSeen } = row
    return {
      iso,
      hijri: hijriParts(hijri),
      isExpected: expected === true,
      isToday: iso === today,
      isPast: iso < today,
      times: dayTimes(row, names).map((time, at) => ({
        ...time,
        isChanged: isNewOn(row, time),
        isSaid: columns[at]?.half !== undefined,
      })),
      slots: slotsOn(jumuah, row),
      notes: [
        ...noticesOf(row),
        ...(ifSeen?.hijri ? [monthTexts.ifSeen(hijriInWords(ifSeen.hijri))] : []),
      ],
    }
  })
  return { columns, days }
}

const narrow: Readonly<Partial<Record<string, string>>> = narrowNames

/** A name for the head of a column; a word of the mosque's own is not broken. */
function columnName(name: DayTimeName): string {
  const unbroken = narrow[name]?.replace('\u00ad', '')
  return (unbroken && spell(unbroken) === unbroken && narrow[name]) || prayerNames[name]
}

/** The columns of a month's times; without rows none says a half of the day. */
export function monthColumns(rows: readonly PrayerRow[], hidesSunrise?: boolean): MonthColumn[] {
  return (hidesSunrise ? PRAYERS : DAY_TIMES).map(name => {
    const times = rows.flatMap(row => dayTimes(row, [name]))
    const athan = commonHalf(times.map(time => time.athan))
    const iqama = commonHalf(times.flatMap(({ iqama }) => (clockParts(iqama)[1] ? iqama : [])))
    const both = athan && iqama && (athan === iqama ? athan : `${athan} / ${iqama}`)
    return {
      name,
      label: columnName(name),
      half: name === 'sunrise' ? athan : both,
    }
  })
}

/** The one half of the day in which all clocks are; undefined when they differ. */
function commonHalf(clocks: readonly string[]): string | undefined {
  const [first, ...others] = new Set(clocks.map(clock => clockParts(clock)[1]))
  return others.length > 0 ? undefined : first
}
