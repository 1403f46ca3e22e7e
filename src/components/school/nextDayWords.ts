import { escapeHtml } from '#domain/content/escape.ts'
import type { NextSchoolDay } from '#domain/school/nextSchoolDay.ts'
import { formatDay } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { nextSchoolDayTexts } from '#texts/school.ts'

/**
 * The next day of school as the school's home says it: the day, and a line about it in HTML, with
 * the language that the calendar is written in, where that is not the page's.
 */
export function nextDayWords(next: NextSchoolDay, lang?: string): { day: string; note: string } {
  if (next.state === 'over')
    return { day: nextSchoolDayTexts.over, note: nextSchoolDayTexts.overNote }
  if (next.state === 'unknown')
    return { day: nextSchoolDayTexts.unknown, note: nextSchoolDayTexts.unknownNote }
  const { date, isToday, titles, following, skipped } = next
  const day = formatDay(date)
  const own = (text: string) =>
    lang ? `<bdi lang="${escapeHtml(lang)}">${escapeHtml(text)}</bdi>` : escapeHtml(text)
  const notes = [
    ...titles.map(own),
    ...(following ? [nextSchoolDayTexts.following(formatDay(following))] : []),
    ...(skipped ? [nextSchoolDayTexts.skipped(own(skipped))] : []),
  ].join(' · ')
  return {
    day: isToday ? nextSchoolDayTexts.today(day) : capital(day),
    note: capital(notes),
  }
}
