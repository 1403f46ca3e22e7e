import type { DeclaredField } from '#domain/declared/fields.ts'
import { fieldInWords } from '#domain/declared/words.ts'
import { DETAILS } from '#domain/events/event.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { relativeInWords, spanInWords } from '#domain/events/relative.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { addDays } from '#domain/time/civil.ts'
import { clock12, formatDay, formatLong } from '#domain/time/format.ts'
import { DETAIL_NAMES, yesNo } from './details.ts'
import { focusInWords } from './focus.ts'
import type { TypedHours } from './typedHours.ts'
import { type EventValues, minutesTyped, relativeOf, type TypedRelative } from './values.ts'

const day = (date: string) => (date ? formatLong(date) : '')
const byPrayer = (typed: TypedRelative) => {
  const relative = relativeOf(typed)
  return relative ? relativeInWords(relative) : typed.minutes
}
const withClock = (words: string, clock: string | undefined, date: string | undefined) =>
  clock && date ? `${words} (${clock12(clock)} on ${formatDay(date)})` : words

function startInWords({ starts, startTime, startPrayer }: EventValues, hours?: TypedHours): string {
  if (starts === 'clock') return startTime && clock12(startTime)
  return withClock(byPrayer(startPrayer), hours?.start, hours?.date)
}

function endInWords({ ends, endTime, lasts, endPrayer }: EventValues, hours?: TypedHours): string {
  if (ends === 'clock') return endTime && clock12(endTime)
  const words =
    ends === 'lasts' ? spanInWords({ lasts: minutesTyped(lasts) || 0 }) : byPrayer(endPrayer)
  const date = hours?.isOvernight ? addDays(hours.date, 1) : hours?.date
  return withClock(words, hours?.end, date)
}

/**
 * All that an event says, as people read it, by its label; '' for what it leaves empty. `hours`:
 * its clock times of a day, where they follow a prayer and are known.
 */
export function eventInWords(
  values: EventValues,
  hours?: TypedHours,
): [label: string, text: string][] {
  const { recurring } = values
  const repeats = values.repeats || undefined
  const doesRepeat = recurring || repeats !== undefined
  const rhythm = rhythmInWords({ ...values, repeats, recurring: false }, undefined)
  const details = (isFlag: boolean) =>
    DETAIL_NAMES.flatMap((name): [string, string][] => {
      const field: DeclaredField = DETAILS[name]
      const isHere = (field.kind === 'flag') === isFlag
      return isHere ? [[field.label, fieldInWords(field, values[name])]] : []
    })
  return [
    ...details(false),
    ['Date', day(values.date)],
    ['Starts', startInWords(values, hours)],
    ['Ends', endInWords(values, hours)],
    ['Recurring', yesNo(recurs({ recurring, repeats }))],
    ['Repeats', rhythm],
    ['First day', recurring ? day(values.from) : ''],
    ['Last day', doesRepeat ? day(values.until) : ''],
    ['Weeks off', doesRepeat ? values.skipped.map(day).join('; ') : ''],
    ['Listed from', day(values.listedFrom)],
    ['Listed until', day(values.listedUntil)],
    ['Picture', values.image],
    ['Cards are filled around', values.focus ? focusInWords(values.focus) : ''],
    ...details(true),
  ]
}
