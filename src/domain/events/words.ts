import { daysBetween, formatDay, weekdayName } from '#domain/prayer/civil.ts'

/**
 * A day in the words people use for it, seen from today: 'Today', 'Tomorrow', 'This Friday' within
 * the week, 'Next Friday' within the week after; undefined further away or in the past.
 */
export function nearWords(date: string, today: string): string | undefined {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return 'Today'
  if (ahead === 1) return 'Tomorrow'
  if (ahead > 1 && ahead < 7) return `This ${weekdayName(date)}`
  if (ahead >= 7 && ahead < 14) return `Next ${weekdayName(date)}`
  return undefined
}

/** 'Friday, November 27', with the year when it is another than today's. */
export function dayWords(date: string, today: string): string {
  const day = formatDay(date)
  return date.slice(0, 4) === today.slice(0, 4) ? day : `${day}, ${date.slice(0, 4)}`
}
