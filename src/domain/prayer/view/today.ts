import { jumuahToCome, khutbahInWords, slotParts, slotsOn } from '#domain/prayer/jumuah.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS } from '#domain/prayer/names.ts'
import type { JumuahSlot, PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { fastingName } from '#domain/prayer/season.ts'
import { clock12, formatDay, joinTimes } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { todayTexts } from '#texts/prayerTables.ts'
import { beginnings, dayTimes } from './times.ts'

/** Keeps the room of a text that is not known yet. */
const BLANK = '\u00a0'

/** One row of the table of today: a time with its iqama, a span of time, or prayers with their own lines. */
export interface TodayRow {
  readonly name: string
  /** Its class. */
  readonly kind: string
  readonly label: string
  /** Below the label. */
  readonly detail?: string | undefined
  readonly mark?: 'current' | 'next' | undefined
  /** What leads is about it. */
  readonly leads?: boolean
  readonly athan?: string
  /** Absent: the time has none. */
  readonly iqama?: string | undefined
  readonly span?: string
  /** With an athan they are a row below it. */
  readonly slots?: readonly TodaySlot[]
}

/** A prayer with what is said below its time; `place` tells it apart. */
export interface TodaySlot {
  readonly place: string
  readonly time: string
  readonly detail: string
  readonly lang?: string | undefined
  readonly khutbah?: string
}

/** The further rows of a day by the time that they stand before; `end` is below all. */
export type FurtherRows = Partial<Record<DayTimeName | 'end', readonly TodayRow[]>>

/**
 * What the table of today shows of a day: the clocks of its times in words, each with a class that says
 * whether home's arch has it already; a Friday's own Jumu'ah, in place of Dhuhr; and the next to come.
 */
export function todayTimes(day: ReadyState, response: PrayerTimesResponse) {
  const { today } = day
  const cells = dayTimes(today, namesOf(response)).map(time => {
    const { name, title, iqama } = time
    const isJumuah = title === 'jumuah'
    return {
      name,
      kind: isJumuah ? 'today-jumuah' : kindOf(name, fastingName(name, today)),
      athan: joinTimes(beginnings(time).map(clock12)),
      // Those of Jumu'ah are below it, labeled.
      iqama: isJumuah ? '' : clock12(iqama),
    }
  })
  return { cells, own: slotsOn(response.jumuah, today), next: jumuahToCome(response, day) }
}

const namesOf = ({ hidesSunrise }: PrayerTimesResponse) => (hidesSunrise ? PRAYERS : DAY_TIMES)

const kindOf = (name: DayTimeName, fasting?: string) =>
  [fasting ? 'is-fasting' : 'is-in-arch', name === 'sunrise' && 'is-sunrise']
    .filter(Boolean)
    .join(' ')

/** The times of a Jumu'ah. */
export const slotTimes = (slot: JumuahSlot): string => slotParts(slot).join(marks.dot)

/** Prayers of Jumu'ah with language, place and khutbah. */
const todaySlots = (slots: readonly JumuahSlot[]): TodaySlot[] =>
  slots.map((slot, at) => ({
    place: placeOf(at),
    time: slotTimes(slot),
    detail: [slot.language, slot.place].filter(Boolean).join(marks.comma),
    lang: slot.lang,
    khutbah: khutbahInWords(slot),
  }))

const placeOf = (at: number) => `jumuah-${at}`

/** What the table of today shows. */
export interface TodayView {
  readonly rows: readonly TodayRow[]
  /** The next Jumu'ah to be prayed, below the day: for a table without a Friday's own. */
  readonly jumuah: TodayRow
}

/** The table of today with its further rows. */
export function todayView(
  day: ReadyState,
  response: PrayerTimesResponse,
  further: FurtherRows = {},
): TodayView {
  const { today } = day
  const { cells, own, next } = todayTimes(day, response)
  const nowOf = (name: DayTimeName) => ({ mark: markOf(name, day), leads: day.leading === name })
  const rows = cells.flatMap(({ name, iqama, ...rest }): TodayRow[] => {
    const isJumuah = name === 'dhuhr' && own.length > 0
    return [
      ...(further[name] ?? []),
      {
        ...{ name, label: prayerNames[isJumuah ? 'jumuah' : name], ...rest, ...nowOf(name) },
        detail: isJumuah ? todayTexts.inPlaceOfDhuhr : fastingName(name, today),
        ...(name !== 'sunrise' && { iqama }),
        ...(isJumuah && { slots: todaySlots(own) }),
      },
    ]
  })
  const jumuah = jumuahRow(
    next.iso ? formatDay(next.iso) : todayTexts.friday,
    todaySlots(next.slots),
  )
  return {
    rows: [...rows, ...(further.end ?? [])],
    jumuah: { ...jumuah, ...(next.iso === today.iso && nowOf('dhuhr')) },
  }
}

/**
 * The table before its clocks are known, as it is on the day of the build: it keeps the room of that
 * day, and of the most prayers of Jumu'ah, whose language and place it says where they are always the same.
 */
export function blankToday(
  response: PrayerTimesResponse,
  { today }: Pick<ReadyState, 'today'>,
  further: FurtherRows,
): TodayView {
  const blank = { time: BLANK, detail: BLANK }
  const ofDay = (rows: readonly TodayRow[] = []) =>
    rows.map(row => ({
      ...row,
      ...(row.athan && { athan: BLANK }),
      ...(row.span && { span: BLANK }),
      // By its class a Friday's Jumu'ah is found (components/prayer/paint/day.ts).
      ...(row.slots && { kind: '', slots: row.slots.map(slot => ({ ...slot, ...blank })) }),
    }))
  const rows = namesOf(response).flatMap((name): TodayRow[] => {
    const detail = fastingName(name, today)
    return [
      ...ofDay(further[name]),
      {
        ...{ name, kind: kindOf(name, detail), label: prayerNames[name], detail, athan: BLANK },
        ...(name !== 'sunrise' && { iqama: BLANK }),
      },
    ]
  })
  const most = Math.max(1, ...response.jumuah.map(({ slots }) => slots.length))
  const slots = Array.from({ length: most }, (_, at) => {
    const [first, ...others] = response.jumuah.map(({ slots }) => todaySlots(slots)[at])
    const { detail = '', lang } = first ?? {}
    const isKnown = others.every(other => (other?.detail ?? '') === detail)
    return { place: placeOf(at), ...blank, ...(isKnown && { detail, lang }) }
  })
  return {
    rows: [...rows, ...ofDay(further.end)],
    jumuah: jumuahRow(todayTexts.friday, slots),
  }
}

const jumuahRow = (detail: string, slots: readonly TodaySlot[]): TodayRow => ({
  ...{ name: 'jumuah', kind: '', label: prayerNames.jumuah },
  detail,
  slots,
})

function markOf(name: DayTimeName, { current, next, today }: ReadyState): TodayRow['mark'] {
  if (name === current) return 'current'
  return name === next.name && next.row === today ? 'next' : undefined
}
