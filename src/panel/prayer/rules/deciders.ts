import type { OverRules } from '#domain/prayer/decider.ts'
import { withoutBlanks } from '#domain/prayer/inWords/clean.ts'
import { onDays, rangeInWords } from '#domain/prayer/inWords/days.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import { covers, type OpenRange } from '#domain/prayer/ranges.ts'
import { ruleDay } from '#domain/prayer/ruleDay.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { daysBetween, FRIDAY, weekday } from '#domain/time/civil.ts'

/** A rule's iqama, or Jumu'ah, on its days from a day on. */
export interface RuleDays {
  readonly name: PrayerName | 'jumuah'
  readonly range: OpenRange
  readonly from: string
}

/** The days of a rule on which a single day, or the timetable, decides instead of it. */
export function daysDecided(
  settings: PrayerSettings,
  { name, range, from }: RuleDays,
): Record<OverRules, string[]> {
  const isCovered = ({ date }: { date: string }) =>
    date >= from && covers(range, ruleDay(settings, name, date, from))
  const single = settings.overrides
    .filter(day => decidesAlone(day, name) && isCovered(day))
    .map(({ date }) => date)
  const days = name === 'jumuah' ? [] : settings.tables.flatMap(table => table.days)
  const table = days
    .filter(
      day => name !== 'jumuah' && day.iqama?.[name] && !single.includes(day.date) && isCovered(day),
    )
    .map(({ date }) => date)
  return { day: single, table }
}

const decidesAlone = (
  { date, iqama, jumuah }: PrayerSettings['overrides'][number],
  name: PrayerName | 'jumuah',
) => (name === 'jumuah' ? jumuah !== undefined && weekday(date) === FRIDAY : iqama?.[name])

/** The settings in which the rule decides on its days, where it did not because of `deciders`. */
export function withoutDeciders(
  settings: PrayerSettings,
  days: RuleDays,
  deciders: readonly OverRules[],
): PrayerSettings {
  const decided = daysDecided(settings, days)
  const { name } = days
  const [single, table] = (['day', 'table'] as const).map(
    decider => new Set(deciders.includes(decider) ? decided[decider] : []),
  )
  return {
    ...settings,
    overrides: settings.overrides.flatMap(day => {
      if (!single?.has(day.date)) return [day]
      const { jumuah, ...others } = day
      const rest = withoutBlanks(
        name === 'jumuah'
          ? others
          : { ...others, ...(jumuah && { jumuah }), iqama: { ...day.iqama, [name]: undefined } },
      )
      return Object.keys(rest).length > 1 ? [rest] : []
    }),
    tables: settings.tables.map(({ days, ...rest }) => ({
      ...rest,
      days: days.map(day => (table?.has(day.date) ? withoutIqama(day, name as PrayerName) : day)),
    })),
  }
}

type TableDay = PrayerSettings['tables'][number]['days'][number]

function withoutIqama({ iqama = {}, ...day }: TableDay, prayer: PrayerName): TableDay {
  const { [prayer]: _, ...rest } = iqama
  return Object.keys(rest).length > 0 ? { ...day, iqama: rest } : day
}

/** Days in words: 'in 2027', where they go on until its end; 'from … until …', 'on 12 days between …'. */
export function decidedInWords(dates: readonly string[], today: string): string {
  const [from = '', until = ''] = [dates[0], dates.at(-1)]
  if (daysBetween(from, until) !== dates.length - 1) return onDays(dates)
  const isRestOfYear = until.endsWith('-12-31') && from.slice(0, 4) === until.slice(0, 4)
  if (isRestOfYear && dates.length > 1) return `in ${until.slice(0, 4)}`
  return rangeInWords({ from, until }, today).replace(/ only$/, '')
}
