import { remembered } from '#domain/remembered.ts'
import { addDays, DAY_MINUTES, datesFrom } from '#domain/time/civil.ts'
import { clock12, formatLong } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { type AthanTimes, athanTimes } from '../athan.ts'
import { limitInWords, minutesOff, NEXT } from '../bounds.ts'
import { dayLine, isOneDay, nearest } from '../dayLine.ts'
import { checkHours, checkIqamaClocks } from '../hourChecks.ts'
import { DAY_TIMES, PRAYERS, type PrayerName } from '../names.ts'
import type { PrayerSettings } from '../settings.ts'
import type { TableColumn, TableDay } from './columns.ts'
import type { TableFinding } from './finding.ts'
import { hourFindings } from './hourOffset.ts'
import { jumpFindings } from './jumps.ts'

type Table = { readonly year: number; readonly days: readonly TableDay[] }
type Source = Pick<PrayerSettings, 'place' | 'calculation'>

/** Settings are checked at every key that is typed, and their timetables hardly ever change. */
const known = new WeakMap<Table, { key: string; findings: TableFinding[] }>()

/**
 * What is wrong or doubtful in a timetable, in the order of its days. Findings that block: days that
 * are there twice or of another year, times that cannot be, and times an hour off the sun.
 */
export function lintTable(table: Table, { place, calculation }: Source): TableFinding[] {
  const key = JSON.stringify([place, calculation])
  const before = known.get(table)
  if (before?.key === key) return before.findings
  const findings = findingsIn(table, { place, calculation })
  known.set(table, { key, findings })
  return findings
}

function findingsIn({ year, days }: Table, settings: Source): TableFinding[] {
  const computedOf = computedBy(settings)
  const seen = new Set<string>()
  const findings: TableFinding[] = []
  const sound: { day: TableDay; index: number }[] = []
  for (const [index, day] of days.entries()) {
    const wrong = [...checkDate(day, index, year, seen), ...checkDay(day, index)]
    seen.add(day.date)
    findings.push(...wrong)
    if (!wrong.some(({ blocks }) => blocks)) sound.push({ day, index })
  }
  sound.sort((a, b) => (a.day.date < b.day.date ? -1 : 1))
  const hours = hourFindings(sound, computedOf, settings.place.timeZone)
  return [
    ...findings,
    ...hours.findings,
    ...hours.fitting.flatMap(({ day, index }) => checkSunset(day, index, computedOf)),
    ...jumpFindings(sound, hours.isOff, settings.place.timeZone),
    ...missingDays(days),
  ].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))
}

function checkDate(
  { date }: TableDay,
  index: number,
  year: number,
  seen: ReadonlySet<string>,
): TableFinding[] {
  const messages = [
    !date.startsWith(String(year)) &&
      `${formatLong(date)} does not belong to the table of ${year}.`,
    seen.has(date) && `${formatLong(date)} is in the table twice.`,
  ]
  return messages.flatMap(message =>
    message ? [{ at: [index, 'date'], date, message, blocks: true }] : [],
  )
}

/** Computed and published sunsets differ by the height of the place and by rounding. */
const SUNSET_MINUTES = 1
/** From here on a Maghrib before sunset is a mistake. */
const BEFORE_SUNSET_BLOCKS = 4

/** The times of one day among themselves: possible hours, their order, iqama against athan. */
function checkDay(day: TableDay, index: number): TableFinding[] {
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
  const bounds = { line, nextFajr: line.fajr + DAY_MINUTES }
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
function checkSunset(
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

let computed: { key: string; of: (date: string) => AthanTimes | null } | undefined

/**
 * The computed times that a timetable is compared with, or null where the angles give none. The last
 * place and calculation are remembered: the same days are compared at every change of the settings.
 */
function computedBy({ place, calculation }: Source): (date: string) => AthanTimes | null {
  const key = JSON.stringify([place, calculation])
  if (computed?.key !== key) {
    computed = { key, of: remembered(date => tryTimes({ place, calculation }, date)) }
  }
  return computed.of
}

function tryTimes(source: Source, date: string): AthanTimes | null {
  try {
    return athanTimes(source, date, false)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Days that a timetable leaves out between its first and its last one: they are computed. */
function missingDays(days: readonly TableDay[]): TableFinding[] {
  const known = new Map(days.map(({ date }, index) => [date, index]))
  const dates = [...known.keys()].sort()
  return dates.slice(1).flatMap((date, place): TableFinding[] => {
    const from = addDays(dates[place] ?? date, 1)
    if (from === date) return []
    const missing = datesFrom(from, addDays(date, -1))
    const [first, last] = [formatLong(from), formatLong(addDays(date, -1))]
    const message =
      missing.length === 1
        ? `${first} is missing: its times are computed.`
        : `${first} to ${last} are missing, ${missing.length} days: their times are computed.`
    const at = [known.get(date) ?? 0] as const
    return [{ at, date: from, until: addDays(date, -1), message, blocks: false }]
  })
}
