import { z } from 'zod'
import { isImageAddress } from '#domain/content/addresses.ts'
import { blankValues } from '#domain/declared/fields.ts'
import { cleanLine, sentFlag, shapeOf } from '#domain/declared/schema.ts'
import { addDays, weekday } from '#domain/time/civil.ts'
import { FRIDAY } from '#domain/time/units.ts'
import { eventClock, eventDate } from './dates.ts'
import {
  type CommunityEvent,
  DETAILS,
  type DetailName,
  FocusSchema,
  IMAGE_MOST,
  MOST_SKIPPED,
  RelativeTimeSchema,
  TimeSpanSchema,
} from './event.ts'
import { isLastOfMonth, MOST_DAYS, REPEATS, ruledDays } from './recurrence.ts'
import { MOST_MINUTES } from './relative.ts'

const date = z
  .string({ error: 'Choose a date.' })
  .transform(value => value.trim().slice(0, 10))
  .refine(value => eventDate(value), { error: 'Choose a real date.' })
const bound = z
  .string()
  .trim()
  .refine(value => value === '' || eventDate(value) === value, { error: 'Choose a real date.' })
  .optional()
const clock = z
  .string({ error: 'Send the time as text.' })
  .trim()
  .transform(value => eventClock(value) ?? (value === '00:00:00' ? '' : value))
  .refine(value => value === '' || eventClock(value) === value, {
    error: 'Enter a time such as 19:30.',
  })
  .default('')
const skipped = z
  .string()
  .transform(value => value.split(',').flatMap(day => day.trim() || []))
  .refine(days => days.every(day => eventDate(day) === day), {
    error: 'Skipped days are dates such as 2026-12-25, joined by commas.',
  })
  .refine(days => days.length <= MOST_SKIPPED, {
    error: `At most ${MOST_SKIPPED} days can be skipped.`,
  })
  .optional()

const PRAYER = `Choose a prayer and up to ${MOST_MINUTES} minutes.`

/** A field whose text is JSON; an empty one is null. */
const json = <T>(schema: z.ZodType<T>, message: string) =>
  z
    .string()
    .transform((value, context) => {
      if (value.trim() === '') return null
      try {
        const parsed = schema.safeParse(JSON.parse(value))
        if (parsed.success) return parsed.data
      } catch {}
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .optional()

const Fields = z.object({
  ...shapeOf(DETAILS, 'form'),
  date,
  /** 'HH:MM', or '' where `startsAt` or `endsAt` says it. */
  startTime: clock,
  endTime: clock,
  /** null: on the clock. */
  startsAt: json(RelativeTimeSchema, PRAYER),
  endsAt: json(z.union([TimeSpanSchema, RelativeTimeSchema]), PRAYER),
  recurring: sentFlag.optional(),
  /** '' for an event that does not repeat; of a weekly one it is ignored. */
  repeats: z.enum(['', ...REPEATS], { error: 'Choose how the event repeats.' }).optional(),
  /** '' for no bound. */
  from: bound,
  until: bound,
  skipped,
  listedFrom: bound,
  listedUntil: bound,
  /** '' changes nothing, as if absent: only `removeImage` removes the picture. */
  image: cleanLine('The picture’s address', IMAGE_MOST)
    .refine(value => value === '' || isImageAddress(value) || /^[\w.-]+$/.test(value), {
      error: 'Choose a picture, or enter a full address that begins with https://',
    })
    .optional(),
  removeImage: sentFlag.default(false),
  /** null: cards show the picture whole. An absent one stays while the picture does. */
  focus: json(FocusSchema, 'Choose a point of the picture.'),
  /** The revision that was edited. */
  base: z
    .string()
    .regex(/^\d{1,10}$/, 'The revision must be a number.')
    .transform(Number)
    .optional(),
})

/** The change that a save makes to an event. An absent part stays as it is. */
export type EventChange = Omit<z.output<typeof Fields>, 'base'>

/**
 * The fields of a saved event; `before` is the stored one, whose relative times are kept when the
 * form has no times. An end before the start is on the next day (docs/product.md, section 5).
 */
export function eventFormSchema(before: CommunityEvent | undefined) {
  const check = (form: Partial<z.output<typeof Fields>>, context: z.core.$RefinementCtx) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const startsAt = form.startsAt === undefined ? before?.startsAt : form.startsAt
    const endsAt = form.endsAt === undefined ? before?.endsAt : form.endsAt
    if (form.startTime === '' && !startsAt) wrong('startTime', 'Enter a start time.')
    if (form.endTime === '' && !endsAt) wrong('endTime', 'Enter an end time.')
    const counted = [form.startsAt, form.endsAt].some(
      time => time && 'prayer' in time && time.prayer === 'jumuah',
    )
    const day = eventDate(form.date ?? '')
    if (counted && day && weekday(day) !== FRIDAY) {
      wrong('date', "Jumu'ah is on Fridays: choose a Friday, or another prayer.")
    }
    const { until, repeats, ...rhythm } = rhythmOf(before, form)
    const date = eventDate(rhythm.date)
    if (form.from && form.until && form.until < form.from) {
      wrong('until', 'The last day is before the first.')
    }
    if (repeats && date && until && until < date) wrong('until', 'The last day is before the date.')
    if (repeats === 'days' && !until) wrong('until', 'Choose the last day.')
    if (repeats === 'days' && date && until && until > addDays(date, MOST_DAYS - 1)) {
      wrong('until', `An event can last ${MOST_DAYS} days at most.`)
    }
    if (repeats === 'monthLastWeekday' && date && !isLastOfMonth(date)) {
      wrong('date', 'Choose a date in the last week of a month.')
    }
    if (form.listedFrom && form.listedUntil && form.listedUntil < form.listedFrom) {
      wrong('listedUntil', 'The last day is before the first.')
    }
  }
  // Checked also when single fields are wrong, so that a person sees all problems at once.
  return Fields.superRefine(check, { when: () => true })
}

type SentRhythm = Partial<Pick<EventChange, 'date' | 'recurring' | 'repeats' | 'until' | 'skipped'>>

/**
 * When a saved event takes place. A client that does not know of `repeats` sends the next day of such
 * an event as its date, and none of its bounds: what is stored then stays.
 */
function rhythmOf(before: CommunityEvent | undefined, change: SentRhythm) {
  const { date = '', until = before?.until, skipped = before?.skipped } = change
  const recurring = change.recurring ?? before?.recurring ?? false
  if (recurring || change.repeats !== undefined || !before?.repeats) {
    const repeats = recurring ? undefined : change.repeats || undefined
    return { date, recurring, repeats, until, skipped }
  }
  const { repeats } = before
  const days = { ...before, skipped: [] }
  const isItsDay = !!eventDate(date) && ruledDays(days, { from: date, until: date }).length > 0
  return {
    date: isItsDay ? before.date : date,
    recurring,
    repeats,
    until: before.until,
    skipped: before.skipped,
  }
}

/** The event after a save; `before` is undefined for a new one. */
export function changedEvent(
  before: CommunityEvent | undefined,
  change: EventChange,
): Omit<CommunityEvent, 'id' | 'times' | 'occurrences'> {
  const { startTime, endTime, removeImage } = change
  const { date, recurring, repeats, until, ...others } = rhythmOf(before, change)
  // A clock time without `startsAt` or `endsAt` comes from a client that only supports clock times.
  const startsAt = startTime ? null : (change.startsAt ?? before?.startsAt)
  const endsAt = endTime ? null : (change.endsAt ?? before?.endsAt)
  const from = change.from ?? before?.from
  const listedFrom = change.listedFrom ?? before?.listedFrom
  const listedUntil = change.listedUntil ?? before?.listedUntil
  const image = removeImage ? '' : change.image || before?.image || ''
  const kept = image === before?.image ? before.focus : undefined
  const focus = change.focus === undefined ? kept : change.focus
  const doesRepeat = recurring || repeats !== undefined
  const days = [...new Set(others.skipped)].sort()
  const skipped = recurring
    ? days
    : days.filter(day => ruledDays({ date, repeats, until }, { from: day, until: day }).length > 0)
  return {
    ...changedDetails(before, change),
    date,
    startTime,
    endTime,
    image,
    recurring,
    ...(repeats && { repeats }),
    ...(recurring && from && { from }),
    ...(doesRepeat && until && { until }),
    ...(skipped.length > 0 && { skipped }),
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
    ...(listedFrom && { listedFrom }),
    ...(listedUntil && { listedUntil }),
    ...(image && focus && { focus }),
  }
}

type Details = Pick<CommunityEvent, DetailName>

function changedDetails(before: CommunityEvent | undefined, change: EventChange): Details {
  const blank = blankValues(DETAILS)
  const names = Object.keys(DETAILS) as DetailName[]
  const entries = names.map(name => [name, change[name] ?? before?.[name] ?? blank[name]])
  return Object.fromEntries(entries)
}
