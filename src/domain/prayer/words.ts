import { clock12 } from '#domain/time/format.ts'
import { ruleTexts } from '#texts/prayerRules.ts'
import type { SeasonalClock } from './settingFields.ts'

/** '1:15 PM' or '1:15 PM, in daylight time 1:30 PM'. */
export function clockInWords(clock: SeasonalClock): string {
  if (typeof clock === 'string') return clock12(clock)
  return ruleTexts.inSeasons(clock12(clock.standard), clock12(clock.daylight))
}
