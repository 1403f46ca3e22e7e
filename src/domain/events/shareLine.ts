import { formatLong, weekdayName } from '#domain/time/format.ts'
import { eventDayTexts } from '#texts/eventWords.ts'
import type { CommunityEvent } from './event.ts'
import { hoursInWords, relationInWords } from './hours.ts'
import { rhythmInWords } from './rhythm.ts'

/**
 * When an event is, in one line: 'Every Friday · 7:45 PM – 9:00 PM', 'Saturday, November 28, 2026'.
 * It stays right without a rebuild: hours that follow the sun are told by their prayer.
 * @param date the next day of the event; undefined: none
 */
export function shareLine(event: CommunityEvent, date: string | undefined): string {
  if (!date) return ''
  const day = rhythmInWords(event, date) || eventDayTexts.full(weekdayName(date), formatLong(date))
  return [day, relationInWords(event) || hoursInWords(event, date)].filter(Boolean).join(' · ')
}
