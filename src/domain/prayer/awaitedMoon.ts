import { addDays, daysBetween } from '#domain/time/civil.ts'
import { formatDay, formatMonthDay, weekdayName } from '#domain/time/format.ts'
import { formatHijri, formatHijriDay, hijriMonthName } from './formatHijri.ts'
import { calculatedStartOf, type HijriMonths, indexOf, monthAt } from './hijri.ts'
import { checkHijri } from './hijriChecks.ts'
import { awaitsMonths, hijriMonthsOf } from './hijriSettings.ts'
import { withStart } from './hijriStarts.ts'
import { IN_SIGHT } from './moonNotice.ts'
import type { MonthBeginning, PrayerSettings } from './settings.ts'

type HijriSettings = PrayerSettings['hijri']

/** How many days into an unconfirmed month the panel still asks when it began. */
const ASKED_UNTIL = 3

/** The month that is in sight, or that began unconfirmed. */
export interface AwaitedMoon {
  readonly year: number
  readonly month: number
  /** 'Ramadan'. */
  readonly name: string
  /** Its first day, as confirmed or expected. */
  readonly start: string
  readonly isConfirmed: boolean
  /** It waits for a confirmation. */
  readonly isOpen: boolean
  /** It follows from 30 days of a confirmed month, though nobody confirmed it. */
  readonly isCertain: boolean
  /** Nobody has chosen yet how months begin. */
  readonly needsChoice: boolean
  /** The day on which it can be confirmed: the 29th of the month before. */
  readonly askedOn: string
  /** The days on which it can begin; none before `askedOn`. */
  readonly outcomes: readonly MoonOutcome[]
}

/** One answer to the question whether the new moon was seen. */
export interface MoonOutcome {
  /** The month's first day. */
  readonly start: string
  /** 'Ramadan begins tonight', "Tomorrow is Sha'ban 30". */
  readonly title: string
  /** The same with the weekday and both calendars. */
  readonly detail: string
}

/**
 * What the panel asks about the moon on a day: from the 27th about the next month, and in the first
 * days of a month that nobody confirmed about that one. Null: nothing, or months are calculated.
 */
export function moonOn(hijri: HijriSettings, today: string): AwaitedMoon | null {
  const isChosen = hijri.months !== undefined
  const awaits = awaitsMonths(hijri)
  if (isChosen && !awaits) return null
  const calendar = hijriMonthsOf(hijri, today)
  const { day, ...now } = calendar.dateOf(today)
  const isKnown = (index: number) => hijri.confirmed.some(start => indexOf(start) === index)
  const current = indexOf(now)
  const isAsked = day <= (isKnown(current) ? 1 : isChosen ? ASKED_UNTIL : 0)
  if (day < IN_SIGHT && !isAsked) return null
  const index = day >= IN_SIGHT ? current + 1 : current
  const first = firstPossible(calendar, index, isKnown(index - 1))
  const askedOn = addDays(first, -1)
  const isConfirmed = isKnown(index)
  const { year, month } = monthAt(index)
  const start = calendar.startOf(index)
  return {
    year,
    month,
    name: hijriMonthName(month),
    start,
    isConfirmed,
    isOpen: awaits && !isConfirmed,
    isCertain: !isConfirmed && start <= today && !calendar.dateOf(start).expected,
    needsChoice: !isChosen,
    askedOn,
    outcomes:
      isConfirmed || today < askedOn
        ? []
        : possibleStarts(first, isKnown(index - 1), today)
            .filter(start => isPossible(hijri, { year, month }, start))
            .map(start => outcomeOf(hijri, { year, month }, start, today)),
  }
}

/** The settings with a month's first day confirmed, or no longer confirmed. */
export function withMonth(
  hijri: HijriSettings,
  month: { year: number; month: number },
  start: string | null,
): HijriSettings {
  return { ...hijri, confirmed: withStart(hijri.confirmed, month, start) }
}

/** The settings with a choice of how months begin; what passed before today stays as it was. */
export function withBeginning(
  hijri: HijriSettings,
  begin: MonthBeginning,
  today: string,
): HijriSettings {
  if (hijri.months?.begin === begin) return hijri
  const since = awaitsMonths(hijri) ? hijri.months?.since : today
  const months = begin === 'calculated' || !since ? { begin } : { begin, since }
  return { ...hijri, months }
}

/** 'Sunday evening, February 7': the evening on which a month with this first day begins. */
export function eveningInWords(start: string): string {
  const evening = addDays(start, -1)
  return `${weekdayName(evening)} evening, ${formatMonthDay(evening)}`
}

/** 'begins tonight', seen from today. */
export function beginsInWords(start: string, today: string): string {
  const days = daysBetween(today, start)
  if (days === 1) return 'begins tonight'
  if (days === 2) return 'begins tomorrow evening'
  if (days > 2) return `begins on ${eveningInWords(start)}`
  return days === 0 ? 'began last night' : `began on ${eveningInWords(start)}`
}

/**
 * After 29 days of the month before. Where that month was only expected, its calculated end may be
 * earlier.
 */
function firstPossible({ startOf }: HijriMonths, index: number, isKnown: boolean): string {
  const first = addDays(startOf(index - 1), 29)
  const calculated = calculatedStartOf(monthAt(index))
  return !isKnown && calculated < first ? calculated : first
}

/**
 * After 29 or 30 days of the month before. Where that month was only expected it may have begun a day
 * later itself: then a third day is possible, once it is not further than the day after tomorrow.
 */
function possibleStarts(first: string, isKnown: boolean, today: string): string[] {
  const starts = [0, 1, 2].map(days => addDays(first, days))
  return isKnown ? starts.slice(0, 2) : starts.filter(start => start <= addDays(today, 2))
}

function isPossible(
  hijri: HijriSettings,
  month: { year: number; month: number },
  start: string,
): boolean {
  const known = checkHijri(hijri.confirmed).length
  return checkHijri(withMonth(hijri, month, start).confirmed).length <= known
}

function outcomeOf(
  hijri: HijriSettings,
  month: { year: number; month: number },
  start: string,
  today: string,
): MoonOutcome {
  const name = hijriMonthName(month.month)
  const first = formatHijri({ ...month, day: 1 })
  const days = daysBetween(today, start)
  if (days === 2) {
    const tomorrow = addDays(today, 1)
    const { dateOf } = hijriMonthsOf(withMonth(hijri, month, start), today)
    return {
      start,
      title: `Tomorrow is ${formatHijriDay(dateOf(tomorrow))}`,
      detail: `${name} begins tomorrow evening: ${formatDay(start)} is ${first}.`,
    }
  }
  const when = days === 1 ? 'Tomorrow, ' : days === 0 ? 'Today, ' : ''
  const is = days < 0 ? ' was ' : days > 1 ? ' is ' : ', is '
  return {
    start,
    title: `${name} ${beginsInWords(start, today)}`,
    detail: `${when}${formatDay(start)}${is}${first}.`,
  }
}
