import { figures } from '#locale/locale.ts'
import { HIJRI_MONTHS, hijriTexts } from '#texts/hijri.ts'
import type { HijriDate } from './hijri.ts'
import { hijriDate, hijriDay } from './hijriWords.ts'

/** 'Jumada al-Thani 11, 1448', or '11 Jumada al-Thani 1448'. */
export function formatHijri({ year, month, day }: HijriDate): string {
  return hijriDate(hijriMonthName(month), figures(day), figures(year))
}

/** 'Jumada al-Thani 11'. */
export const formatHijriDay = ({ month, day }: Pick<HijriDate, 'month' | 'day'>): string =>
  hijriDay(hijriMonthName(month), figures(day))

/** 9: 'Ramadan'. */
export const hijriMonthName = (month: number): string => HIJRI_MONTHS[month - 1] ?? ''

/** 'Ramadan 1448'. */
export function formatHijriMonth({ year, month }: { year: number; month: number }): string {
  return hijriTexts.month(hijriMonthName(month), figures(year))
}
