import { addDays, daysBetween } from '#domain/time/civil.ts'

/** A day of the Hijri calendar; month 1 is Muharram. */
export interface HijriDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The civil date of a Hijri month's first day, as sighted or announced. */
export interface MonthStart {
  readonly year: number
  readonly month: number
  readonly date: string
}

/** The months in the spelling most common in American English. */
export const HIJRI_MONTHS = [
  'Muharram',
  'Safar',
  "Rabi' al-Awwal",
  "Rabi' al-Thani",
  'Jumada al-Awwal',
  'Jumada al-Thani',
  'Rajab',
  "Sha'ban",
  'Ramadan',
  'Shawwal',
  "Dhu al-Qa'dah",
  'Dhu al-Hijjah',
] as const

/** 'Jumada al-Thani 11, 1448': month first, as American dates are. */
export function formatHijri({ year, month, day }: HijriDate): string {
  return `${HIJRI_MONTHS[month - 1]} ${day}, ${year}`
}

/** The date in the calculated Umm al-Qura calendar of Saudi Arabia (ICU's tables). */
export function ummAlQura(date: string): HijriDate {
  const parts = umalqura.formatToParts(Date.parse(`${date}T12:00:00Z`))
  const part = (type: string) => Number(parts.find(found => found.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}

/**
 * A calendar in which confirmed month starts override the calculation. Months between them keep 29 or
 * 30 days: unconfirmed starts move as little as necessary, and the calculation applies again from the
 * first month where it fits.
 */
export function hijriCalendar(confirmed: readonly MonthStart[]): (date: string) => HijriDate {
  const fixed = new Map(confirmed.map(start => [indexOf(start), start.date]))
  const anchors = [...fixed.keys()].sort((a, b) => a - b)
  const starts = new Map<number, string>()

  /** First day of a month: confirmed, or calculated within the limits of its neighbors. */
  function startOf(index: number): string {
    const known = fixed.get(index) ?? starts.get(index)
    if (known) return known
    const before = anchors.findLast(anchor => anchor < index)
    const after = anchors.find(anchor => anchor > index)
    let start = calculatedStart(index)
    if (before !== undefined) {
      const previous = startOf(index - 1)
      start = clamp(start, addDays(previous, 29), addDays(previous, 30))
    } else if (after !== undefined) {
      const next = startOf(index + 1)
      start = clamp(start, addDays(next, -30), addDays(next, -29))
    }
    if (before !== undefined && after !== undefined) {
      const target = fixed.get(after) ?? ''
      const months = after - index
      start = clamp(start, addDays(target, -30 * months), addDays(target, -29 * months))
    }
    starts.set(index, start)
    return start
  }

  return date => {
    const calculated = ummAlQura(date)
    if (anchors.length === 0) return calculated
    let index = indexOf(calculated)
    while (startOf(index) > date) index--
    while (startOf(index + 1) <= date) index++
    return {
      year: Math.floor(index / 12),
      month: (index % 12) + 1,
      day: daysBetween(startOf(index), date) + 1,
    }
  }
}

/** First day of a month in the calculated calendar. */
export function calculatedStartOf(month: { year: number; month: number }): string {
  return calculatedStart(indexOf(month))
}

/** Months counted through the years, so that neighbors differ by one. */
export function indexOf({ year, month }: { year: number; month: number }): number {
  return year * 12 + month - 1
}

function calculatedStart(index: number): string {
  const months = index - indexOf({ year: 1448, month: 1 })
  let start = addDays('2026-06-16', Math.round(months * 29.530588))
  for (let found = ummAlQura(start); ; found = ummAlQura(start)) {
    if (indexOf(found) === index) return addDays(start, 1 - found.day)
    start = addDays(start, indexOf(found) < index ? 30 - found.day + 1 : -found.day)
  }
}

function clamp(date: string, first: string, last: string): string {
  return date < first ? first : date > last ? last : date
}

const umalqura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})
