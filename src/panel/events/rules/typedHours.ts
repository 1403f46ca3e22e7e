import { eventDate } from '#domain/events/dates.ts'
import { type PrayerClocksOf, spanOn } from '#domain/events/resolve.ts'
import { addDays, clockOf, DAY_MINUTES } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import type { TypedHours } from './own.ts'
import { nextEventDays } from './thisWeek.ts'
import { timesOf, type WhenValues } from './when.ts'

/** How many of a repeating event's next days are searched for one that is not skipped. */
const DAYS_TRIED = 8

/**
 * The hours of a typed event whose start or end moves, on the day it shows: its date, or a weekly
 * one's next day. Undefined while they are not known, and for an event on the clock alone.
 */
export function typedHours(
  values: WhenValues,
  today: string,
  clocksOf: PrayerClocksOf,
): TypedHours | undefined {
  const date = dayShown(values, today)
  if (!date || (values.starts === 'clock' && values.ends === 'clock')) return undefined
  const { start, end } = spanOn(timesOf(values), date, clocksOf)
  if (start === undefined) return undefined
  const dayOf = (minutes: number) => addDays(date, Math.floor(minutes / DAY_MINUTES))
  return {
    date: dayOf(start),
    start: clockOf(start),
    end: end === undefined ? '' : clockOf(end),
    isOvernight: end !== undefined && dayOf(end) > dayOf(start),
  }
}

/** '5:08 PM – 6:08 PM on Friday, November 27'. */
export const hoursOfDay = ({ date, start, end }: TypedHours): string =>
  `${clock12(start)}${end && ` – ${clock12(end)}`} on ${formatDay(date)}`

function dayShown(values: WhenValues, today: string): string | undefined {
  const date = eventDate(values.date)
  if (!date || !(values.recurring || values.repeats)) return date
  const next = nextEventDays(values, today, DAYS_TRIED)
  return next.find(day => !values.skipped.includes(day)) ?? date
}
