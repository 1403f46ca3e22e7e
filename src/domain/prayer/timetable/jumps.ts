import { addDays, clockChange, FRIDAY, weekday } from '#domain/time/civil.ts'
import { clock12, formatLong } from '#domain/time/format.ts'
import { dayLine, nearest } from '../dayLine.ts'
import { DAY_TIMES, PRAYERS } from '../names.ts'
import { columnLabel, pathOf, type TableColumn, type TableDay, timeOf } from './columns.ts'
import type { TableFinding } from './finding.ts'
import type { IndexedDay } from './hourOffset.ts'

/** The sun never moves a time by more minutes from a day to the next. */
export const JUMP = 15

/**
 * Times that move by more than 15 minutes from a day to the next, changes of the clocks aside. Iqamas
 * are set in steps, so that of them only a day that differs from both its neighbors is reported.
 */
export function jumpFindings(
  days: readonly IndexedDay[],
  isOff: (date: string) => boolean,
  zone: string,
): TableFinding[] {
  const findings: TableFinding[] = []
  const columns = DAY_TIMES.map(name => ({ name, isAlone: false }))
  const minutes = days.map(({ day }) => minutesIn(day))
  days.forEach((one, place) => {
    const [before, after] = [days[place - 1], days[place + 1]]
    if (!before || !isNext(before.day, one.day)) return
    if (isOff(before.day.date) !== isOff(one.day.date)) return
    const next = after && isNext(one.day, after.day) ? after.day : undefined
    const [was, is, then] = [minutes[place - 1], minutes[place], minutes[place + 1]]
    if (!was || !is) return
    const steps = (column: TableColumn) => [
      moved(column, was, is, () => clockChange(one.day.date, zone)),
      next && then ? moved(column, is, then, () => clockChange(next.date, zone)) : 0,
    ]
    for (const column of columns) {
      const [step = 0, back = 0] = steps(column.name)
      // The way back from a day that was reported.
      if (column.isAlone) column.isAlone = false
      else if (Math.abs(step) > JUMP) {
        column.isAlone = isReturn(step, back)
        findings.push(jump(one, column.name, step, column.isAlone))
      }
    }
    for (const prayer of PRAYERS) {
      // Many mosques pray Dhuhr at another time on Fridays.
      if (prayer === 'dhuhr' && weekday(one.day.date) === FRIDAY) continue
      const [step = 0, back = 0] = steps(`iqama/${prayer}`)
      if (Math.abs(step) > JUMP && isReturn(step, back)) {
        findings.push(jump(one, `iqama/${prayer}`, step, true))
      }
    }
  })
  return findings
}

type Minutes = ReadonlyMap<TableColumn, number>

/** Minutes by which a column moves between two neighboring days; 0 where one has no such time. */
function moved(column: TableColumn, was: Minutes, is: Minutes, clocks: () => number): number {
  const [before, now] = [was.get(column), is.get(column)]
  if (before === undefined || now === undefined) return 0
  return Math.abs(now - before) <= JUMP ? 0 : now - before - clocks()
}

/** A day's times on its day line. */
function minutesIn(day: TableDay): Minutes {
  const line = dayLine(day)
  const minutes = new Map<TableColumn, number>(DAY_TIMES.map(name => [name, line[name]]))
  for (const prayer of PRAYERS) {
    const clock = day.iqama?.[prayer]
    if (clock) minutes.set(`iqama/${prayer}`, nearest(clock, line[prayer]))
  }
  return minutes
}

const isReturn = (step: number, back: number) =>
  Math.abs(back) > JUMP && Math.abs(step + back) <= JUMP

const isNext = (before: TableDay, day: TableDay) => addDays(before.date, 1) === day.date

function jump(
  { day, index }: IndexedDay,
  column: TableColumn,
  step: number,
  isAlone: boolean,
): TableFinding {
  const what = `${columnLabel(column)} at ${clock12(timeOf(day, column) ?? '')} on ${formatLong(day.date)}`
  const minutes = `${Math.abs(step)} minutes ${step > 0 ? 'later' : 'earlier'}`
  const message = `${what} is ${minutes} than ${isAlone ? 'the days before and after it' : 'the day before'}.`
  return { at: [index, ...pathOf(column)], date: day.date, column, message, blocks: false }
}
