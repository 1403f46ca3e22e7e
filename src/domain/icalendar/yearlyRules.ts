import { DAY, MINUTE } from '#domain/time/civil.ts'
import { wallBefore, type ZoneChange } from './zoneChanges.ts'

/** A change that a zone repeats every year, such as on the second Sunday of March at 2 AM. */
export interface YearlyRule {
  from: number
  to: number
  /** Minutes from midnight, on the clock that the change replaces. */
  minutes: number
  /** 0 for Sunday; undefined: the same date every year. */
  weekday: number | undefined
  /** The dates it can fall on, as 'MM-DD': seven in a row, or one. */
  dates: readonly string[]
}

/** The rules that hold from a year on. */
interface YearlyRules {
  since: number
  rules: readonly YearlyRule[]
}

/** After as many years, each date has been on each weekday, in leap years too. */
export const CYCLE = 28

/**
 * The rules that explain every change of a zone from a year to the end of `lastYear`, the earliest
 * such year that is not before `firstYear`. Undefined where the last 28 years follow no rule, such
 * as in Morocco, whose changes follow Ramadan.
 */
export function yearlyRules(
  changes: readonly ZoneChange[],
  firstYear: number,
  lastYear: number,
): YearlyRules | undefined {
  const byYear = Map.groupBy(changes, yearOf)
  const cycle = changes.filter(change => yearOf(change) > lastYear - CYCLE)
  const series = Map.groupBy(cycle, change => [change.from, change.to, minutesOf(change)].join(' '))
  const rules = [...series.values()].map(ruleOf)
  const holdsIn = (year: number) => {
    const expected = rules.flatMap(rule => onsetsIn(rule, year)).sort((a, b) => a - b)
    return expected.join() === (byYear.get(year) ?? []).map(({ at }) => at).join()
  }
  let since = lastYear + 1
  while (since > firstYear && holdsIn(since - 1)) since--
  return since <= lastYear - CYCLE + 1 ? { since, rules } : undefined
}

export const yearOf = (change: ZoneChange) => new Date(wallBefore(change)).getUTCFullYear()
const minutesOf = (change: ZoneChange) => (wallBefore(change) % DAY) / MINUTE

function ruleOf(series: readonly ZoneChange[]): YearlyRule {
  const [first] = series as [ZoneChange]
  const days = series.map(change => new Date(wallBefore(change)))
  const weekdays = new Set(days.map(day => day.getUTCDay()))
  return {
    from: first.from,
    to: first.to,
    minutes: minutesOf(first),
    weekday: weekdays.size === 1 ? days[0]?.getUTCDay() : undefined,
    dates: [...new Set(days.map(day => day.toISOString().slice(5, 10)))].sort(),
  }
}

/** The instants of a year at which a rule changes the clocks: one, unless it is no rule. */
function onsetsIn({ from, minutes, weekday, dates }: YearlyRule, year: number): number[] {
  return dates
    .map(date => Date.parse(`${year}-${date}T00:00:00Z`))
    .filter(day => weekday === undefined || new Date(day).getUTCDay() === weekday)
    .map(day => day + (minutes - from) * MINUTE)
}
