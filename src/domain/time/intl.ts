import { DAY } from '#domain/time/units.ts'
import { LOCALE } from '#texts/locale.ts'
import { momentTexts } from '#texts/moment.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: zone })
  formats.set(key, known)
  return known
}

/**
 * When something happened, in words and in the mosque's time zone: 'Today, 7:45 PM',
 * 'Yesterday, 9:02 AM', 'Friday, November 20, 7:45 PM', another year with its number.
 * Source: docs/product.md, section 15 (12-hour US times, US English dates).
 */
export function momentInWords(iso: string, zone: string, now: Date): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  const day = (at: Date) => format(zone, { dateStyle: 'short' }).format(at)
  const year = (at: Date) => format(zone, { year: 'numeric' }).format(at)
  const clock = format(zone, { hour: 'numeric', minute: '2-digit' }).format(moment)
  const time = clock.replace(/\u202f/g, ' ')
  if (day(moment) === day(now)) return momentTexts.today(time)
  if (day(new Date(moment.getTime() + DAY)) === day(now)) return momentTexts.yesterday(time)
  const date = format(zone, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(year(moment) !== year(now) && { year: 'numeric' }),
  }).format(moment)
  return momentTexts.on(date, time)
}

/** The same inside a sentence: 'yesterday, 9:02 AM'. */
export const momentInSentence = (iso: string, zone: string, now: Date): string =>
  momentInWords(iso, zone, now).replace(/^(Today|Yesterday)/, word => word.toLowerCase())

/** '2,000'. */
export const formatNumber = (value: number): string => value.toLocaleString(LOCALE)

/** 'a, b, and c'. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(items)
