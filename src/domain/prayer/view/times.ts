import type { DayTimeName } from '#domain/prayer/names.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { noCongregationTexts } from '#texts/closures.ts'

/** One time of a day, as every view of the day has it. */
export interface DayTime<Name extends DayTimeName = DayTimeName> {
  readonly name: Name
  /** Whose name it bears: on Fridays Jumu'ah's in place of Dhuhr's. */
  readonly title: Name | 'jumuah'
  /**
   * Clock times on 24 hours; `iqama` is '' for sunrise, for Dhuhr on Fridays, and where none is right,
   * and a word while the mosque is closed, which clocks show as it is.
   */
  readonly athan: string
  readonly iqama: string
  /** Its beginning by the other school, where both are shown. */
  readonly other?: string
}

/** The named times of a day. */
export const dayTimes = <Name extends DayTimeName>(
  row: PrayerRow,
  names: readonly Name[],
): DayTime<Name>[] =>
  names.map(name => {
    const at = row[name as DayTimeName]
    const { time, iqama } = typeof at === 'string' ? { time: at, iqama: '' } : inView(at)
    return name === 'dhuhr' && row.jumuah.length > 0
      ? { name, title: 'jumuah', athan: time, iqama: '' }
      : { name, title: name, athan: time, iqama, ...otherOf(row, name) }
  })

const inView = ({ time, iqama, congregation }: PrayerRow['fajr']) => ({
  time,
  iqama: congregation === false ? noCongregationTexts.cell : iqama,
})

const otherOf = ({ extra }: PrayerRow, name: DayTimeName) =>
  name === 'asr' && extra?.asr ? { other: extra.asr } : {}

/** Whether its iqama, on Fridays its Jumu'ah, is new on a day. */
export const isNewOn = ({ changes }: PrayerRow, { title }: DayTime): boolean =>
  changes?.some(name => name === title) === true

/** The beginnings of a time in their order: two where both of Asr are shown. */
export const beginnings = ({ athan, other }: DayTime): readonly string[] =>
  other ? [athan, other].sort() : [athan]
