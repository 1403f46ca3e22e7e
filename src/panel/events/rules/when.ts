import { eventClock, eventDate } from '#domain/events/dates.ts'
import { type Repeats, recurs } from '#domain/events/recurrence.ts'
import {
  type RelativePrayer,
  type RelativeTime,
  relativeInWords,
  spanInWords,
} from '#domain/events/relative.ts'
import type { EventTimes } from '#domain/events/resolve.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { addDays, minutesOf } from '#domain/time/civil.ts'
import { clock12, formatDay, formatLong } from '#domain/time/format.ts'
import type { OwnValues, TypedHours } from './own.ts'

/** A time relative to a prayer as it is typed. */
export interface TypedRelative {
  prayer: RelativePrayer
  at: 'athan' | 'iqama'
  side: 'before' | 'after'
  minutes: string
}

/** When an event takes place as it is typed, with all fields, also unused ones. */
export interface WhenValues {
  date: string
  /** What the start is given by; `startTime` or `startPrayer` holds it. */
  starts: 'clock' | 'prayer'
  startTime: string
  startPrayer: TypedRelative
  ends: 'clock' | 'lasts' | 'prayer'
  endTime: string
  /** Minutes. */
  lasts: string
  endPrayer: TypedRelative
  /** Weekly; any other rule is in `repeats`. */
  recurring: boolean
  repeats: Repeats | ''
  from: string
  until: string
  skipped: readonly string[]
}

const AFTER_MAGHRIB: TypedRelative = {
  prayer: 'maghrib',
  at: 'iqama',
  side: 'after',
  minutes: '15',
}
const AT_ISHA: TypedRelative = { prayer: 'isha', at: 'athan', side: 'before', minutes: '0' }

/** When an event takes place: typed, sent and in words. */
export const whenValues: OwnValues<WhenValues> = {
  blank: {
    date: '',
    starts: 'clock',
    startTime: '',
    startPrayer: AFTER_MAGHRIB,
    ends: 'clock',
    endTime: '',
    lasts: '60',
    endPrayer: AT_ISHA,
    recurring: false,
    repeats: '',
    from: '',
    until: '',
    skipped: [],
  },

  of({ startsAt, endsAt, ...event }) {
    return {
      ...whenValues.blank,
      date: eventDate(event.date) ?? '',
      ...(startsAt
        ? { starts: 'prayer', startPrayer: typed(startsAt) }
        : { startTime: eventClock(event.startTime) ?? '' }),
      ...(!endsAt
        ? { endTime: eventClock(event.endTime) ?? '' }
        : 'lasts' in endsAt
          ? { ends: 'lasts', lasts: String(endsAt.lasts) }
          : { ends: 'prayer', endPrayer: typed(endsAt) }),
      recurring: event.recurring,
      repeats: event.repeats ?? '',
      from: event.from ?? '',
      until: event.until ?? '',
      skipped: event.skipped ?? [],
    }
  },

  sent(values) {
    const { date, starts, ends, lasts, recurring, repeats } = values
    const doesRepeat = recurring || repeats !== ''
    return {
      date,
      startTime: starts === 'clock' ? values.startTime : '',
      endTime: ends === 'clock' ? values.endTime : '',
      // Minutes that are no number are sent as null, which the schema refuses.
      startsAt: starts === 'prayer' ? JSON.stringify(relativeOf(values.startPrayer)) : '',
      endsAt:
        ends === 'prayer'
          ? JSON.stringify(relativeOf(values.endPrayer))
          : ends === 'lasts'
            ? JSON.stringify({ lasts: minutesTyped(lasts) })
            : '',
      recurring: String(recurring),
      repeats,
      from: recurring ? values.from : '',
      until: doesRepeat ? values.until : '',
      skipped: values.skipped.filter(day => doesRepeat || day === date).join(','),
    }
  },

  words(values, hours) {
    const { recurring } = values
    const repeats = values.repeats || undefined
    const doesRepeat = recurring || repeats !== undefined
    const rhythm = rhythmInWords({ ...values, repeats, recurring: false }, undefined)
    return [
      ['Date', day(values.date)],
      ['Starts', startInWords(values, hours)],
      ['Ends', endInWords(values, hours)],
      ['Recurring', recurs({ recurring, repeats }) ? 'Yes' : 'No'],
      ['Repeats', rhythm],
      ['First day', recurring ? day(values.from) : ''],
      ['Last day', doesRepeat ? day(values.until) : ''],
      ['Weeks off', doesRepeat ? values.skipped.map(day).join('; ') : ''],
      ['Cancelled', !doesRepeat && values.skipped.includes(values.date) ? 'Yes' : ''],
    ]
  },
}

const typed = ({ prayer, at, minutes }: RelativeTime): TypedRelative => ({
  prayer,
  at,
  side: minutes < 0 ? 'before' : 'after',
  minutes: String(Math.abs(minutes)),
})

/** Whole minutes as typed; NaN for anything else. */
export const minutesTyped = (text: string): number =>
  /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN

/** A relative time as it is saved; its minutes are NaN while they are no number. */
function relativeOf({ prayer, at, side, minutes }: TypedRelative): RelativeTime {
  const count = minutesTyped(minutes)
  // -0 would not survive JSON as itself.
  return { prayer, at, minutes: side === 'before' && count > 0 ? -count : count }
}

/** The same; undefined while its minutes are no number. */
export function knownRelative(typed: TypedRelative): RelativeTime | undefined {
  const relative = relativeOf(typed)
  return Number.isNaN(relative.minutes) ? undefined : relative
}

/** When the event is, of all that was typed; what is incomplete is left out. */
export function timesOf(values: WhenValues): EventTimes {
  const { starts, ends } = values
  const lasts = minutesTyped(values.lasts)
  return {
    startTime: starts === 'clock' ? values.startTime : '',
    endTime: ends === 'clock' ? values.endTime : '',
    startsAt: starts === 'prayer' ? knownRelative(values.startPrayer) : undefined,
    endsAt:
      ends === 'prayer'
        ? knownRelative(values.endPrayer)
        : ends === 'lasts' && lasts > 0
          ? { lasts }
          : undefined,
  }
}

const day = (date: string) => (date ? formatLong(date) : '')
const byPrayer = (typed: TypedRelative) => {
  const relative = knownRelative(typed)
  return relative ? relativeInWords(relative) : typed.minutes
}
const withClock = (words: string, clock: string | undefined, date: string | undefined) =>
  clock && date ? `${words} (${clock12(clock)} on ${formatDay(date)})` : words

function startInWords({ starts, startTime, startPrayer }: WhenValues, hours?: TypedHours): string {
  if (starts === 'clock') return startTime && clock12(startTime)
  return withClock(byPrayer(startPrayer), hours?.start, hours?.date)
}

function endInWords({ ends, endTime, lasts, endPrayer }: WhenValues, hours?: TypedHours): string {
  if (ends === 'clock') return endTime && clock12(endTime)
  const words =
    ends === 'lasts' ? spanInWords({ lasts: minutesTyped(lasts) || 0 }) : byPrayer(endPrayer)
  const date = hours?.isOvernight ? addDays(hours.date, 1) : hours?.date
  return withClock(words, hours?.end, date)
}

const OVERNIGHT = 'The end time is before the start time, so the event ends on the next day.'

/** A warning about a day that is over; '' when there is none. */
export function pastWarning(
  { date, recurring, repeats, until }: WhenValues,
  today: string,
): string {
  const doesRepeat = recurring || repeats !== ''
  const last = doesRepeat ? until : date
  if (!eventDate(last) || last >= today) return ''
  return doesRepeat
    ? 'The last day is in the past: the event takes place no more.'
    : 'This date is in the past: visitors find the event under Past events.'
}

/**
 * A warning about an end that is not after the start, which may be a mistake; '' when there is none.
 * `hours`: the clock times of a day, where they follow a prayer and are known.
 */
export function endWarning(
  { starts, startTime, ends, endTime }: WhenValues,
  hours?: TypedHours,
): string {
  if (ends === 'lasts') return ''
  if (hours?.isOvernight) return OVERNIGHT
  if (starts !== 'clock' || ends !== 'clock') return ''
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)]
  if (end < start) return OVERNIGHT
  return end === start ? 'The event ends at the time it starts.' : ''
}
