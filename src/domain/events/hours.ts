import { clock12 } from '#domain/time/format.ts'
import { eventHourTexts as texts } from '#texts/eventWords.ts'
import { eventClock } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { relativeInWords, spanInWords, untilInWords } from './relative.ts'

/**
 * When the event starts on a date and when it ends, as 'HH:MM', '' when that is unset or, for a
 * time relative to a prayer, not resolved for that date. An end before the start is the next day's.
 */
export function hoursOn(event: CommunityEvent, date: string): { start: string; end: string } {
  const resolved = event.times?.[date]
  if (resolved) return { start: resolved[0], end: resolved[1] }
  return { start: eventClock(event.startTime) ?? '', end: eventClock(event.endTime) ?? '' }
}

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
