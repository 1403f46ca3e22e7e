import { jumuahToCome, khutbahInWords, slotParts, slotsOn } from '#domain/prayer/jumuah.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS } from '#domain/prayer/names.ts'
import type { JumuahSlot, PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { fastingName } from '#domain/prayer/season.ts'
import { clock12, formatDay, joinTimes } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { todayTexts } from '#texts/prayerTables.ts'
import { beginnings, type DayTime, dayTimes } from './times.ts'

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

/** The clocks of a day's times in words; the class says which of them home's arch has already. */
export const todayCells = (times: readonly DayTime[], row: PrayerRow | undefined) =>
  times.map(time => {
    const { name, title, iqama } = time
    const ownKind = row && fastingName(name, row) ? 'is-fasting' : 'is-in-arch'
    const kind = title === 'jumuah' ? 'today-jumuah' : ownKind
    return {
      name,
      kind: name === 'sunrise' ? `${kind} is-sunrise` : kind,
      athan: joinTimes(beginnings(time).map(clock12)),
      // Those of Jumu'ah are below it, labeled.
      iqama: title === 'jumuah' ? '' : clock12(iqama),
    }
  })

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
  /** The coming Jumu'ah, below the day; on Fridays it is in place of Dhuhr, and this one the next after it. */
  readonly jumuah?: TodayRow
}

/**
 * The table of today. It is blank and keeps its room until the day is known and `further` rows are
 * there; `blankSlots` are the lines that Jumu'ah is expected to have.
 */
export function todayView(
  day: ReadyState | null,
  response: PrayerTimesResponse | null,
  { further, blankSlots }: { further: FurtherRows | null; blankSlots: number },
): TodayView {
  const known = (further && day) ?? undefined
  const blank = { time: BLANK, detail: BLANK }
  const { iso, slots } = day && response ? jumuahToCome(response, day) : { slots: [] }
  const jumuah: TodayRow = {
    ...{ name: 'jumuah', kind: '', label: prayerNames.jumuah },
    detail: iso ? formatDay(iso) : todayTexts.friday,
    slots: known
      ? todaySlots(slots)
      : Array.from({ length: blankSlots }, (_, at) => ({ place: placeOf(at), ...blank })),
  }
  const names = response?.hidesSunrise ? PRAYERS : DAY_TIMES
  const times = known
    ? dayTimes(known.today, names)
    : names.map(name => ({ name, title: name, athan: BLANK, iqama: BLANK }))
  const isFriday = known !== undefined && known.today.jumuah.length > 0
  const rows = todayCells(times, known?.today).flatMap(({ name, iqama, ...rest }): TodayRow[] => {
    const isJumuah = isFriday && name === 'dhuhr'
    const fasting = known && fastingName(name, known.today)
    return [
      ...(further?.[name] ?? []),
      {
        ...{ name, label: prayerNames[isJumuah ? 'jumuah' : name], ...rest },
        detail: isJumuah ? todayTexts.inPlaceOfDhuhr : fasting,
        mark: known && markOf(name, known),
        leads: known?.leading === name,
        ...(name !== 'sunrise' && { iqama }),
        ...(isJumuah && { slots: todaySlots(slotsOn(response?.jumuah ?? [], known.today)) }),
      },
    ]
  })
  const isBelow = !isFriday || (known.isJumuahOver && iso)
  return { rows: [...rows, ...(further?.end ?? [])], ...(isBelow && { jumuah }) }
}

function markOf(name: DayTimeName, { current, next }: ReadyState): TodayRow['mark'] {
  if (name === current) return 'current'
  return name === next.name && !next.isTomorrow ? 'next' : undefined
}
