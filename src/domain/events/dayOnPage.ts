import { formatDay, formatFull } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { eventPageTexts } from '#texts/eventPage.ts'
import { missedDayTexts } from '#texts/eventWords.ts'
import { eventDayInWords, nearWords } from './dayWords.ts'

/**
 * A day of an event on its page, or one on which it is not: the date where it may be read on another day,
 * and in a browser as it is called today.
 */
export function dayOnPage(day: string, isMissed = false, today?: string): string {
  if (!isMissed) return today ? eventDayInWords(day, today) : capital(formatFull(day))
  return (today && nearWords(day, today, missedDayTexts)) || eventPageTexts.notOn(formatDay(day))
}
