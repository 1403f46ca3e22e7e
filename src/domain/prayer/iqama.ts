import { clock12, monthName, nameOfWeekday } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { countedTexts, ruleTexts } from '#texts/prayerRules.ts'
import { nearest } from './dayLine.ts'
import type { IqamaRule } from './iqamaRule.ts'
import type { PrayerName } from './names.ts'
import { inSeason } from './seasonalClock.ts'
import type { SeasonalClock } from './settingFields.ts'
import type { BaseTimes } from './weeks.ts'

/** A day as an iqama rule needs it. */
interface IqamaDay extends BaseTimes {
  readonly iso: string
  readonly daylight: boolean
  /** The latest times of the week, for a rule that changes once a week. */
  readonly week?: BaseTimes | undefined
}

type OfKind<Kind extends IqamaRule['kind']> = Extract<IqamaRule, { kind: Kind }>
export type CountedRule = Extract<IqamaRule, { minutes: number }>
type ClockRule = Exclude<IqamaRule, CountedRule>

/** A kind of rule that counts minutes from a time of the day. */
interface CountedKind {
  /** Its label in the choice, and of its minutes. */
  label: string
  from: (times: BaseTimes, prayer: PrayerName) => number
  /** The only prayer it is for, and the message for any other; absent: all. */
  only?: { prayer: PrayerName; message: string }
}

/** A time of the clock that a rule sets, where it is in the rule, and its label. */
interface RuleClock {
  readonly path: readonly (string | number)[]
  readonly label: string
  readonly clock: SeasonalClock
}

/** A kind of rule that sets times of the clock. */
interface ClockKind<Rule extends ClockRule> {
  /** Its label in the choice. */
  label: string
  clocks: (rule: Rule) => readonly RuleClock[]
  /** Which of its clocks counts on a day. */
  placeOn: (iso: string) => number
  inWords: (rule: Rule) => string
  /** The rule that sets one time for all days. */
  always: (time: string) => Rule
}

/**
 * The kinds of rule: checks, computation, words and forms follow from these lists. A new kind is an
 * entry here and one in the schema (iqamaRule.ts), with its words in the texts.
 */
const COUNTED_KINDS: Record<CountedRule['kind'], CountedKind> = {
  'after-athan': {
    label: 'Minutes after athan',
    from: ({ line }, prayer) => line[prayer],
  },
  'after-sunset': {
    label: 'Minutes after sunset',
    from: ({ sunset }) => sunset,
    only: {
      prayer: 'maghrib',
      message: 'Minutes after sunset are for Maghrib alone; use minutes after athan.',
    },
  },
}

const CLOCK_KINDS: { [Kind in ClockRule['kind']]: ClockKind<OfKind<Kind>> } = {
  fixed: {
    label: 'At a time of the clock',
    clocks: ({ time }) => [{ path: ['time'], label: 'Time', clock: time }],
    placeOn: () => 0,
    inWords: ({ time }) => ruleTexts.at(clockInWords(time)),
    always: time => ({ kind: 'fixed', time }),
  },
  quarterly: {
    label: 'At a time for each quarter of the year',
    clocks: ({ times }) =>
      times.map((clock, quarter) => ({
        ...{ path: ['times', quarter], label: QUARTERS[quarter]?.label ?? '', clock },
      })),
    placeOn: quarterOf,
    inWords: ({ times }) => {
      const texts = times.map((time, quarter) =>
        ruleTexts.fromQuarter(clock12(time), monthName(QUARTERS[quarter]?.first ?? '')),
      )
      return ruleTexts.atQuarters(texts.join(marks.comma))
    },
    always: time => ({ kind: 'quarterly', times: [time, time, time, time] }),
  },
}

/** The quarters with their first days, in any year. */
const QUARTERS = [
  { label: 'January to March', first: '2000-01-01' },
  { label: 'April to June', first: '2000-04-01' },
  { label: 'July to September', first: '2000-07-01' },
  { label: 'October to December', first: '2000-10-01' },
]

export const COUNTED_KIND_NAMES = Object.keys(COUNTED_KINDS) as CountedRule['kind'][]

export const countedKind = (name: CountedRule['kind']): CountedKind => COUNTED_KINDS[name]

const isCountedKind = (kind: IqamaRule['kind']): kind is CountedRule['kind'] =>
  kind in COUNTED_KINDS

/** Whether a rule counts minutes from a time of the day. */
export function isCounted(rule: IqamaRule): rule is CountedRule {
  return isCountedKind(rule.kind)
}

const clockKind = (kind: ClockRule['kind']) => CLOCK_KINDS[kind] as ClockKind<ClockRule>

/** The times of the clock that a rule sets; none for one that counts minutes. */
export const ruleClocks = (rule: IqamaRule): readonly RuleClock[] =>
  isCounted(rule) ? [] : clockKind(rule.kind).clocks(rule)

/** The time of the clock that a rule sets on a day, with where it is in the rule. */
export function clockOn(rule: ClockRule, iso: string): RuleClock {
  const { clocks, placeOn } = clockKind(rule.kind)
  const clock = clocks(rule)[placeOn(iso)]
  if (!clock) throw new RangeError(`The rule '${rule.kind}' has no time on ${iso}.`)
  return clock
}

/** A rule with another time at a place that `ruleClocks` names. */
export function withClock(
  rule: IqamaRule,
  [field = '', place]: RuleClock['path'],
  clock: SeasonalClock,
): IqamaRule {
  const list = rule[field as keyof IqamaRule] as unknown
  const value = Array.isArray(list) ? list.with(Number(place), clock) : clock
  return { ...rule, [field]: value }
}

/** The rule of a kind that gives one time on all days, or so many minutes after the athan. */
export function ruleAt(
  kind: IqamaRule['kind'],
  { time, minutes }: { time: string; minutes: number },
): IqamaRule {
  return isCountedKind(kind) ? { kind, minutes } : clockKind(kind).always(time)
}

/** The kinds of rule to choose from for a prayer. */
export function kindChoices(prayer: PrayerName): { value: IqamaRule['kind']; label: string }[] {
  const byClock = Object.entries(CLOCK_KINDS) as [ClockRule['kind'], { label: string }][]
  const counted = COUNTED_KIND_NAMES.filter(
    name => (countedKind(name).only?.prayer ?? prayer) === prayer,
  )
  return [
    ...byClock.map(([value, { label }]) => ({ value, label })),
    ...counted.map(value => ({ value, label: countedKind(value).label })),
  ]
}

/** An iqama rule as a sentence's end: '20 minutes after athan', 'at 1:15 PM'. */
export function ruleInWords(rule: IqamaRule): string {
  const { notBefore, notAfter } = rule
  return [
    isCounted(rule) ? minutesOfRule(rule) : clockKind(rule.kind).inWords(rule),
    ...(notBefore ? [ruleTexts.notBefore(clock12(notBefore))] : []),
    ...(notAfter ? [ruleTexts.notAfter(clock12(notAfter))] : []),
  ].join(marks.comma)
}

function minutesOfRule({ kind, minutes, roundTo, weekday }: CountedRule): string {
  const { at, after, atLatest, afterLatest } = countedTexts[kind]
  const [sharp, later] = weekday === undefined ? [at, after] : [atLatest, afterLatest]
  return [
    minutes ? later(ruleTexts.minutes(minutes)) : sharp,
    ...(roundTo ? [ruleTexts.rounded(ruleTexts.minutes(roundTo))] : []),
    ...(weekday === undefined ? [] : [ruleTexts.changesOn(nameOfWeekday(weekday))]),
  ].join(marks.comma)
}

/** The iqama a rule gives, in minutes on the day line, even where it cannot be (see bounds.ts). */
export function iqamaOf(rule: IqamaRule, prayer: PrayerName, day: IqamaDay): number {
  const { notBefore, notAfter } = rule
  const times = timesFor(rule, day)
  const athan = times.line[prayer]
  let iqama: number
  if (isCounted(rule)) {
    const { kind, minutes, roundTo = 1 } = rule
    iqama = Math.ceil((countedKind(kind).from(times, prayer) + minutes) / roundTo) * roundTo
  } else iqama = nearest(timeOn(rule, day), athan)
  if (notBefore !== undefined) iqama = Math.max(iqama, nearest(notBefore, athan))
  if (notAfter !== undefined) iqama = Math.min(iqama, nearest(notAfter, athan))
  return iqama
}

/** What a rule counts from: the day, or the week for one that changes once a week. */
function timesFor(rule: IqamaRule, day: IqamaDay): BaseTimes {
  return (isCounted(rule) && rule.weekday !== undefined && day.week) || day
}

const timeOn = (rule: ClockRule, { iso, daylight }: Pick<IqamaDay, 'iso' | 'daylight'>): string =>
  inSeason(clockOn(rule, iso).clock, daylight)

/** The quarter of the year that a date is in; 0 is January to March. */
function quarterOf(date: string): number {
  return Math.floor((Number(date.slice(5, 7)) - 1) / 3)
}

/** When no rule can be read, the iqama is at the athan, so that nobody is late. */
export const AT_ATHAN: IqamaRule = { kind: 'after-athan', minutes: 0 }

/** A rule reduced to a day: rules that differ only in another season or quarter become equal. */
export function ruleOnDay(rule: IqamaRule, day: Pick<IqamaDay, 'iso' | 'daylight'>): IqamaRule {
  if (isCounted(rule)) return rule
  const { notBefore, notAfter } = rule
  return { kind: 'fixed', time: timeOn(rule, day), notBefore, notAfter }
}

/** A rule as releases before version 3 of the prayer settings stored it, in today's shape. */
export function upgradeRule(rule: object & { kind?: unknown }): object {
  return rule.kind === 'after-athan-rounded' ? { ...rule, kind: 'after-athan', roundTo: 5 } : rule
}

/** '1:15 PM' or '1:15 PM, in daylight time 1:30 PM'. */
export function clockInWords(clock: SeasonalClock): string {
  if (typeof clock === 'string') return clock12(clock)
  return ruleTexts.inSeasons(clock12(clock.standard), clock12(clock.daylight))
}
