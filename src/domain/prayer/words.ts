import { clock12 } from '#domain/time/civil.ts'
import type { IqamaRule, SeasonalClock } from './settings.ts'

/** An iqama rule as a sentence's end: '20 minutes after athan', 'at 1:15 PM'. */
export function ruleInWords(rule: IqamaRule): string {
  const bounds = [
    rule.notBefore && `not before ${clock12(rule.notBefore)}`,
    rule.notAfter && `not after ${clock12(rule.notAfter)}`,
  ].filter(Boolean)
  return [unbounded(rule), ...bounds].join(', ')
}

function unbounded(rule: IqamaRule): string {
  switch (rule.kind) {
    case 'fixed':
      return `at ${clockInWords(rule.time)}`
    case 'after-athan':
      return rule.minutes ? `${minutesInWords(rule.minutes)} after athan` : 'at athan'
    case 'after-athan-rounded':
      return rule.minutes
        ? `${minutesInWords(rule.minutes)} after athan, rounded up to 5 minutes`
        : 'at athan, rounded up to 5 minutes'
    case 'after-sunset':
      return rule.minutes ? `${minutesInWords(rule.minutes)} after sunset` : 'at sunset'
  }
}

/** '1:15 PM' or '1:15 PM, in daylight time 1:30 PM'. */
export function clockInWords(clock: SeasonalClock): string {
  if (typeof clock === 'string') return clock12(clock)
  return `${clock12(clock.standard)}, in daylight time ${clock12(clock.daylight)}`
}

/** '1 minute', '20 minutes'. */
export function minutesInWords(minutes: number): string {
  return `${minutes} minute${minutes === 1 ? '' : 's'}`
}
