import { clock12 } from '#domain/time/civil.ts'
import { nearest } from './dayLine.ts'
import type { DayTimeName, PrayerName } from './names.ts'
import type { IqamaRule, SeasonalClock } from './settings.ts'
import { clockInWords, minutesInWords } from './words.ts'

/** What an iqama rule counts from, in minutes on the day line. */
export interface IqamaDay {
  /** The athan of the prayer itself. */
  readonly athan: number
  readonly sunset: number
  readonly daylight: boolean
}

/** The times of a day that the rules of a prayer count from. */
export const iqamaDay = (
  prayer: PrayerName,
  {
    line,
    sunset,
    daylight,
  }: { line: Record<DayTimeName, number>; sunset: number; daylight: boolean },
): IqamaDay => ({ athan: line[prayer], sunset, daylight })

/** The maximum minutes of a rule. */
export const MOST_IQAMA_MINUTES = 180

/** A kind of rule that counts minutes from a time of the day. */
interface CountedKind {
  /** Its label in the choice. */
  label: string
  /** The label of its minutes. */
  field: string
  iqama: (minutes: number, day: IqamaDay) => number
  /** The end of a sentence. */
  words: (minutes: number) => string
  /** The only prayer it is for, and the message for any other; absent: all. */
  only?: { prayer: PrayerName; message: string }
}

/**
 * The kinds of rule that count minutes: storage, computation, words and choices are derived from this
 * list. A new kind is an entry here, and its base time in `iqamaDay`.
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

/** The kinds of rule to choose from for a prayer. */
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
 * The iqama a rule gives, in minutes on the day line. It is never before its athan: when a fixed
 * time or a bound is earlier, the athan applies.
 */
export function iqamaOf(rule: IqamaRule, day: IqamaDay): number {
  return Math.max(requestedIqama(rule, day), day.athan)
}

/** The time a rule gives for a day even when it is before the athan, to show where the athan applies instead. */
export function requestedIqama(rule: IqamaRule, day: IqamaDay): number {
  let iqama =
    rule.kind === 'fixed'
      ? nearest(inSeason(rule.time, day.daylight), day.athan)
      : countedKind(rule.kind).iqama(rule.minutes, day)
  if (rule.notBefore !== undefined) iqama = Math.max(iqama, nearest(rule.notBefore, day.athan))
  if (rule.notAfter !== undefined) iqama = Math.min(iqama, nearest(rule.notAfter, day.athan))
  return iqama
}

/** The clock time in standard or in daylight time. */
export function inSeason(clock: SeasonalClock, daylight: boolean): string {
  return typeof clock === 'string' ? clock : daylight ? clock.daylight : clock.standard
}

/** A rule reduced to one season: rules that differ only in the other season become equal. */
export function ruleInSeason(rule: IqamaRule, daylight: boolean): IqamaRule {
  return rule.kind === 'fixed' ? { ...rule, time: inSeason(rule.time, daylight) } : rule
}
