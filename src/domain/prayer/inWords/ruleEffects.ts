import { canonical } from '#domain/canonical.ts'
import { FRIDAY, weekday } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { deciderOf, type OverRules } from '../decider.ts'
import { ruleInWords } from '../iqama.ts'
import type { PrayerName } from '../names.ts'
import { NO_TIME, slotInWords, slotsInWords } from './single.ts'
import type { ComparedSettings, Comparison, DatedRule } from './versions.ts'

type Name = PrayerName | 'jumuah'

/** One content of a rule that takes another's place, and the days on which that is so. */
export interface RuleEffect {
  /** What holds before and after: 'at 7:30 PM', '10 minutes after athan'. */
  readonly was: string
  readonly is: string
  /** The rule is of this Hijri month. */
  readonly month: number | undefined
  /** In order; where visitors see nothing, the days on which the stored rule differs. */
  readonly dates: readonly string[]
  /** The days of its kind from the first to the last of them; of a Hijri month all of its days. */
  readonly among: readonly string[]
  /** The last day that was compared: what holds until then goes on. */
  readonly last: string
  readonly isSeen: boolean
  /** The first of these days on which visitors read another time. */
  readonly firstSeen: string | undefined
}

/**
 * What changed rules of an iqama, or of Jumu'ah, change: the days on which another rule decides
 * afterwards, with those of a single day and of the timetable left out. A rule whose times visitors
 * have read before counts only where none is seen. An effect is one content that takes the place of
 * another; with `after` alone, it is one that holds afterwards.
 */
export function ruleEffects(
  name: Name,
  versions: Comparison,
  sides: readonly ('before' | 'after')[] = ['before', 'after'],
): RuleEffect[] {
  const { before, after } = versions
  const dates = versions.dates.filter(date => isPrayed(name, date, after))
  const deciding = dates.filter(
    date =>
      deciderOf(after.dayOf(date), name) === 'rule' &&
      sourceOn(name, date, before) !== sourceOn(name, date, after),
  )
  const isOther = (date: string) => timesOn(name, date, before) !== timesOn(name, date, after)
  const isSeen = deciding.some(isOther)
  const alike = Map.groupBy(isSeen ? deciding : ruled(name, versions, dates), date =>
    sides.map(side => kindOn(name, date, versions[side], isSeen)).join(),
  )
  return [...alike.values()].flatMap(group => {
    const firstSeen = group.find(isOther)
    if (isSeen && firstSeen === undefined) return []
    const [first = '', end = ''] = [group[0], group.at(-1)]
    const ofMonth = [after, before].find(({ rangeOn }) => rangeOn(name, first)?.hijriMonth)
    const month = ofMonth?.rangeOn(name, first)?.hijriMonth
    const among = dates.filter(date =>
      ofMonth ? ofMonth.rangeOn(name, date)?.hijriMonth === month : first <= date && date <= end,
    )
    const last = dates.at(-1) ?? ''
    const said = words(name, group, versions, isSeen)
    return [{ ...said, month, dates: group, among, last, isSeen, firstSeen }]
  })
}

/** The days on which the stored rule differs, whatever decides. */
function ruled(name: Name, { before, after }: Comparison, dates: readonly string[]): string[] {
  return dates.filter(date => contentOn(name, date, before) !== contentOn(name, date, after))
}

/** Why visitors see nothing of a changed rule. */
export function whyUnseen(name: Name, { after, ...versions }: Comparison): string {
  const dates = versions.dates.filter(date => isPrayed(name, date, after))
  const differing = ruled(name, { after, ...versions }, dates)
  const deciders = new Set(differing.map(date => deciderOf(after.dayOf(date), name)))
  if (differing.length === 0) return 'those days are past'
  if (deciders.has('rule')) return 'the times stay the same'
  return deciders.has('table')
    ? `the timetable${deciders.has('day') ? ' and single days decide' : ' decides'}`
    : 'single days decide'
}

/** Jumu'ah takes the place of Dhuhr's iqama. */
function isPrayed(name: Name, date: string, { dayOf }: ComparedSettings): boolean {
  if (name === 'jumuah') return weekday(date) === FRIDAY
  return name !== 'dhuhr' || dayOf(date).jumuah.length === 0
}

/** What a time follows on a day: the content of its rule, or what comes before all rules. */
function sourceOn(name: Name, date: string, version: ComparedSettings): string {
  const decider = deciderOf(version.dayOf(date), name)
  return decider === 'rule' ? contentOn(name, date, version) : decider
}

function contentOn(name: Name, date: string, { rangeOn }: ComparedSettings): string {
  return canonical({ ...rangeOn(name, date), from: undefined, until: undefined })
}

/** Days of one kind have the same words: of what visitors read, or of the stored rule. */
function kindOn(name: Name, date: string, version: ComparedSettings, isSeen: boolean): string {
  if (!isSeen) return contentOn(name, date, version)
  return timesOn(name, date, version) && sourceOn(name, date, version)
}

/** All that visitors read of it. */
function timesOn(name: Name, date: string, { dayOf }: ComparedSettings): string {
  const day = dayOf(date)
  return name === 'jumuah' ? canonical(day.jumuah) : day.iqama[name]
}

/** What holds on days of one kind before and after: a time where it is the same on all, else its rule. */
function words(name: Name, dates: readonly string[], versions: Comparison, isSeen: boolean) {
  const [first = ''] = dates
  const [was = [], is = []] = [versions.before, versions.after].map(version => {
    const clocks = name !== 'jumuah' && isSeen && dates.map(date => version.dayOf(date).iqama[name])
    if (clocks && new Set(clocks).size === 1)
      return [clocks[0] ? `at ${clock12(clocks[0])}` : NO_TIME]
    const decider = isSeen ? deciderOf(version.dayOf(first), name) : 'rule'
    return decider === 'rule' ? ruleWords(version.rangeOn(name, first)) : [DECIDED[decider]]
  })
  const at = is.findIndex((text, index) => text !== (was[index] ?? was[0]))
  return { was: was[at] ?? was[0] ?? '', is: is[at] ?? is[0] ?? '' }
}

/** A rule in words, and in more words for where the first do not differ. */
function ruleWords(rule: DatedRule | undefined): string[] {
  if (!rule) return [NO_TIME]
  if ('rule' in rule) return [ruleInWords(rule.rule)]
  return [slotsInWords(rule.slots), rule.slots.map(slotInWords).join(' and ')]
}

const DECIDED: Record<OverRules, string> = {
  day: 'the times of single days',
  table: 'the timetable',
}
