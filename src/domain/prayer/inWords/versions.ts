import { remembered } from '#domain/remembered.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import type { PrayerName } from '../names.ts'
import { rangeOn } from '../ranges.ts'
import { ruleDayOf } from '../ruleDay.ts'
import type { PrayerSettings } from '../settings.ts'
import { type DayOf, dayComputer } from '../times.ts'

/** A year, so that every season and every Hijri month is compared once, and some weeks. */
const DAYS = 400
/** Dates further away are not followed. */
const MOST_DAYS = 1500

/** A dated rule of an iqama, or of Jumu'ah. */
export type DatedRule =
  | PrayerSettings['iqama'][PrayerName][number]
  | PrayerSettings['jumuah'][number]

/** Settings with the days and rules that they give. */
export interface ComparedSettings {
  readonly settings: PrayerSettings
  readonly dayOf: DayOf
  /** The rule that is stored for a day, on which a single day or the timetable may decide. */
  readonly rangeOn: (name: PrayerName | 'jumuah', date: string) => DatedRule | undefined
}

/** Two versions of the settings with the coming days on which visitors may see a difference. */
export interface Comparison {
  readonly before: ComparedSettings
  readonly after: ComparedSettings
  readonly today: string
  readonly dates: readonly string[]
}

/** `days` are the days of both, where the caller has computed them. */
export function comparisonOf(
  before: PrayerSettings,
  after: PrayerSettings,
  today: string,
  days?: Readonly<Record<'before' | 'after', DayOf>>,
): Comparison {
  const last = [before, after].flatMap(datesIn).reduce((a, b) => (a > b ? a : b), today)
  const most = addDays(today, MOST_DAYS)
  return {
    before: versionOf(before, today, days?.before),
    after: versionOf(after, today, days?.after),
    today,
    dates: datesFrom(today, addDays(last < most ? last : most, DAYS)),
  }
}

function versionOf(settings: PrayerSettings, today: string, days?: DayOf): ComparedSettings {
  const dayOf = days ?? remembered(dayComputer(settings, today))
  return {
    settings,
    dayOf,
    rangeOn: (name, date) =>
      rangeOn<number, DatedRule>(
        name === 'jumuah' ? settings.jumuah : settings.iqama[name],
        ruleDayOf(name, dayOf(date)),
      ),
  }
}

/** The days after which nothing more begins or ends. */
function datesIn({ iqama, jumuah, tables, overrides }: PrayerSettings): string[] {
  const ranges = [...Object.values(iqama).flat(), ...jumuah]
  return [
    ...ranges.flatMap(({ from = '', until = '' }) => [from, until]),
    ...tables.map(({ days }) => days.at(-1)?.date ?? ''),
    ...overrides.map(({ date }) => date),
  ]
}
