import { clock12, monthName, nameOfWeekday } from '#domain/time/format.ts'
import { COMMA } from '#texts/marks.ts'
import { countedTexts, ruleTexts } from '#texts/prayerRules.ts'
import { nearest } from './dayLine.ts'
import type { DayTimeName, PrayerName } from './names.ts'
import type { IqamaRule, SeasonalClock } from './settings.ts'
import { clockInWords, minutesInWords } from './words.ts'

/** The times that rules count from, in minutes on the day line. */
export interface BaseTimes {
  /** The athan of the prayer itself. */
  readonly athan: number
  readonly sunset: number
}

/** A day as an iqama rule needs it. */
export interface IqamaDay extends BaseTimes {
  readonly date: string
  readonly daylight: boolean
  /** The latest times of the week, for a rule that changes once a week. */
  readonly week?: BaseTimes | undefined
}

/** The times of a day that the rules of a prayer count from. */
export const iqamaDay = (
  prayer: PrayerName,
  {
    iso,
    line,
    sunset,
    daylight,
    weeks,
  }: {
    iso: string
    line: Record<DayTimeName, number>
    sunset: number
    daylight: boolean
    weeks?: { readonly [name in PrayerName]?: BaseTimes } | undefined
  },
): IqamaDay => ({ date: iso, athan: line[prayer], sunset, daylight, week: weeks?.[prayer] })

/** The maximum minutes of a rule. */
export const MOST_IQAMA_MINUTES = 180

/** The minutes that a rule may round up to. */
export const ROUND_TO = [5, 10, 15] as const

/** A kind of rule that counts minutes from a time of the day. */
interface CountedKind {
  /** Its label in the choice, and of its minutes. */
  label: string
  from: (times: BaseTimes) => number
  /** The only prayer it is for, and the message for any other; absent: all. */
  only?: { prayer: PrayerName; message: string }
}

/**
 * The kinds of rule that count minutes: storage, computation, words and choices are derived from this
 * list. A new kind is an entry here, its base time in `iqamaDay`, and its words in the texts.
 */
export const COUNTED_KINDS = {
  'after-athan': {
    label: 'Minutes after athan',
    from: ({ athan }) => athan,
  },
  'after-sunset': {
    label: 'Minutes after sunset',
    from: ({ sunset }) => sunset,
    only: {
      prayer: 'maghrib',
      message: 'Minutes after sunset are for Maghrib alone; use minutes after athan.',
    },
  },
} satisfies Record<string, CountedKind>
export type CountedKindName = keyof typeof COUNTED_KINDS

export const COUNTED_KIND_NAMES = Object.keys(COUNTED_KINDS) as CountedKindName[]

export const countedKind = (name: CountedKindName): CountedKind => COUNTED_KINDS[name]

export type CountedRule = Extract<IqamaRule, { kind: CountedKindName }>

/** Whether a rule counts minutes from a time of the day. */
export function isCounted(rule: IqamaRule): rule is CountedRule {
  return rule.kind in COUNTED_KINDS
}

/** The kinds of rule to choose from for a prayer. */
export function kindChoices(prayer: PrayerName): { value: IqamaRule['kind']; label: string }[] {
  const counted = COUNTED_KIND_NAMES.filter(
    name => (countedKind(name).only?.prayer ?? prayer) === prayer,
  ).map(value => ({ value, label: countedKind(value).label }))
  return [
    { value: 'fixed', label: 'At a time of the clock' },
    { value: 'quarterly', label: 'At a time for each quarter of the year' },
    ...counted,
  ]
}

/** The first days of the quarters, in any year. */
const QUARTERS = ['2000-01-01', '2000-04-01', '2000-07-01', '2000-10-01']

/** An iqama rule as a sentence's end: '20 minutes after athan', 'at 1:15 PM'. */
export function ruleInWords(rule: IqamaRule): string {
  const { notBefore, notAfter } = rule
  return [
    timeInWords(rule),
    ...(notBefore ? [ruleTexts.notBefore(clock12(notBefore))] : []),
    ...(notAfter ? [ruleTexts.notAfter(clock12(notAfter))] : []),
  ].join(COMMA)
}

function timeInWords(rule: IqamaRule): string {
  if (rule.kind === 'fixed') return ruleTexts.at(clockInWords(rule.time))
  if (rule.kind === 'quarterly') {
    const times = rule.times.map((time, at) =>
      ruleTexts.fromQuarter(clock12(time), monthName(QUARTERS[at] ?? '')),
    )
    return ruleTexts.atQuarters(times.join(COMMA))
  }
  const { minutes, roundTo, weekday } = rule
  const { at, after, atLatest, afterLatest } = countedTexts[rule.kind]
  const [sharp, later] = weekday === undefined ? [at, after] : [atLatest, afterLatest]
  return [
    minutes ? later(minutesInWords(minutes)) : sharp,
    ...(roundTo ? [ruleTexts.rounded(minutesInWords(roundTo))] : []),
    ...(weekday === undefined ? [] : [ruleTexts.changesOn(nameOfWeekday(weekday))]),
  ].join(COMMA)
}

/** The iqama a rule gives, in minutes on the day line, even where it cannot be (see bounds.ts). */
export function iqamaOf(rule: IqamaRule, day: IqamaDay): number {
  const { notBefore, notAfter } = rule
  const times = timesFor(rule, day)
  let iqama: number
  if (isCounted(rule)) {
    const { minutes, roundTo = 1 } = rule
    iqama = Math.ceil((countedKind(rule.kind).from(times) + minutes) / roundTo) * roundTo
  } else iqama = nearest(clockOn(rule, day), times.athan)
  if (notBefore !== undefined) iqama = Math.max(iqama, nearest(notBefore, times.athan))
  if (notAfter !== undefined) iqama = Math.min(iqama, nearest(notAfter, times.athan))
  return iqama
}

/** What a rule counts from: the day, or the week for one that changes once a week. */
function timesFor(rule: IqamaRule, day: IqamaDay): BaseTimes {
  return (isCounted(rule) && rule.weekday !== undefined && day.week) || day
}

/** The time of the clock that a rule sets on a day. */
function clockOn(
  rule: Exclude<IqamaRule, CountedRule>,
  { date, daylight }: Pick<IqamaDay, 'date' | 'daylight'>,
): string {
  if (rule.kind === 'fixed') return inSeason(rule.time, daylight)
  return rule.times[quarterOf(date)] ?? ''
}

/** The quarter of the year that a date is in; 0 is January to March. */
export function quarterOf(date: string): number {
  return Math.floor((Number(date.slice(5, 7)) - 1) / 3)
}

/** The clock time in standard or in daylight time. */
export function inSeason(clock: SeasonalClock, daylight: boolean): string {
  return typeof clock === 'string' ? clock : daylight ? clock.daylight : clock.standard
}

/** A rule reduced to a day: rules that differ only in another season or quarter become equal. */
export function ruleOnDay(rule: IqamaRule, day: Pick<IqamaDay, 'date' | 'daylight'>): IqamaRule {
  if (isCounted(rule)) return rule
  const { notBefore, notAfter } = rule
  return { kind: 'fixed', time: clockOn(rule, day), notBefore, notAfter }
}

/** A rule as releases before version 3 of the prayer settings stored it, in today's shape. */
export function upgradeRule(rule: object & { kind?: unknown }): object {
  return rule.kind === 'after-athan-rounded' ? { ...rule, kind: 'after-athan', roundTo: 5 } : rule
}
