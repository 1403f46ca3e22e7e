import { isWebAddress } from '#domain/content/addresses.ts'
import { eventDate } from '#domain/events/dates.ts'
import { MOST_MINUTES } from '#domain/events/relative.ts'
import { minutesOf, weekday } from '#domain/time/civil.ts'
import type { TypedHours } from './typedHours.ts'
import { type EventValues, minutesTyped, relativeOf, type TypedRelative } from './values.ts'

const OVERNIGHT = 'The end is before the start: it will be taken as the next day’s.'
const FRIDAY = 5
/** A day less a minute: an event that lasts longer is two. */
const LONGEST = 1439

/**
 * What keeps an event from being saved, by field (docs/product.md, section 5); times under
 * `startTime` and `endTime`.
 */
export function problemsOf(values: EventValues): Partial<Record<keyof EventValues, string>> {
  const isEmpty = (text: string) => text.trim() === ''
  const end =
    values.ends === 'clock'
      ? isEmpty(values.endTime) && 'Enter an end time.'
      : values.ends === 'prayer'
        ? relativeProblem(values.endPrayer)
        : !(minutesTyped(values.lasts) >= 1 && minutesTyped(values.lasts) <= LONGEST) &&
          `Enter how long it lasts: 1 to ${LONGEST} minutes.`
  const start =
    values.starts === 'clock'
      ? isEmpty(values.startTime) && 'Enter a start time.'
      : relativeProblem(values.startPrayer)
  const found: Partial<Record<keyof EventValues, string | false | undefined>> = {
    title: isEmpty(values.title) && 'Enter a title.',
    description: isEmpty(values.description) && 'Enter a description.',
    date: dateProblem(values),
    category: values.category === '' && 'Choose a category.',
    startTime: start,
    endTime: end,
    location: isEmpty(values.location) && 'Enter a location.',
    until:
      values.recurring &&
      values.from !== '' &&
      values.until !== '' &&
      values.until < values.from &&
      'The last day is before the first.',
    moreInfoUrl:
      !isEmpty(values.moreInfoUrl) &&
      !isWebAddress(values.moreInfoUrl.trim()) &&
      'Enter a full address that begins with https://',
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text))
}

function dateProblem({ date, starts, startPrayer, ends, endPrayer }: EventValues) {
  const day = eventDate(date)
  if (!day) return 'Choose a real date.'
  const follows =
    (starts === 'prayer' && startPrayer.prayer === 'jumuah') ||
    (ends === 'prayer' && endPrayer.prayer === 'jumuah')
  return (
    follows &&
    weekday(day) !== FRIDAY &&
    'Jumu’ah is on Fridays: choose a Friday, or another prayer.'
  )
}

function relativeProblem(relative: TypedRelative) {
  const minutes = relativeOf(relative)?.minutes
  return (
    (minutes === undefined || Math.abs(minutes) > MOST_MINUTES) &&
    `Enter minutes from 0 to ${MOST_MINUTES}.`
  )
}

/**
 * What may be meant and may be a slip: an end that is not after the start. '' when there is nothing.
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
  return end === start ? 'It ends at the minute it starts.' : ''
}
