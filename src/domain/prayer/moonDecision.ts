import { outcomeTexts } from '#texts/moonNight.ts'
import { hijriDayInWords } from './hijriWords.ts'
import type { MoonState, prayerState, ReadyState } from './schedule.ts'
import { isFirstOfMonth } from './season.ts'

/** What the mosque's confirmation settled on a night of the moon, or on the day after it. */
interface MoonDecision {
  /** The month that was waited for: 'Shawwal' */
  readonly month: string
  /** It has begun: the moon was seen. */
  readonly isSeen: boolean
  /** 'Eid tomorrow, prayer 8:00 AM', 'Tarawih tonight, Ramadan 30', 'today is Shawwal 1' */
  readonly text: string
}

type State = ReturnType<typeof prayerState>

/** What a change of the settings settled, by the states before and after it; undefined: nothing. */
export function moonDecision(was: State, is: State): MoonDecision | undefined {
  if (was.status !== 'ready' || is.status !== 'ready') return undefined
  const waited = waitOf(was)
  if (!waited || waitOf(is)) return undefined
  const { month, isEvening, outcomes } = waited
  const day = isEvening ? is.tomorrow : is.today
  const isSeen = isFirstOfMonth(day)
  const text = outcomes
    ? outcomes[isSeen ? 'ifSeen' : 'ifNot']
    : outcomeTexts.begun(hijriDayInWords(day.hijri))
  return { month, isSeen, text }
}

/** An announcement from elsewhere can come before the mosque's Maghrib of the 29th. */
function waitOf({ moon, today }: ReadyState): Omit<MoonState, 'words'> | undefined {
  const { month = '', evening } = today.awaits ?? {}
  return moon ?? (evening && { month, outcomes: evening, isEvening: true })
}
