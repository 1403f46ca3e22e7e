import { clock12 } from '#domain/time/format.ts'
import type { SeasonalClock } from './settings.ts'

/** '1:15 PM' or '1:15 PM, in daylight time 1:30 PM'. */
export function clockInWords(clock: SeasonalClock): string {
  if (typeof clock === 'string') return clock12(clock)
  return `${clock12(clock.standard)}, in daylight time ${clock12(clock.daylight)}`
}

/** '1 minute', '20 minutes'. */
export function minutesInWords(minutes: number): string {
  return `${minutes} minute${minutes === 1 ? '' : 's'}`
}
