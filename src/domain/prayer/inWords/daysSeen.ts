import { formatList } from '#domain/time/intl.ts'
import { hijriMonthName } from '../formatHijri.ts'
import { shortDayInWords } from './days.ts'
import type { RuleEffect } from './ruleEffects.ts'

/** More runs of days are counted. */
const MOST_RUNS = 2

type Days = Pick<RuleEffect, 'dates' | 'among' | 'last' | 'month'> & Partial<RuleEffect>
type DayName = (date: string, today: string) => string

/**
 * Some days in words: 'from Nov 27 until Dec 31', 'on Nov 28 only', 'on 12 days from Nov 27', 'from
 * Nov 27, first seen on Dec 3'. `name` is how a day is called.
 */
export function daysSeen(days: Days, today: string, name: DayName = shortDayInWords): string {
  const { dates, firstSeen } = days
  const words = daysInWords(days, today, name)
  return firstSeen === undefined || firstSeen === dates[0]
    ? words
    : `${words}, first seen on ${name(firstSeen, today)}`
}

function daysInWords({ dates, among, last, month }: Days, today: string, name: DayName): string {
  const [first = '', end = ''] = [dates[0], dates.at(-1)]
  if (first === end) return `on ${name(first, today)} only`
  const inMonth = month === undefined ? [] : [`in ${hijriMonthName(month)}`]
  if (inMonth.length > 0 && dates.length === among.length) return inMonth.join()
  const span = (from: string, until: string) =>
    from === until
      ? `on ${name(from, today)}`
      : `from ${name(from, today)}${until < last ? ` until ${name(until, today)}` : ''}`
  const runs = runsOf(dates, among).map(run => span(run[0] ?? '', run.at(-1) ?? ''))
  const words =
    runs.length > MOST_RUNS
      ? [`on ${dates.length} days`, ...inMonth, span(first, end)]
      : [...inMonth, formatList(runs)]
  return words.join(' ')
}

/** Days that follow one another in `among`. */
function runsOf(dates: readonly string[], among: readonly string[]): string[][] {
  const wanted = new Set(dates)
  const runs: string[][] = []
  let run: string[] = []
  for (const date of among) {
    if (!wanted.has(date)) run = []
    else if (run.push(date) === 1) runs.push(run)
  }
  return runs
}
