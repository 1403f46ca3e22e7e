import type { NextSchoolDay } from '#domain/school/nextSchoolDay.ts'
import { formatDay } from '#domain/time/format.ts'

const TEXTS = {
  today: (day: string) => `Today, ${day}`,
  following: (day: string) => `then ${day}`,
  skipped: (holiday: string) => `no classes before: ${holiday}`,
  over: 'The school year has ended',
  overNote: 'Its last date is past; the dates of the next year are not in the calendar yet.',
  unknown: 'Not in the calendar yet',
  unknownNote: 'Please ask the school office.',
}

/** The next day of school as the school's home says it: the day, and a line about it. */
export function nextDayWords(next: NextSchoolDay): { day: string; note: string } {
  if (next.state === 'over') return { day: TEXTS.over, note: TEXTS.overNote }
  if (next.state === 'unknown') return { day: TEXTS.unknown, note: TEXTS.unknownNote }
  const { date, isToday, titles, following, skipped } = next
  const day = formatDay(date)
  const notes = [
    ...titles,
    ...(following ? [TEXTS.following(formatDay(following))] : []),
    ...(skipped ? [TEXTS.skipped(skipped)] : []),
  ].join(' · ')
  return {
    day: isToday ? TEXTS.today(day) : day,
    note: notes.charAt(0).toUpperCase() + notes.slice(1),
  }
}
