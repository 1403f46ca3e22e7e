import { formatFull, weekdayName } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { eventDayTexts } from '#texts/eventWords.ts'
import type { CommunityEvent } from './event.ts'
import { hoursInWords, relationInWords } from './hours.ts'

/**
 * When an event is, in one line: 'Every Friday · 7:45 PM – 9:00 PM', 'Saturday, November 28, 2026'.
 * It stays right without a rebuild: hours that follow the sun are told by their prayer.
 * @param date the next day of the event; undefined: none
 * @param rhythm how the event repeats, in words; by default only weekly ones say so
 */
export function shareLine(
  event: CommunityEvent,
  date: string | undefined,
  rhythm = event.recurring && date ? eventDayTexts.every(weekdayName(date)) : '',
): string {
  if (!date) return ''
  const day = rhythm || capital(formatFull(date))
  return [day, relationInWords(event) || hoursInWords(event, date)].filter(Boolean).join(' · ')
}
