import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { fridayAfter } from '#domain/prayer/inWords/days.ts'
import { isCounted, ruleAt } from '#domain/prayer/iqama.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import { MOST_IQAMA_MINUTES } from '#domain/prayer/prayerFields.ts'
import { type OpenRange, rangeOn } from '#domain/prayer/ranges.ts'
import { ruleDay } from '#domain/prayer/ruleDay.ts'
import { inSeason } from '#domain/prayer/seasonalClock.ts'
import type { JumuahSlotSetting, PrayerSettings } from '#domain/prayer/settings.ts'
import type { DayOf } from '#domain/prayer/times.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { isPrayedOn, isToCome } from '#domain/prayer/toCome.ts'
import { addDays, isCivilDate, minutesOf, type WallMoment } from '#domain/time/civil.ts'
import type { Change, IqamaChange, JumuahChange } from './change.ts'

/** Whether the form of a change opens above all rules, at the row of its prayer. */
export const opensAbove = (change: Change | undefined): change is IqamaChange | JumuahChange =>
  (change?.kind === 'iqama' || change?.kind === 'jumuah') && !change.replaces

/** The first day after today that has the prayer: on a Friday Jumu'ah is prayed instead of Dhuhr. */
function dayAfter(prayer: PrayerName, dayOf: DayOf, today: string): string {
  const tomorrow = addDays(today, 1)
  return isPrayedOn(dayOf(tomorrow), prayer) ? tomorrow : addDays(today, 2)
}

/** The days from which a new rule is offered: today while its iqama is to come, the next day, and a Friday. */
export function offeredDays(
  prayer: PrayerName,
  dayOf: DayOf,
  { date: today, clock }: WallMoment,
): string[] {
  const day = dayOf(today)
  const hasToday = isPrayedOn(day, prayer) && isToCome(day, prayer, clock)
  const next = dayAfter(prayer, dayOf, today)
  return [...new Set([...(hasToday ? [today] : []), next, fridayAfter(addDays(today, 1))])]
}

/** The first Friday whose Jumu'ah can still be changed: today until its last prayer begins. */
export const fridayToChange = ({ date, clock }: WallMoment, today: PrayerDay): string =>
  isToCome(today, 'jumuah', clock) ? date : fridayAfter(date)

/**
 * The rule that is stored for the next day with the prayer, up to the day on which the next one
 * begins: saved as it is, it changes nothing.
 */
export function openedIqama(
  settings: PrayerSettings,
  prayer: PrayerName,
  today: string,
  dayOf: DayOf = dayComputer(settings, today),
): IqamaChange {
  const from = dayAfter(prayer, dayOf, today)
  const range = rangeOn(settings.iqama[prayer], ruleDay(settings, prayer, from, today))
  const rule = range?.rule ?? { kind: 'fixed', time: '' }
  const until = range?.until ?? ''
  const days = { when: 'offered', from, until, ...monthOf(range) } as const
  return { kind: 'iqama', prayer, rule, ...days }
}

/**
 * The Hijri month whose rule is in force on a day: a new rule from that day on is one of that month
 * too, since it would not apply otherwise.
 */
export function monthInForce(
  settings: PrayerSettings,
  prayer: PrayerName,
  date: string,
  today: string,
): number | undefined {
  if (!isCivilDate(date)) return undefined
  return rangeOn(settings.iqama[prayer], ruleDay(settings, prayer, date, today))?.hijriMonth
}

/**
 * The last day of a rule that is moved to another first day: where it ended with the rule that it
 * changes, it ends with the one in force on that day, and a last day that someone chose stays.
 */
export function lastDayFrom(
  settings: PrayerSettings,
  name: PrayerName | 'jumuah',
  { from, until }: Pick<IqamaChange, 'from' | 'until'>,
  { day, today }: { day: string; today: string },
): string {
  const ranges: readonly OpenRange[] = name === 'jumuah' ? settings.jumuah : settings.iqama[name]
  const endOn = (date: string) =>
    (isCivilDate(date) && rangeOn(ranges, ruleDay(settings, name, date, today))?.until) || ''
  return until === endOn(from) ? endOn(day) : until
}

/** The Jumu'ah prayers that are stored for a Friday, unless it has its own. */
export function jumuahOn(
  settings: PrayerSettings,
  date: string,
  today: string,
): readonly JumuahSlotSetting[] | undefined {
  return rangeOn(settings.jumuah, ruleDay(settings, 'jumuah', date, today))?.slots
}

const monthOf = (range: OpenRange | undefined) =>
  range?.hijriMonth !== undefined && { hijriMonth: range.hijriMonth }

/** The slots that are stored for a Friday; one blank slot where there are none. */
export function openedJumuah(settings: PrayerSettings, from: string, today: string): JumuahChange {
  const range = rangeOn(settings.jumuah, ruleDay(settings, 'jumuah', from, today))
  const slots = structuredClone(range?.slots ?? [{ time: '' }])
  return { kind: 'jumuah', slots, from, until: range?.until ?? '', ...monthOf(range) }
}

/** The same iqama under another kind of rule, as on that day. */
export function ruleOfKind(
  kind: IqamaRule['kind'],
  rule: IqamaRule,
  prayer: PrayerName,
  day: PrayerDay,
): IqamaRule {
  if (rule.kind === kind) return rule
  const time = day.iqama[prayer]
  const { notBefore, notAfter } = rule
  const line = dayLine(day.athan)[prayer]
  const clock = rule.kind === 'fixed' ? inSeason(rule.time, day.daylight) : time
  const ahead = Number.isNaN(minutesOf(clock)) ? 0 : nearest(clock, line) - line
  const minutes = Math.max(0, Math.min(MOST_IQAMA_MINUTES, ahead))
  const other = ruleAt(kind, { time, minutes })
  if (!isCounted(other)) return other
  if (isCounted(rule)) return { ...rule, kind: other.kind }
  return { ...other, ...(notBefore && { notBefore }), ...(notAfter && { notAfter }) }
}
