import { remembered } from '#domain/remembered.ts'
import { addDays, daysBetween } from '#domain/time/civil.ts'

/** A day of the Hijri calendar; month 1 is Muharram. */
export interface HijriDate {
  readonly year: number
  readonly month: number
  readonly day: number
  /**
   * Nobody has confirmed that its month has begun, or on day 30 that it goes on: such a day is never
   * greeted.
   */
  readonly expected?: true
  /** The day whose Maghrib makes it certain, as long as nobody confirms anything else. */
  readonly settlesOn?: string
}

/** The civil date of a Hijri month's first day, as sighted or announced. */
export interface MonthStart {
  readonly year: number
  readonly month: number
  readonly date: string
}

/** How a community that does not calculate its months waits for each of them. */
interface Awaiting {
  /** The civil date at the mosque: the evenings before it have passed. */
  readonly today: string
  /**
   * The day on which the site began to wait: earlier months are calculated. Without it, only months
   * after a confirmed one wait.
   */
  readonly since?: string | undefined
}

/** The Hijri date of each civil date, and the first day of each month by `indexOf`. */
export interface HijriMonths {
  readonly dateOf: (date: string) => HijriDate
  readonly startOf: (index: number) => string
  /** Whether the evening of a date may be the 29th, and nobody has confirmed the next month. */
  readonly waitsOn: (date: string) => boolean
  /** The Hijri day of the night after a date; while the mosque waits, the month goes on. */
  readonly nightOf: (date: string) => HijriDate
}

/** Ramadan, Shawwal with Eid al-Fitr, and Dhu al-Hijjah: the months that people wait for. */
export const AWAITED_MONTHS: readonly number[] = [9, 10, 12]

/** Days by which a month's first day may differ from the calculated one; more is a typing mistake. */
export const FARTHEST = 3

/** The date in the calculated Umm al-Qura calendar of Saudi Arabia (ICU's tables). */
export function ummAlQura(date: string): HijriDate {
  const read =
    umalqura()
      .format(Date.parse(`${date}T12:00:00Z`))
      .match(/\d+/g) ?? []
  const [month = Number.NaN, day = Number.NaN, year = Number.NaN] = read.map(Number)
  return { year, month, day }
}

/**
 * A calendar in which confirmed month starts override the calculation. Months between them keep 29 or
 * 30 days: unconfirmed starts move as little as necessary, and the calculation applies again from the
 * first month where it fits.
 *
 * Where the site waits for its months, days hold the outcome that the moon is not seen: the month has
 * 30 days until someone confirms the next one (docs/product.md, section 4).
 */
export function hijriMonths(confirmed: readonly MonthStart[], awaiting?: Awaiting): HijriMonths {
  const fixed = new Map(confirmed.map(start => [indexOf(start), start.date]))
  const anchors = [...fixed.keys()].sort((a, b) => a - b)
  const starts = new Map<number, string>()
  const since = awaiting?.since
  /** The month in which the site began to wait; calculated like those before it. */
  const base = since === undefined ? undefined : indexOf(ummAlQura(since))

  const calculatedOn = remembered(ummAlQura)

  /** First day of a month: confirmed, or calculated within the limits of its neighbors. */
  function startOf(index: number): string {
    const known = fixed.get(index) ?? starts.get(index)
    if (known) return known
    const before = anchors.findLast(anchor => anchor < index)
    const after = anchors.find(anchor => anchor > index)
    const followsBase = base !== undefined && index > base
    let start = calculatedStart(index)
    if (before !== undefined || followsBase) start = startAfter(index, start)
    else if (after !== undefined && index !== base) {
      const next = startOf(index + 1)
      start = clamp(start, addDays(next, -30), addDays(next, -29))
    }
    if (after !== undefined && (before !== undefined || followsBase || index === base)) {
      const target = fixed.get(after) ?? ''
      const months = after - index
      start = clamp(start, addDays(target, -30 * months), addDays(target, -29 * months))
    }
    starts.set(index, start)
    return start
  }

  /** After 29 or 30 days of the month before, as calculated; after 30 if that one is held open. */
  function startAfter(index: number, calculated: string): string {
    const previous = startOf(index - 1)
    const late = addDays(previous, 30)
    const isNear = fixed.has(index - 1) || (isAwaited(index) && hasBegun(previous))
    const latest = addDays(calculated, isNear ? FARTHEST : 1)
    return isHeldOpen(index - 1, previous) && late <= latest
      ? late
      : clamp(calculated, addDays(previous, 29), late)
  }

  /** Whether a month has 30 days as long as nobody confirms its end. Later months are calculated. */
  function isHeldOpen(index: number, start: string): boolean {
    if (!awaiting) return false
    if (fixed.has(index)) return true
    if (since === undefined) return isAwaited(index + 1) && index > (anchors[0] ?? index)
    return addDays(start, 28) >= since && (hasBegun(start) || isAwaited(index + 1))
  }

  const hasBegun = (start: string) => awaiting !== undefined && start <= awaiting.today

  const isOpen = (index: number) => awaiting !== undefined && (base === undefined || index >= base)

  /** What nobody has confirmed of a day; day 30 of a month whose start is confirmed settles the next. */
  function openness(index: number, day: number, date: string) {
    if (!awaiting || !isOpen(index)) return {}
    const expected = true as const
    const isHeld = day === 30 && !fixed.has(index + 1) && date >= awaiting.today
    if (fixed.has(index)) return isHeld ? { expected, settlesOn: date } : {}
    const before = fixed.get(index - 1)
    const settlesOn = before && addDays(before, 29)
    if (!settlesOn || startOf(index) !== addDays(settlesOn, 1)) return { expected }
    if (awaiting.today <= settlesOn) return { expected, settlesOn }
    return isHeld ? { expected } : {}
  }

  /** An unconfirmed month may have begun a day before or after the day that it is expected on. */
  function waitsOn(date: string): boolean {
    const { day, ...month } = dateOf(date)
    const index = indexOf(month)
    if (!isOpen(index) || fixed.has(index + 1) || (since !== undefined && date < since))
      return false
    if (fixed.has(index)) return day === 29
    return day >= 29 || addDays(date, 1) === calculatedStart(index + 1)
  }

  function nightOf(date: string): HijriDate {
    if (!waitsOn(date)) return dateOf(addDays(date, 1))
    const { day, ...today } = dateOf(date)
    return { ...today, day: Math.min(day + 1, 30) }
  }

  function dateOf(date: string): HijriDate {
    const calculated = calculatedOn(date)
    if (anchors.length === 0 && !awaiting) return calculated
    let index = indexOf(calculated)
    while (startOf(index) > date) index--
    while (startOf(index + 1) <= date) index++
    const day = daysBetween(startOf(index), date) + 1
    return { ...monthAt(index), day, ...openness(index, day, date) }
  }

  return { dateOf, startOf, waitsOn, nightOf }
}

/** First day of a month in the calculated calendar. */
export function calculatedStartOf(month: { year: number; month: number }): string {
  return calculatedStart(indexOf(month))
}

/** Months counted through the years, so that neighbors differ by one. */
export function indexOf({ year, month }: { year: number; month: number }): number {
  return year * 12 + month - 1
}

/** The month of an index. */
export function monthAt(index: number): { year: number; month: number } {
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

function isAwaited(index: number): boolean {
  return AWAITED_MONTHS.includes(monthAt(index).month)
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

/** Made at the first use, since it takes 12 ms, which every start of a function would wait for. */
function umalqura(): Intl.DateTimeFormat {
  made ??= new Intl.DateTimeFormat('en-US-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return made
}

let made: Intl.DateTimeFormat | undefined
