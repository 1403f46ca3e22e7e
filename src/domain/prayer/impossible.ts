import type { Problem } from '#domain/declared/problems.ts'
import { addDays, DAY_MINUTES, datesFrom } from '#domain/time/civil.ts'
import { type DayBounds, endOf, minutesOff, NEXT } from './bounds.ts'
import { dayLine, isOneDay } from './dayLine.ts'
import { PRAYERS, type PrayerName } from './names.ts'
import { type OpenRange, rangeOn } from './ranges.ts'
import { ruleDayOf } from './ruleDay.ts'
import type { PrayerSettings } from './settings.ts'
import type { PrayerDay } from './times.ts'

/** Every season, and the turn of the year after it. */
export const DAYS_CHECKED = 400

/** An iqama, or a prayer of Jumu'ah, that cannot be on a day. */
export interface Impossible {
  readonly day: PrayerDay
  readonly name: PrayerName | 'jumuah'
  /** As it is set, on 24 hours. */
  readonly clock: string
  /** Minutes by which it cannot be, as `minutesOff` gives them. */
  readonly off: number
  /** The athan, or sunrise, before which it has to be. */
  readonly end: string
  /** The day, the row of a table or the rule that gives it. */
  readonly path: Problem['path']
}

/** All that cannot be in so many days from today on, in order. Throws RangeError as `dayOf` does. */
export function impossibleTimes(
  settings: PrayerSettings,
  dayOf: (date: string) => PrayerDay,
  today: string,
  days = DAYS_CHECKED,
): Impossible[] {
  const pathOf = pathsIn(settings)
  return datesFrom(today, addDays(today, days)).flatMap(date => {
    const day = dayOf(date)
    if (!isOneDay(day.athan)) return []
    const next = dayOf(addDays(date, 1)).athan
    const bounds = { line: dayLine(day.athan), nextFajr: dayLine(next).fajr + DAY_MINUTES }
    const found = (name: Impossible['name'], clock: string): Impossible[] => {
      const prayer = name === 'jumuah' ? 'dhuhr' : name
      const off = minutesOff(prayer, clock, bounds)
      if (off === 0) return []
      const end = prayer === 'isha' ? next.fajr : day.athan[NEXT[prayer]]
      return [{ day, name, clock, off, end, path: pathOf(day, name, off, bounds) }]
    }
    return [
      ...PRAYERS.flatMap(name => found(name, day.hiddenIqama?.[name] ?? day.iqama[name])),
      ...day.jumuah.flatMap(({ time }) => found('jumuah', time)),
    ]
  })
}

/** Finds where the settings give a day's iqama or Jumu'ah. */
function pathsIn({ overrides, tables, iqama, jumuah }: PrayerSettings) {
  const overrideAt = new Map(overrides.map(({ date }, at) => [date, at]))
  const rowAt = new Map(
    tables.flatMap(({ days }, table) =>
      days.map(({ date }, at) => [date, ['tables', table, 'days', at]] as const),
    ),
  )
  return (
    day: PrayerDay,
    name: Impossible['name'],
    off: number,
    bounds: DayBounds,
  ): Problem['path'] => {
    const { iso, override, sources } = day
    const single = ['overrides', overrideAt.get(iso) ?? 0]
    const ruleOf = (ranges: readonly OpenRange[]) => {
      const range = rangeOn(ranges, ruleDayOf(name, day))
      return range ? ranges.indexOf(range) : 0
    }
    if (name === 'jumuah' && override?.jumuah) return [...single, 'jumuah']
    if (name !== 'jumuah' && sources[name] === 'day') return [...single, 'iqama', name]
    const prayer = name === 'jumuah' ? 'dhuhr' : name
    const limit = off < 0 ? prayer : NEXT[prayer]
    const isOfNextDay = limit === 'fajr' && prayer === 'isha'
    if (override?.athan?.[limit] && !isOfNextDay) return [...single, 'athan', limit]
    if (endOf(prayer, bounds) <= bounds.line[prayer]) return ['calculation', 'highLatitudeRule']
    if (name === 'jumuah') return [name, ruleOf(jumuah)]
    if (sources[name] !== 'table') return ['iqama', name, ruleOf(iqama[name])]
    return [...(rowAt.get(iso) ?? ['tables']), 'iqama', name]
  }
}
