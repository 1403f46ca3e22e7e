import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { DAY_TIMES, type DayTimeName } from '#domain/prayer/names.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { columnParts, type TableColumn, type TableDay } from '#domain/prayer/timetable/columns.ts'
import { lintTable } from '#domain/prayer/timetable/lintTable.ts'
import { fromTwelveHour } from '#domain/prayer/twelveHour.ts'
import { remembered } from '#domain/remembered.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { byDate } from '../rules/change.ts'
import { withoutKhutbahs } from './fridays.ts'
import { cellInWords, type Grid } from './grid.ts'
import { type ImportProblem, joinDays, type Shift } from './joinDays.ts'
import { type ReadDay, type ReadTable, tableDay } from './readDays.ts'
import type { Recognized } from './recognize.ts'

/** A time that differs from the computed one by more minutes is marked in the preview. */
export const MARKED_MINUTES = 5
/** The longest source that is stored with a table. */
const SOURCE_MOST = 120

export interface ImportReview {
  readonly days: readonly ReadDay[]
  /** They have to be fixed before the timetable can be used. */
  readonly errors: readonly ImportProblem[]
  readonly warnings: readonly ImportProblem[]
  /** The computed times of the cells that differ from them, by `markKey`. */
  readonly marked: ReadonlyMap<string, string>
  /** The stored days that are replaced, and how many are new. */
  readonly replaced: readonly string[]
  readonly added: number
  readonly tableDays: readonly TableDay[]
}

export const markKey = (day: number, column: TableColumn): string => `${day} ${column}`

/** Everything that is to be said of a timetable before it is used. */
export function reviewTable(
  grids: readonly Grid[],
  read: ReadTable,
  {
    settings,
    shifts,
    today,
  }: { settings: PrayerSettings; shifts: readonly Shift[]; today: string },
): ImportReview {
  const computedOf = computedTimes(settings)
  const days = withoutKhutbahs(
    read.days.map(day => shifted(day, shifts)),
    computedOf,
  )
  const places = new Map<string, number>()
  const tableDays: TableDay[] = []
  days.forEach((day, index) => {
    const whole = tableDay(day, read.columns, computedOf)
    if (!whole || places.has(whole.date)) return
    places.set(whole.date, index)
    tableDays.push(whole)
  })
  const errors: ImportProblem[] = read.problems.map(({ message, day, column }) => {
    const cell = Object.entries(days[day]?.cells ?? {}).find(
      ([, { place }]) => place.column === column,
    )
    return { message, day, ...(cell && { column: cell[0] as TableColumn }) }
  })
  const warnings: ImportProblem[] = []
  for (const table of withDays(settings, tableDays, '').tables) {
    for (const finding of lintTable(table, settings)) {
      const { date, until = date, column, fix, blocks, message } = finding
      const day = places.get(date) ?? places.get(table.days[finding.at[0]]?.date ?? '')
      const isHere = tableDays.some(one => one.date >= date && one.date <= until)
      const isGap = !blocks && finding.until !== undefined && day !== undefined
      if (day === undefined || !(isHere || isGap)) continue
      const place = days[day]
      const cell = column && place?.cells[column]
      const where = place && cellInWords(grids, place.grid, place.row, cell?.place.column)
      const said = inClockOf(message, read.notation)
      const problem: ImportProblem = {
        message: until === date && isHere && where ? `${where}: ${said}` : said,
        day,
        ...(column && { column }),
        ...(fix && { fix: { from: date, until, minutes: fix } }),
      }
      if (blocks) errors.push(problem)
      else warnings.push(problem)
    }
  }
  if (read.unanswered > 0) {
    errors.push({
      message:
        read.unanswered === 1
          ? 'One iqama is empty below one that is set: choose what that means.'
          : `${read.unanswered} iqamas are empty below one that is set: choose what that means.`,
    })
  }
  if (read.unsettled.length > 0) {
    const message = `Of another year than the other days: ${read.unsettled.map(formatLong).join('; ')}. Choose what is meant.`
    errors.push({ message })
  }
  if (days.length === 0) errors.push({ message: 'No day could be read: check the columns.' })
  const last = tableDays.reduce((latest, { date }) => (date > latest ? date : latest), '')
  if (last && last < today) {
    warnings.unshift({ message: `All its days are past: the last one is ${formatLong(last)}.` })
  }
  const marked = markedCells(days, computedOf)
  // How noon and sunset are computed is the same everywhere.
  const isElsewhere = (day: number) =>
    marked.has(markKey(day, 'dhuhr')) && marked.has(markKey(day, 'maghrib'))
  const elsewhere = days.filter((_, day) => isElsewhere(day)).length
  if (elsewhere > days.length / 2) {
    warnings.unshift({
      message: `On ${count(elsewhere)} Dhuhr and Maghrib are not as they are in ${settings.place.name}: is it a timetable of another place?`,
    })
  }
  const stored = new Set(settings.tables.flatMap(table => table.days.map(({ date }) => date)))
  const replaced = tableDays.flatMap(({ date }) => (stored.has(date) ? [date] : [])).sort()
  return {
    days,
    errors: joinDays(grids, days, errors),
    warnings: joinDays(grids, days, warnings),
    marked,
    replaced,
    added: tableDays.length - replaced.length,
    tableDays,
  }
}

export const count = (days: number) => (days === 1 ? 'one day' : `${days} days`)

/** What using the timetable does to the stored one. */
export function effectInWords({ replaced, added, tableDays }: ImportReview, today: string): string {
  if (tableDays.every(({ date }) => date < today)) return 'Visitors see no change.'
  const [first, last] = [replaced[0], replaced.at(-1)]
  if (!first || !last) return 'Visitors see its times as soon as you use it.'
  const dates = first === last ? formatLong(first) : `${formatLong(first)} to ${formatLong(last)}`
  const what = `It replaces ${count(replaced.length)} of the stored timetable, ${dates}`
  return added > 0 ? `${what}, and adds ${count(added)}.` : `${what}.`
}

/** The settings with days added: a table for each of their years, other days of it stay. */
export function withDays(
  settings: PrayerSettings,
  days: readonly TableDay[],
  source: string,
): PrayerSettings {
  const byYear = Map.groupBy(days, ({ date }) => Number(date.slice(0, 4)))
  const kept = settings.tables.filter(({ year }) => !byYear.has(year))
  const changed = [...byYear].map(([year, added]) => {
    const before = settings.tables.find(table => table.year === year)
    const all = new Map([...(before?.days ?? []), ...added].map(day => [day.date, day]))
    const name = source.trim().slice(0, SOURCE_MOST) || before?.source
    return {
      year,
      ...(name && { source: name }),
      days: byDate([...all.values()]),
    }
  })
  return { ...settings, tables: [...kept, ...changed].sort((a, b) => a.year - b.year) }
}

/** 'There is no column for Sunrise: …' and what else is to be known of what was read. */
export function notesOf(
  grids: readonly Grid[],
  { blocks }: Recognized,
  read: ReadTable,
  { days, tableDays }: Pick<ImportReview, 'days' | 'tableDays'>,
): string[] {
  const unused = grids.filter(
    ({ rows }, index) => rows.length > 0 && !blocks.some(({ grid }) => grid === index),
  )
  const sheets = unused.map(({ name }) => `‘${name}’`).join(', ')
  const jumuah = "Jumu'ah times are set under Jumu'ah on this page."
  const used = tableDays.length > 0
  const lacking = used ? read.computed.map(name => prayerNames[name]) : []
  const list = lacking.join(', ').replace(/, ([^,]+)$/, ' and $1')
  const hasIqama = read.columns.some(column => columnParts(column).isIqama)
  const carried = days.flatMap(({ cells }) => Object.values(cells).filter(({ above }) => above))
  const fridays = used ? days.filter(({ cells }) => cells.dhuhr?.isJumuah).length : 0
  return [
    lacking.length > 0 &&
      `There is no column for ${list}: the computed times are stored in ${lacking.length > 1 ? 'their' : 'its'} place.`,
    used &&
      read.notation.hasPairs &&
      'Of two times in one cell, the first is the athan, the second the iqama.',
    used && read.hasRanges && 'A time for several days is the iqama of each of them.',
    carried.length > 0 &&
      (carried.length === 1
        ? 'One empty iqama repeats the one above it. It is underlined with dots in the preview.'
        : `${carried.length} empty iqamas repeat the one above them. They are underlined with dots in the preview.`),
    fridays > 0 &&
      `On ${fridays === 1 ? 'one Friday' : `${fridays} Fridays`} Dhuhr has Jumu'ah in its place: the computed athan is stored. ${jumuah}`,
    read.hasJumuah && `The Jumu'ah column is left out: ${jumuah}`,
    sheets && `No timetable was found in ${sheets}.`,
    used && !hasIqama && 'It has no iqama times: your iqama rules stay in force.',
  ].filter((note): note is string => Boolean(note))
}

/** A sentence with its times on the clock of the file. */
function inClockOf(message: string, { on24 }: ReadTable['notation']): string {
  if (on24.size === 0) return message
  return message.replace(/\b\d{1,2}:\d\d [AP]M\b/g, time => fromTwelveHour('fajr', time) ?? time)
}

function computedTimes(settings: PrayerSettings) {
  const dayOf = dayComputer({ ...settings, tables: [], overrides: [] })
  return remembered(date => dayOf(date).athan)
}

function shifted(day: ReadDay, shifts: readonly Shift[]): ReadDay {
  const { date } = day
  const own = date ? shifts.filter(({ from, until }) => date >= from && date <= until) : []
  const minutes = own.reduce((sum, shift) => sum + shift.minutes, 0)
  if (minutes === 0) return day
  const cells = Object.entries(day.cells).map(([column, cell]) => [
    column,
    cell.clock ? { ...cell, clock: clockOf(minutesOf(cell.clock) + minutes) } : cell,
  ])
  return { ...day, cells: Object.fromEntries(cells) }
}

function markedCells(
  days: readonly ReadDay[],
  computedOf: (date: string) => Readonly<Record<DayTimeName, string>>,
): Map<string, string> {
  const marked = new Map<string, string>()
  days.forEach(({ date, cells }, day) => {
    if (date === null) return
    const computed = computedOf(date)
    const line = dayLine(computed)
    for (const name of DAY_TIMES) {
      const clock = cells[name]?.clock
      if (!clock || Math.abs(nearest(clock, line[name]) - line[name]) <= MARKED_MINUTES) continue
      marked.set(markKey(day, name), computed[name])
    }
  })
  return marked
}
