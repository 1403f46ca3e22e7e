import { formatDay, formatLong, weekdayName } from '#domain/time/format.ts'
import { eventDayTexts, eventRhythmTexts as texts } from '#texts/eventWords.ts'
import { eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { weekOfMonth } from './recurrence.ts'

/**
 * How an event repeats, in words that stay correct: 'Every Saturday', 'Every Tuesday until December
 * 29, 2026', 'First Saturday of each month', 'Friday, December 4 – Sunday, December 6'; '' for one
 * that does not. `date`: one of its days.
 */
export function rhythmInWords(
  event: Pick<CommunityEvent, 'date' | 'recurring' | 'repeats' | 'occurrences' | 'until'>,
  date: string | undefined,
): string {
  const { recurring, repeats, occurrences, until } = event
  if (recurring) {
    if (!date) return ''
    const every = eventDayTexts.every(weekdayName(date))
    const last = eventDate(until ?? '')
    return last ? eventDayTexts.until(every, formatLong(last)) : every
  }
  const day = eventDate(event.date)
  if (!repeats || !day) return ''
  if (repeats === 'monthWeekday') return texts.nthOfMonth(weekOfMonth(day), weekdayName(day))
  if (repeats === 'monthLastWeekday') return texts.lastOfMonth(weekdayName(day))
  if (repeats === 'monthDay') return texts.dayOfMonth(Number(day.slice(8)))
  const [first = day] = occurrences ?? []
  const last = occurrences?.at(-1) ?? until ?? day
  return first < last ? texts.days(formatDay(first), formatDay(last)) : ''
}
