import { blankValues, sentText, type ValuesOf } from '#domain/declared/fields.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import { type Difference, fieldDifference, fieldInWords } from '#domain/declared/words.ts'
import { eventFormSchema } from '#domain/events/change.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { DETAILS, EVENT_FIELDS } from '#domain/events/fields.ts'
import { isLastOfMonth } from '#domain/events/recurrence.ts'
import { hasIqama } from '#domain/events/relative.ts'
import { clockOf, DAY_MINUTES, minutesOf } from '#domain/time/civil.ts'
import type { Said, TypedHours } from './own.ts'
import { type PictureValues, pictureValues } from './picture.ts'
import { type TypedRelative, type WhenValues, whenValues } from './when.ts'

/** An event as it is typed in the panel's form. */
export interface EventValues extends ValuesOf<typeof DETAILS>, WhenValues, PictureValues {}

/** The kinds that only events have. */
const OWN = { when: whenValues, picture: pictureValues }
const OWNS = Object.values(OWN)

const each = <Value>(value: (name: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(DETAILS).map(name => [name, value(name)]))

/** A new event: nothing is chosen, and it will be visible. */
export const newEvent: EventValues = {
  ...blankValues(DETAILS),
  ...whenValues.blank,
  ...pictureValues.blank,
}

/** A stored event as it is edited; invalid dates and times are blank. */
export const eventValues = (event: CommunityEvent): EventValues =>
  Object.assign(
    { ...newEvent },
    each(name => Reflect.get(event, name) ?? Reflect.get(newEvent, name)),
    ...OWNS.map(({ of }) => of(event)),
  )

/** The same event once more, to be changed before it is saved. */
export const copyOf = (event: CommunityEvent): EventValues => ({
  ...eventValues(event),
  title: `${event.title} (copy)`,
  skipped: [],
})

/**
 * The values after a change. An event that becomes weekly gets its date as the first day (otherwise
 * it would also be on all earlier weekdays), which follows the date; a date that is not the last of
 * its weekday in the month cannot stand for it; sunrise has no iqama. The end of a new one follows its
 * start until somebody types another, and one with a flyer need not repeat it.
 */
export function changed(
  before: EventValues,
  change: Partial<EventValues>,
  isNew = false,
): EventValues {
  const after = { ...before, ...change }
  const isEndProposed = !before.endTime || before.endTime === usualEnd(before.startTime)
  if (isNew && change.startTime !== undefined && isEndProposed) {
    after.endTime = usualEnd(change.startTime)
  }
  if (change.recurring && before.from === '') after.from = after.date
  if (change.date !== undefined && before.recurring && before.from === before.date) {
    after.from = change.date
  }
  if (after.repeats === 'monthLastWeekday' && !isLastOfMonth(after.date)) {
    after.repeats = 'monthWeekday'
  }
  if (after.image !== before.image) {
    after.focus = null
    if (isNew && !after.description) after.description = ON_FLYER
    if (!after.image && after.description === ON_FLYER) after.description = ''
  }
  // What is published later is hidden until then, and what is made visible needs no moment.
  if (change.publishOn) after.active = false
  if (change.active) Object.assign(after, { publishOn: '', publishAt: '' })
  after.startPrayer = possible(after.startPrayer)
  after.endPrayer = possible(after.endPrayer)
  return after
}

/** What a new event with a picture says as long as nobody writes more: most are flyers. */
export const ON_FLYER = 'The details are on the flyer.'

const USUAL_MINUTES = 90

/** When most events that start then are over; '' where that is past midnight. */
function usualEnd(start: string): string {
  const end = start ? minutesOf(start) + USUAL_MINUTES : DAY_MINUTES
  return end < DAY_MINUTES ? clockOf(end) : ''
}

const possible = (relative: TypedRelative): TypedRelative =>
  relative.at === 'iqama' && !hasIqama(relative.prayer) ? { ...relative, at: 'athan' } : relative

/** Sent with a new event though it is empty (docs/product.md, section 5). */
const ALWAYS_SENT = ['moreInfoUrl', 'image']

/** What is sent to create an event: nothing that was left empty. */
export function newEventFields(values: EventValues): Record<string, string> {
  const fields = Object.entries(formFields(values))
  return Object.fromEntries(
    fields.filter(([name, text]) => text !== '' || ALWAYS_SENT.includes(name)),
  )
}

/** What is sent to change an event: the texts of a form by their names, a cleared one empty. */
export const formFields = (values: EventValues): Record<string, string> =>
  Object.assign(
    each(name => sentText(Reflect.get(values, name))),
    ...OWNS.map(({ sent }) => sent(values)),
  )

/** What keeps an event from being saved, by field: what the server would refuse. */
export const eventProblems = (values: EventValues) =>
  errorsByPath(eventFormSchema(undefined), formFields(values))

/**
 * All that an event says, as people read it, by its label; '' for what it leaves empty. `hours`:
 * its clock times of a day, where they follow a prayer and are known.
 */
const eventInWords = (values: EventValues, hours?: TypedHours): Said[] =>
  Object.entries(EVENT_FIELDS).flatMap(([name, field]) =>
    field.kind === 'own'
      ? OWN[field.type].words(values, hours)
      : [[field.label, fieldInWords(field, Reflect.get(values, name))]],
  )

/**
 * What two versions of an event say differently; 'nothing' is written for what one leaves empty.
 * `hoursOf` gives the clock times of one that follows prayers.
 */
export function eventDifferences(
  before: EventValues,
  after: EventValues,
  hoursOf: (values: EventValues) => TypedHours | undefined = () => undefined,
): Difference[] {
  const now = new Map(eventInWords(after, hoursOf(after)))
  return eventInWords(before, hoursOf(before)).flatMap(([label, text]) =>
    fieldDifference(label, text || 'nothing', now.get(label) || 'nothing'),
  )
}
