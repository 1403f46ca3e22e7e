import { daysBetween } from '#domain/time/civil.ts'
import { formatDay, formatFull, formatNear, weekdayName } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { nearDayTexts } from '#texts/eventWords.ts'

/**
 * A day in words at the beginning of a line, relative to today: 'Today, November 21', 'This Friday, November 27', and the full
 * day further away. Without `today` always the full day, which stays correct.
 */
export function eventDayInWords(date: string, today?: string): string {
  const near = today && nearWords(date, today)
  if (near) return capital(formatNear(near, date))
  const isNear = !today || date.slice(0, 4) === today.slice(0, 4)
  return capital(isNear ? formatDay(date) : formatFull(date))
}

/** 'Today', 'Tomorrow', 'This Friday', 'Next Friday'; undefined further away, and before today. */
export function nearWords(date: string, today: string, texts = nearDayTexts): string | undefined {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return texts.today
  if (ahead === 1) return texts.tomorrow
  if (ahead > 1 && ahead < 7) return texts.thisWeek(weekdayName(date))
  if (ahead >= 7 && ahead < 14) return texts.nextWeek(weekdayName(date))
  return undefined
}
