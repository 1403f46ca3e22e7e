import { eventClock, eventDate } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { imageName } from '#domain/events/image.ts'
import { isLastOfMonth, type Repeats } from '#domain/events/recurrence.ts'
import { hasIqama, type RelativePrayer, type RelativeTime } from '#domain/events/relative.ts'
import type { EventTimes } from '#domain/events/resolve.ts'
import { type DetailValues, detailsOf, sentDetails } from './details.ts'

/** A time relative to a prayer as it is typed. */
export interface TypedRelative {
  prayer: RelativePrayer
  at: 'athan' | 'iqama'
  side: 'before' | 'after'
  minutes: string
}

/** An event as it is typed in the panel's form, with all fields, also unused ones. */
export interface EventValues extends DetailValues {
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
  listedFrom: string
  listedUntil: string
  image: string
  focus: NonNullable<CommunityEvent['focus']> | null
}

const AFTER_MAGHRIB: TypedRelative = {
  prayer: 'maghrib',
  at: 'iqama',
  side: 'after',
  minutes: '15',
}
const AT_ISHA: TypedRelative = { prayer: 'isha', at: 'athan', side: 'before', minutes: '0' }

/** A new event: nothing is chosen, and it will be visible. */
export const blankValues: EventValues = {
  ...detailsOf(),
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
  listedFrom: '',
  listedUntil: '',
  image: '',
  focus: null,
}

/** A stored event as it is edited; invalid dates and times are blank. */
export function valuesOf(event: CommunityEvent): EventValues {
  const { startsAt, endsAt } = event
  return {
    ...blankValues,
    ...detailsOf(event),
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
    listedFrom: event.listedFrom ?? '',
    listedUntil: event.listedUntil ?? '',
    image: event.image,
    focus: event.focus ?? null,
  }
}

/** The same event once more, to be changed before it is saved. */
export const copyOf = (event: CommunityEvent): EventValues => ({
  ...valuesOf(event),
  title: `${event.title} (copy)`,
  skipped: [],
})

/**
 * The values after a change. An event that becomes weekly gets its date as the first day (otherwise
 * it would also be on all earlier weekdays), which follows the date; a date that is not the last of
 * its weekday in the month cannot stand for it; sunrise has no iqama.
 */
export function changed(before: EventValues, change: Partial<EventValues>): EventValues {
  const after = { ...before, ...change }
  if (change.recurring && before.from === '') after.from = after.date
  if (change.date !== undefined && before.recurring && before.from === before.date) {
    after.from = change.date
  }
  if (after.repeats === 'monthLastWeekday' && !isLastOfMonth(after.date)) {
    after.repeats = 'monthWeekday'
  }
  if (after.image !== before.image) after.focus = null
  after.startPrayer = possible(after.startPrayer)
  after.endPrayer = possible(after.endPrayer)
  return after
}

const possible = (relative: TypedRelative): TypedRelative =>
  relative.at === 'iqama' && !hasIqama(relative.prayer) ? { ...relative, at: 'athan' } : relative

const typed = ({ prayer, at, minutes }: RelativeTime): TypedRelative => ({
  prayer,
  at,
  side: minutes < 0 ? 'before' : 'after',
  minutes: String(Math.abs(minutes)),
})

/** Whole minutes as typed; NaN for anything else. */
export const minutesTyped = (text: string): number =>
  /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN

/** A relative time as it is saved; undefined while its minutes are no number. */
export function relativeOf({ prayer, at, side, minutes }: TypedRelative): RelativeTime | undefined {
  const count = minutesTyped(minutes)
  if (Number.isNaN(count)) return undefined
  // -0 would not survive JSON as itself.
  return { prayer, at, minutes: side === 'before' && count > 0 ? -count : count }
}

/** When the event is, of all that was typed; what is incomplete is left out. */
export function timesOf(values: EventValues): EventTimes {
  const { starts, ends } = values
  const lasts = minutesTyped(values.lasts)
  return {
    startTime: starts === 'clock' ? values.startTime : '',
    endTime: ends === 'clock' ? values.endTime : '',
    startsAt: starts === 'prayer' ? relativeOf(values.startPrayer) : undefined,
    endsAt:
      ends === 'prayer'
        ? relativeOf(values.endPrayer)
        : ends === 'lasts' && lasts > 0
          ? { lasts }
          : undefined,
  }
}

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
export function formFields(values: EventValues): Record<string, string> {
  const { recurring, repeats } = values
  const doesRepeat = recurring || repeats !== ''
  const { startTime, endTime, startsAt, endsAt } = timesOf(values)
  return {
    ...sentDetails(values),
    date: values.date,
    startTime,
    endTime,
    startsAt: startsAt ? JSON.stringify(startsAt) : '',
    endsAt: endsAt ? JSON.stringify(endsAt) : '',
    recurring: String(recurring),
    repeats,
    from: recurring ? values.from : '',
    until: doesRepeat ? values.until : '',
    skipped: doesRepeat ? values.skipped.join(',') : '',
    listedFrom: values.listedFrom,
    listedUntil: values.listedUntil,
    image: imageName(values.image),
    focus: values.focus ? JSON.stringify(values.focus) : '',
    ...(values.image === '' && { removeImage: 'true' }),
  }
}
