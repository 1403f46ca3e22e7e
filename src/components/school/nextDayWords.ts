import type { NextSchoolDay } from '#domain/school/nextSchoolDay.ts'
import { formatDay } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { nextSchoolDayTexts } from '#texts/school.ts'

/** The next day of school as the school's home says it: the day, and a line about it. */
export function nextDayWords(next: NextSchoolDay): { day: string; note: string } {
  if (next.state === 'over')
    return { day: nextSchoolDayTexts.over, note: nextSchoolDayTexts.overNote }
  if (next.state === 'unknown')
    return { day: nextSchoolDayTexts.unknown, note: nextSchoolDayTexts.unknownNote }
  const { date, isToday, titles, following, skipped } = next
  const day = formatDay(date)
  const notes = [
    ...titles,
    ...(following ? [nextSchoolDayTexts.following(formatDay(following))] : []),
    ...(skipped ? [nextSchoolDayTexts.skipped(skipped)] : []),
  ].join(' · ')
  return {
    day: isToday ? nextSchoolDayTexts.today(day) : day,
    note: capital(notes),
  }
}
