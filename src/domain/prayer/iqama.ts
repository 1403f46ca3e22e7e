import { clock12 } from '#domain/time/civil.ts'
import { nearest } from './dayLine.ts'
import type { DayTimeName, PrayerName } from './names.ts'
import type { IqamaRule, SeasonalClock } from './settings.ts'
import { clockInWords, minutesInWords } from './words.ts'

/** What an iqama rule counts from, in minutes on the day line. */
export interface IqamaDay {
  /** Of the prayer itself. */
  readonly athan: number
  readonly sunset: number
  readonly daylight: boolean
}

/** What the rules of a prayer count from on a day. */
export const iqamaDay = (
  prayer: PrayerName,
  {
    line,
    sunset,
    daylight,
  }: { line: Record<DayTimeName, number>; sunset: number; daylight: boolean },
): IqamaDay => ({ athan: line[prayer], sunset, daylight })

/** The most minutes that a rule counts. */
export const MOST_IQAMA_MINUTES = 180

/** A kind of rule that counts minutes from something of the day. */
interface CountedKind {
  /** As one chooses it. */
  label: string
  /** Over its minutes. */
  field: string
  iqama: (minutes: number, day: IqamaDay) => number
  /** A sentence's end. */
  words: (minutes: number) => string
  /** The one prayer it is for, and what is said of a rule for another; absent: all. */
  only?: { prayer: PrayerName; message: string }
}

/**
 * The kinds of rule that count minutes: what is stored, computed, said and chosen of them. A new kind
 * is an entry here, and in `iqamaDay` what it counts from.
 */
export const COUNTED_KINDS = {
  'after-athan': {
    label: 'Minutes after athan',
    field: 'Minutes after athan',
    iqama: (minutes, { athan }) => athan + minutes,
    words: minutes => (minutes ? `${minutesInWords(minutes)} after athan` : 'at athan'),
  },
  'after-athan-rounded': {
    label: 'Minutes after athan, rounded up to 5',
    field: 'Minutes after athan',
    iqama: (minutes, { athan }) => Math.ceil((athan + minutes) / 5) * 5,
    words: minutes =>
      `${minutes ? `${minutesInWords(minutes)} after` : 'at'} athan, rounded up to 5 minutes`,
  },
  'after-sunset': {
    label: 'Minutes after sunset',
    field: 'Minutes after sunset',
    iqama: (minutes, { sunset }) => sunset + minutes,
    words: minutes => (minutes ? `${minutesInWords(minutes)} after sunset` : 'at sunset'),
    only: {
      prayer: 'maghrib',
      message: 'Minutes after sunset are for Maghrib alone; use minutes after athan.',
    },
  },
} satisfies Record<string, CountedKind>
export type CountedKindName = keyof typeof COUNTED_KINDS

export const COUNTED_KIND_NAMES = Object.keys(COUNTED_KINDS) as CountedKindName[]

export const countedKind = (name: CountedKindName): CountedKind => COUNTED_KINDS[name]

/** The kinds of rule that one chooses from for a prayer. */
export function kindChoices(prayer: PrayerName): { value: IqamaRule['kind']; label: string }[] {
  const counted = COUNTED_KIND_NAMES.filter(
    name => (countedKind(name).only?.prayer ?? prayer) === prayer,
  ).map(value => ({ value, label: countedKind(value).label }))
  return [{ value: 'fixed', label: 'At a time of the clock' }, ...counted]
}

/** An iqama rule as a sentence's end: '20 minutes after athan', 'at 1:15 PM'. */
export function ruleInWords(rule: IqamaRule): string {
  const { notBefore, notAfter } = rule
  return [
    rule.kind === 'fixed'
      ? `at ${clockInWords(rule.time)}`
      : countedKind(rule.kind).words(rule.minutes),
    ...(notBefore ? [`not before ${clock12(notBefore)}`] : []),
    ...(notAfter ? [`not after ${clock12(notAfter)}`] : []),
  ].join(', ')
}

/**
 * The iqama a rule gives, in minutes on the day line. It is never before its athan: a fixed time or
 * a bound that the season has overtaken yields to the athan.
 */
export function iqamaOf(rule: IqamaRule, day: IqamaDay): number {
  return Math.max(requestedIqama(rule, day), day.athan)
}

/** What a rule says for a day, even before the athan: for showing where a rule has to yield. */
export function requestedIqama(rule: IqamaRule, day: IqamaDay): number {
  let iqama =
    rule.kind === 'fixed'
      ? nearest(inSeason(rule.time, day.daylight), day.athan)
      : countedKind(rule.kind).iqama(rule.minutes, day)
  if (rule.notBefore !== undefined) iqama = Math.max(iqama, nearest(rule.notBefore, day.athan))
  if (rule.notAfter !== undefined) iqama = Math.min(iqama, nearest(rule.notAfter, day.athan))
  return iqama
}

/** The clock time that holds in standard or in daylight time. */
export function inSeason(clock: SeasonalClock, daylight: boolean): string {
  return typeof clock === 'string' ? clock : daylight ? clock.daylight : clock.standard
}

/** A rule as it works in one season: two rules that differ in another season alone are one here. */
export function ruleInSeason(rule: IqamaRule, daylight: boolean): IqamaRule {
  return rule.kind === 'fixed' ? { ...rule, time: inSeason(rule.time, daylight) } : rule
}
