import { nearest } from './dayLine.ts'
import type { IqamaRule, SeasonalClock } from './settings.ts'

/** What an iqama rule counts from, in minutes on the day line. */
export interface IqamaDay {
  readonly athan: number
  readonly sunset: number
  readonly daylight: boolean
}

/**
 * The iqama a rule gives, in minutes on the day line. It is never before its athan: a fixed time or
 * a bound that the season has overtaken yields to the athan.
 */
export function iqamaOf(rule: IqamaRule, day: IqamaDay): number {
  return Math.max(askedIqama(rule, day), day.athan)
}

/** What a rule asks for on a day, be it before the athan: for telling where a rule has to yield. */
export function askedIqama(rule: IqamaRule, day: IqamaDay): number {
  let iqama = unbounded(rule, day)
  if (rule.notBefore !== undefined) iqama = Math.max(iqama, nearest(rule.notBefore, day.athan))
  if (rule.notAfter !== undefined) iqama = Math.min(iqama, nearest(rule.notAfter, day.athan))
  return iqama
}

function unbounded(rule: IqamaRule, { athan, sunset, daylight }: IqamaDay): number {
  switch (rule.kind) {
    case 'fixed':
      return nearest(inSeason(rule.time, daylight), athan)
    case 'after-athan':
      return athan + rule.minutes
    case 'after-athan-rounded':
      return Math.ceil((athan + rule.minutes) / 5) * 5
    case 'after-sunset':
      return sunset + rule.minutes
  }
}

/** The clock time that holds in standard or in daylight time. */
export function inSeason(clock: SeasonalClock, daylight: boolean): string {
  return typeof clock === 'string' ? clock : daylight ? clock.daylight : clock.standard
}

/** A rule as it works in one season: two rules that differ in another season alone are one here. */
export function ruleInSeason(rule: IqamaRule, daylight: boolean): IqamaRule {
  return rule.kind === 'fixed' ? { ...rule, time: inSeason(rule.time, daylight) } : rule
}
