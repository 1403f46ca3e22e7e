import { eventFormSchema } from '#domain/events/change.ts'
import { eventDate } from '#domain/events/dates.ts'
import { LONGEST } from '#domain/events/event.ts'
import { MOST_MINUTES } from '#domain/events/relative.ts'
import { minutesOf } from '#domain/time/civil.ts'
import { schemaErrors } from '#panel/editing/schemaErrors.ts'
import type { TypedHours } from './typedHours.ts'
import {
  type EventValues,
  formFields,
  minutesTyped,
  relativeOf,
  type TypedRelative,
} from './values.ts'

const OVERNIGHT = 'The end time is before the start time, so the event ends on the next day.'

/**
 * What keeps an event from being saved, by field: what the server would refuse (docs/product.md,
 * section 5), and typed minutes that cannot be sent. Problems of times are under `startTime` and `endTime`.
 */
export function eventProblems(values: EventValues): Partial<Record<keyof EventValues, string>> {
  const refused = schemaErrors(eventFormSchema(undefined), formFields(values))
  const found = new Map<string, string | undefined>(Object.entries(refused))
  found.delete('startsAt')
  found.delete('endsAt')
  const { starts, ends, startPrayer, endPrayer, lasts } = values
  if (starts === 'prayer') found.set('startTime', relativeProblem(startPrayer))
  if (ends === 'prayer') found.set('endTime', relativeProblem(endPrayer))
  if (ends === 'lasts') found.set('endTime', spanProblem(minutesTyped(lasts)))
  return Object.fromEntries([...found].filter(([, message]) => message))
}

const spanProblem = (lasts: number) =>
  lasts >= 1 && lasts <= LONGEST ? undefined : `Enter how long it lasts: 1 to ${LONGEST} minutes.`

function relativeProblem(relative: TypedRelative) {
  const minutes = relativeOf(relative)?.minutes
  return minutes !== undefined && Math.abs(minutes) <= MOST_MINUTES
    ? undefined
    : `Enter minutes from 0 to ${MOST_MINUTES}.`
}

/** A warning about a day that is over; '' when there is none. */
export function pastWarning(
  { date, recurring, repeats, until }: EventValues,
  today: string,
): string {
  const doesRepeat = recurring || repeats !== ''
  const last = doesRepeat ? until : date
  if (!eventDate(last) || last >= today) return ''
  return doesRepeat
    ? 'The last day is in the past: the event takes place no more.'
    : 'This date is in the past: visitors find the event under Past events.'
}

/** A warning about days of being listed that miss the event; '' when there is none. */
export function listedWarning({ date, recurring, repeats, until, ...values }: EventValues): string {
  const { listedFrom, listedUntil } = values
  const last = recurring || repeats ? until : date
  if (listedFrom && eventDate(last) && listedFrom > last) {
    return 'Visitors will find it only when it is over.'
  }
  return listedUntil && eventDate(date) && listedUntil < date && !recurring
    ? 'Visitors will not find it any more on its date.'
    : ''
}

/**
 * A warning about an end that is not after the start, which may be a mistake; '' when there is none.
 * `hours`: the clock times of a day, where they follow a prayer and are known.
 */
export function endWarning(
  { starts, startTime, ends, endTime }: EventValues,
  hours?: TypedHours,
): string {
  if (ends === 'lasts') return ''
  if (hours?.isOvernight) return OVERNIGHT
  if (starts !== 'clock' || ends !== 'clock') return ''
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)]
  if (end < start) return OVERNIGHT
  return end === start ? 'The event ends at the time it starts.' : ''
}
