import { figures, locale } from '#locale/locale.ts'
import { dayFirstHijriTexts, HIJRI_MONTHS, hijriTexts } from '#texts/hijri.ts'
import { HIJRI_PARTS } from './hijriParts.ts'
import { MONTHS_IN_RESPONSE } from './responseForms.ts'

/** A Hijri date of the prayer times response in its parts; the month as the reader calls it. */
export function hijriParts(hijri: string): Readonly<Record<'month' | 'day' | 'year', string>> {
  const { month = hijri, day = '', year = '' } = HIJRI_PARTS.exec(hijri)?.groups ?? {}
  return { month: monthInWords(month), day: figures(day), year: figures(year) }
}

/** A month of the response as the reader calls it. */
export const monthInWords = (month: string): string =>
  HIJRI_MONTHS[MONTHS_IN_RESPONSE.indexOf(month)] ?? month

const isDayFirst = () => locale().habits.dates === 'dmy'

/** 'Ramadan 12, 1448', or '12 Ramadan 1448'. */
export const hijriDate = (month: string, day: string, year: string): string =>
  (isDayFirst() ? dayFirstHijriTexts.date : hijriTexts.date)(month, day, year)

/** 'Ramadan 12', or '12 Ramadan'. */
export const hijriDay = (month: string, day: string): string =>
  (isDayFirst() ? dayFirstHijriTexts.day : hijriTexts.day)(month, day)

/**
 * The name of a month where there is little room: 'Ram', and 'Rab I' beside 'Rab II'. Scripts with joined
 * letters are not cut, nor is a name that begins as another one does.
 */
export function shortHijriMonth(name: string): string {
  if (!/^\p{Script=Latin}/u.test(name)) return name
  const short = name.slice(0, 3)
  if (HIJRI_MONTHS.filter(month => month.startsWith(short)).length < 2) return short
  const place = HIJRI_MONTHS.indexOf(name)
  if (place > 1 && place < 6) return `${short} ${place % 2 ? 'II' : 'I'}`
  const last = /[ -]([^ -]{2})[^ -]*$/.exec(name)?.[1]
  return last ? `${short} ${last}` : name
}

/** A Hijri date of the response as people read it. */
export function hijriInWords(hijri: string): string {
  const { month, day, year } = hijriParts(hijri)
  return day ? hijriDate(month, day, year) : month
}

/** The same without the year. */
export function hijriDayInWords(hijri: string): string {
  const { month, day } = hijriParts(hijri)
  return day ? hijriDay(month, day) : month
}

/** 'Jumada al-Awwal – Jumada al-Thani 1448': the months of days in a row, by their names. */
export function hijriSpan(days: readonly { month: string; year: string | number }[]): string {
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return ''
  const named = ({ month, year }: typeof to) => hijriTexts.month(month, String(year))
  if (from.month === to.month) return named(to)
  return `${from.year === to.year ? from.month : named(from)} – ${named(to)}`
}
