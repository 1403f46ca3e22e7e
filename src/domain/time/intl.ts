import { languageTag } from '#locale/locale.ts'
import { momentTexts } from '#texts/moment.ts'
import { addDays, civilDateIn, clockIn } from './civil.ts'
import { clock12, formatDay, formatFull } from './format.ts'

/**
 * When something happened, in words and in the mosque's time zone: 'Today, 7:45 PM',
 * 'Yesterday, 9:02 AM', 'Friday, November 20, 7:45 PM', another year with its number.
 */
export function momentInWords(iso: string, zone: string, now: Date): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  const time = clock12(clockIn(zone, moment))
  const [day, today] = [moment, now].map(at => civilDateIn(zone, at)) as [string, string]
  if (day === today) return momentTexts.today(time)
  if (addDays(day, 1) === today) return momentTexts.yesterday(time)
  const isOfThisYear = day.slice(0, 4) === today.slice(0, 4)
  return momentTexts.on(isOfThisYear ? formatDay(day) : formatFull(day), time)
}

/** The same inside a sentence: 'yesterday, 9:02 AM'. */
export const momentInSentence = (iso: string, zone: string, now: Date): string =>
  momentInWords(iso, zone, now).replace(/^(Today|Yesterday)/, word => word.toLowerCase())

/** 'a, b, and c'. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(items)
