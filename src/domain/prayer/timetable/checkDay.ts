import { clock12, formatLong } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import type { AthanTimes } from '../athan.ts'
import { limitInWords, minutesOff, NEXT } from '../bounds.ts'
import { dayLine, isOneDay, nearest } from '../dayLine.ts'
import { checkHours, checkIqamaClocks } from '../hourChecks.ts'
import { DAY_TIMES, PRAYERS, type PrayerName } from '../names.ts'
import type { TableColumn, TableDay } from './columns.ts'
import type { TableFinding } from './finding.ts'

/** Computed and published sunsets differ by the height of the place and by rounding. */
const SUNSET_MINUTES = 1
/** From here on a Maghrib before sunset is a mistake. */
const BEFORE_SUNSET_BLOCKS = 4

/** The times of one day among themselves: possible hours, their order, iqama against athan. */
export function checkDay(day: TableDay, index: number): TableFinding[] {
  const problem = (at: string[], message: string, column?: TableColumn): TableFinding => ({
    at: [index, ...at],
    date: day.date,
    message,
    blocks: true,
    ...(column && { column }),
  })
  const slips = DAY_TIMES.flatMap(name =>
    checkHours(name, [name], day[name]).map(({ message }) => problem([name], message, name)),
  )
  const iqamaSlips = checkIqamaClocks(['iqama'], day.iqama ?? {}).map(({ path, message }) =>
    problem(path.map(String), message, `iqama/${path[1] as PrayerName}`),
  )
  if (slips.length || iqamaSlips.length) return [...slips, ...iqamaSlips]
  const when = formatLong(day.date)
  if (!isOneDay(day)) {
    return [problem([], `The times of ${when} are not in the order of the day.`)]
  }
  const line = dayLine(day)
  const bounds = { line, nextFajr: line.fajr + 1440 }
  return PRAYERS.flatMap((prayer): TableFinding[] => {
    const clock = day.iqama?.[prayer]
    const off = clock ? minutesOff(prayer, clock, bounds) : 0
    if (!clock || off === 0) return []
    const limit = off < 0 ? prayer : NEXT[prayer]
    const side = limitInWords(prayer, off)
    const message = `${prayerNames[prayer]} iqama at ${clock12(clock)} on ${when} is ${side} at ${clock12(day[limit])}.`
    const column = `iqama/${prayer}` as const
    return [{ ...problem(['iqama', prayer], message, column), blocks: false, isBound: true }]
  })
}

/** Maghrib against the computed sunset: earlier, people would break their fast too early. */
export function checkSunset(
  day: TableDay,
  index: number,
  computedOf: (date: string) => AthanTimes | null,
): TableFinding[] {
  const computed = computedOf(day.date)
  if (!computed || computed.polar) return []
  const line = dayLine(day)
  const early = nearest(computed.sunset, line.maghrib) - line.maghrib
  if (early <= SUNSET_MINUTES) return []
  const what = `Maghrib at ${clock12(day.maghrib)} on ${formatLong(day.date)}`
  const blocks = early >= BEFORE_SUNSET_BLOCKS
  const message = blocks ? `${what} is before sunset.` : `${what} is a little before sunset.`
  return [{ at: [index, 'maghrib'], date: day.date, column: 'maghrib', message, blocks }]
}
