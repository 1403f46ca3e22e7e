import { clock12 } from '#domain/time/format.ts'
import { eventHourTexts as texts } from '#texts/eventWords.ts'
import { hoursOn } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { relativeInWords, spanInWords, untilInWords } from './relative.ts'

/**
 * The hours of a day as people read them: '7:45 PM – 9:00 PM', the start alone without an end, ''
 * without either. A relative time that is not resolved for that day is shown as its rule.
 */
export function hoursInWords(event: CommunityEvent, date: string | undefined): string {
  const { start, end } = date ? hoursOn(event, date) : hoursOn({ ...event, times: undefined }, '')
  const { startsAt, endsAt } = event
  const begins = start ? clock12(start) : startsAt ? relativeInWords(startsAt) : ''
  if (!begins) return ''
  if (end) return texts.range(begins, clock12(end))
  if (!endsAt) return begins
  if ('lasts' in endsAt) return texts.lasting(begins, spanInWords(endsAt))
  return texts.range(begins, untilInWords(endsAt))
}

/** The prayer that a relative time follows, to show beside the clock time: '15 minutes after Maghrib iqama'; '' for none. */
export const relationInWords = ({ startsAt }: CommunityEvent): string =>
  startsAt ? relativeInWords(startsAt) : ''
