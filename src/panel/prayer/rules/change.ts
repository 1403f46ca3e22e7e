import type { OverRules } from '#domain/prayer/decider.ts'
import { cleanKhutbahs, cleanRule, withoutBlanks } from '#domain/prayer/inWords/clean.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { OpenRange } from '#domain/prayer/ranges.ts'
import type {
  DayOverride,
  JumuahSlotSetting,
  KhutbahSetting,
  PrayerSettings,
} from '#domain/prayer/settings.ts'
import { isCivilDate } from '#domain/time/civil.ts'
import { type RuleDays, withoutDeciders } from './deciders.ts'
import { findRange, putRange, replaceRange, withRules } from './rangeEdits.ts'
import { type EidChange, type TarawihChange, withEid, withTarawih } from './seasonChange.ts'

/** The days of a change as in a form: '' leaves an end open. */
export interface Days {
  from: string
  until: string
  /** Only in this Hijri month, every year. */
  hijriMonth?: number | undefined
}

/** What a rule takes the place of, from a day on, though it would decide instead of every rule. */
interface Over {
  readonly from: string
  readonly deciders: readonly OverRules[]
}

/** A new or changed iqama rule. */
export interface IqamaChange extends Days {
  kind: 'iqama'
  prayer: PrayerName
  rule: IqamaRule
  /**
   * How the days are chosen: from one of the offered days, from a date, in a Hijri month, or one day
   * alone, which becomes a single day's setting and leaves the rules as they are.
   */
  when: 'offered' | 'date' | 'month' | 'day'
  /** The range that is changed; without it the rule is added on top of the others. */
  replaces?: OpenRange | undefined
  over?: Over | undefined
}

/** New or changed Jumu'ah slots. */
export interface JumuahChange extends Days {
  kind: 'jumuah'
  slots: JumuahSlotSetting[]
  replaces?: OpenRange | undefined
  over?: Over | undefined
}

/** A single day, such as Eid. */
export interface DayChange {
  kind: 'day'
  day: DayOverride
  /** The date it had before. */
  replaces?: string | undefined
}

/** Who gives the khutbahs of one Friday, on what and where. */
export interface KhutbahChange {
  kind: 'khutbah'
  date: string
  /** In the order of that day's Jumu'ah prayers. */
  slots: KhutbahSetting[]
}

/** What one form is about to change. Fields may still be blank or wrong. */
export type Change =
  | IqamaChange
  | JumuahChange
  | DayChange
  | KhutbahChange
  | EidChange
  | TarawihChange

/** A change that is no rule for a range of days. */
export type DatedChange =
  | Exclude<Change, IqamaChange | JumuahChange>
  | (IqamaChange & { when: 'day' })

export const isDated = (change: Change): change is DatedChange =>
  change.kind === 'iqama' ? change.when === 'day' : change.kind !== 'jumuah'

/** The days of the rule that a change sets; undefined for any other change. */
export function ruleDaysOf(change: Change): Omit<RuleDays, 'from'> | undefined {
  if (isDated(change)) return undefined
  const name = change.kind === 'iqama' ? change.prayer : change.kind
  return { name, range: endsOf(change) }
}

/** What a change stores, as far as it is typed: its range, day, Friday, Eid or list. */
export function storedPart(change: Change) {
  switch (change.kind) {
    case 'iqama': {
      const first = needsFirstDay(change) && { from: change.from }
      return { ...endsOf(change), ...first, rule: cleanRule(change.rule) }
    }
    case 'jumuah':
      return jumuahRange(change)
    case 'khutbah':
      return { date: change.date, slots: cleanKhutbahs(change.slots) }
    case 'day':
      return withoutBlanks(change.day)
    case 'eid':
      return withoutBlanks(change.eid)
    case 'tarawih':
      return withoutBlanks(change.tarawih)
  }
}

const jumuahRange = (change: JumuahChange) => ({
  ...endsOf(change),
  slots: withoutBlanks(change.slots),
})

const needsFirstDay = ({ when, replaces }: IqamaChange): boolean =>
  when !== 'month' && (when !== 'date' || replaces === undefined)

/** The settings with a change made. The fields of the change must be valid (see changeProblems.ts). */
export function applied(settings: PrayerSettings, change: Change): PrayerSettings {
  switch (change.kind) {
    case 'iqama':
      return change.when === 'day' ? withIqamaOn(settings, change) : withIqama(settings, change)
    case 'jumuah': {
      const jumuah = withIn(settings.jumuah, jumuahRange(change), change.replaces)
      return overDeciders({ ...settings, jumuah }, change)
    }
    case 'khutbah':
      return withKhutbahsOf(settings, change.date, change.slots)
    case 'day': {
      const others = settings.overrides.filter(({ date }) => date !== change.replaces)
      return { ...settings, overrides: byDate([...others, withoutBlanks(change.day)]) }
    }
    case 'eid':
      return withEid(settings, change)
    case 'tarawih':
      return withTarawih(settings, change)
  }
}

/** The path of a change in the changed settings, to find its problems among all. */
export function pathOfChange(settings: PrayerSettings, change: Change): (string | number)[] {
  if (change.kind === 'eid') return ['eid', change.festival]
  if (change.kind === 'tarawih') return ['ramadan', 'tarawih']
  if (change.kind === 'day') {
    const index = settings.overrides.findLastIndex(({ date }) => date === change.day.date)
    return ['overrides', index]
  }
  if (change.kind === 'khutbah') {
    const { khutbahs = [] } = settings
    return ['khutbahs', khutbahs.findIndex(({ date }) => date === change.date)]
  }
  if (change.kind === 'iqama' && change.when === 'day') {
    const index = settings.overrides.findIndex(({ date }) => date === change.from)
    return ['overrides', index, 'iqama', change.prayer]
  }
  const path = change.kind === 'iqama' ? ['iqama', change.prayer] : ['jumuah']
  const ranges = change.kind === 'iqama' ? settings.iqama[change.prayer] : settings.jumuah
  const isChanged = ({ from = '', until = '9999', hijriMonth }: OpenRange) =>
    hijriMonth === change.hijriMonth && from <= change.from && (change.until || '9999') <= until
  return [...path, ranges.findIndex(isChanged)]
}

/** The settings with the khutbahs of one Friday; none that says anything: without that Friday. */
export function withKhutbahsOf(
  settings: PrayerSettings,
  date: string,
  slots: readonly KhutbahSetting[],
): PrayerSettings {
  const { khutbahs: before = [], ...rest } = settings
  const clean = cleanKhutbahs(slots)
  const others = before.filter(friday => friday.date !== date)
  const khutbahs = byDate(clean.length ? [...others, { date, slots: clean }] : others)
  return { ...rest, ...(khutbahs.length && { khutbahs }) }
}

/** The settings with a single day taken out. */
export function withoutDay(settings: PrayerSettings, date: string): PrayerSettings {
  return { ...settings, overrides: settings.overrides.filter(day => day.date !== date) }
}

function withIqama(settings: PrayerSettings, change: IqamaChange): PrayerSettings {
  const range = { ...endsOf(change), rule: cleanRule(change.rule) }
  const ranges = withIn(settings.iqama[change.prayer], range, change.replaces)
  return overDeciders(withRules(settings, change.prayer, ranges), change)
}

function overDeciders(settings: PrayerSettings, change: IqamaChange | JumuahChange) {
  const days = ruleDaysOf(change)
  const { over } = change
  if (!over || !days) return settings
  return withoutDeciders(settings, { ...days, from: over.from }, over.deciders)
}

function withIqamaOn(settings: PrayerSettings, change: IqamaChange): PrayerSettings {
  const { from: date, prayer, rule } = change
  // A single day has one time, and the zone of a draft may be none.
  if (rule.kind !== 'fixed' || typeof rule.time !== 'string' || !isCivilDate(date)) return settings
  const day = settings.overrides.find(known => known.date === date) ?? { date }
  const others = settings.overrides.filter(known => known !== day)
  const changed = { ...day, iqama: { ...day.iqama, [prayer]: rule.time } }
  return { ...settings, overrides: byDate([...others, changed]) }
}

function withIn<T extends OpenRange>(ranges: T[], range: T, replaces?: OpenRange): T[] {
  const replaced = replaces && findRange(ranges, replaces)
  return replaced ? replaceRange(ranges, replaced, range) : putRange(ranges, range)
}

function endsOf({ from, until, hijriMonth }: Days): OpenRange {
  return { ...(from && { from }), ...(until && { until }), ...(hijriMonth && { hijriMonth }) }
}

/** Dated entries in the order of their days. */
export function byDate<T extends { date: string }>(days: readonly T[]): T[] {
  return days.toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
