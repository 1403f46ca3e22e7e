import { z } from 'zod'
import { isImageAddress, isWebAddress } from '#domain/content/addresses.ts'
import type { EventChange } from '#domain/events/change.ts'
import { eventClock, eventDate } from '#domain/events/dates.ts'
import { CATEGORIES, type CommunityEvent } from '#domain/events/event.ts'
import { RelativeTimeSchema, TimeSpanSchema } from '#domain/events/stored.ts'
import { weekday } from '#domain/time/civil.ts'
import { EVENT_LIMITS, type EventText } from './events.ts'

const FRIDAY = 5
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
const MOST_SKIPPED = 200

const text = (field: EventText, name: string) =>
  z
    .string({ error: `${name} is missing.` })
    .transform(value => value.normalize('NFC').replace(CONTROLS, '').trim())
    .refine(value => value.length <= EVENT_LIMITS[field], {
      error: `${name} can have at most ${EVENT_LIMITS[field].toLocaleString('en-US')} characters.`,
    })
const line = (field: EventText, name: string) =>
  text(field, name).transform(value => value.replace(/\s+/g, ' '))
const required = (value: string) => value !== ''

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
const flag = z
  .enum(['true', 'false', '1', '0', 'on'], { error: 'Must be true or false.' })
  .transform(value => value === 'true' || value === '1' || value === 'on')
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

/** A field whose text is JSON; an empty one is null. */
const json = <T>(schema: z.ZodType<T>) =>
  z
    .string()
    .transform((value, context) => {
      if (value.trim() === '') return null
      try {
        const parsed = schema.safeParse(JSON.parse(value))
        if (parsed.success) return parsed.data
      } catch {}
      context.addIssue({ code: 'custom', message: 'Choose a prayer and up to 360 minutes.' })
      return z.NEVER
    })
    .optional()

const Fields = z.object({
  title: line('title', 'The title').refine(required, { error: 'Enter a title.' }),
  description: text('description', 'The description').refine(required, {
    error: 'Enter a description.',
  }),
  date,
  startTime: clock,
  endTime: clock,
  location: line('location', 'The location').refine(required, { error: 'Enter a location.' }),
  category: z.enum(CATEGORIES, { error: 'Choose a category.' }),
  active: flag.optional(),
  recurring: flag.optional(),
  moreInfoUrl: line('moreInfoUrl', 'The address')
    .refine(value => value === '' || isWebAddress(value), {
      error: 'Enter a full address that begins with https://',
    })
    .optional(),
  image: line('image', 'The picture’s address')
    .refine(value => value === '' || isImageAddress(value) || /^[\w.-]+$/.test(value), {
      error: 'Choose a picture, or enter a full address that begins with https://',
    })
    .optional(),
  removeImage: flag.default(false),
  from: bound,
  until: bound,
  skipped,
  startsAt: json(RelativeTimeSchema),
  endsAt: json(z.union([TimeSpanSchema, RelativeTimeSchema])),
  base: z
    .string()
    .regex(/^\d{1,10}$/, 'The revision must be a number.')
    .transform(Number)
    .optional(),
})

/**
 * The fields of a saved event; `before` is the stored one, whose relative times stand where the
 * form says nothing of times. An end before the start is the next day's, and no mistake (docs/product.md, section 5).
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
      wrong('date', 'Jumu’ah is on Fridays: choose a Friday, or another prayer.')
    }
    if (form.from && form.until && form.until < form.from) {
      wrong('until', 'The last day is before the first.')
    }
  }
  // Also when single fields are at fault: a person wants to hear of everything at once.
  return Fields.superRefine(check, { when: () => true }) satisfies z.ZodType<EventChange>
}

/** Of an event's address; an id that none can have is told apart by the handler, not refused here. */
export const EventParamsSchema = z.object({ id: z.string() })

export const RestoreEventSchema = z
  .object({
    revision: z.number().int().min(0).optional(),
    base: z.number().int().min(0).optional(),
  })
  .optional()
