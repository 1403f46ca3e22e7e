import { outcomeTexts } from '#texts/moonNight.ts'
import type { PrayerTimesResponse } from './response.ts'
import { prayerState } from './schedule.ts'
import { isFirstOfMonth } from './season.ts'

/** What the mosque's confirmation settled on a night of the moon, or on the day after it. */
export interface MoonDecision {
  /** The month that was waited for: 'Shawwal' */
  readonly month: string
  /** It has begun: the moon was seen. */
  readonly isSeen: boolean
  /** 'Eid tomorrow, prayer 8:00 AM', 'Tarawih tonight, Ramadan 30', 'today is Shawwal 1' */
  readonly text: string
}

/** What a change of the settings settled, by the responses before and after it; undefined: nothing. */
export function moonDecision(
  before: PrayerTimesResponse,
  after: PrayerTimesResponse,
  now: Date,
): MoonDecision | undefined {
  const [was, is] = [before, after].map(response => prayerState(response, now))
  if (was?.status !== 'ready' || is?.status !== 'ready' || !was.moon || is.moon) return undefined
  const { month, isEvening, outcomes } = was.moon
  const day = isEvening ? is.tomorrow : is.today
  const isSeen = isFirstOfMonth(day)
  const text = outcomes
    ? outcomes[isSeen ? 'ifSeen' : 'ifNot']
    : outcomeTexts.begun(day.hijri.replace(/, \d+$/, ''))
  return { month, isSeen, text }
}
