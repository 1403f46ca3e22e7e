import { z } from 'zod'
import type { Fields } from '#domain/declared/fields.ts'
import { shapeOf } from '#domain/declared/schema.ts'
import { CATEGORY_LABELS, type Category } from './categories.ts'
import { REPEATS } from './recurrence.ts'
import { MOST_MINUTES, RELATIVE_PRAYERS, type RelativeTime, type TimeSpan } from './relative.ts'

/**
 * The fields of an event besides its times and picture, in the order of the form. Storage, API, form
 * and the comparison of versions are derived from this list: a new field is an entry here, and a
 * line in each place that shows it to visitors.
 */
export const DETAILS = {
  title: { kind: 'line', label: 'Title', most: 150, missing: 'Enter a title.' },
  description: {
    kind: 'paragraphs',
    label: 'Description',
    most: 4000,
    missing: 'Enter a description.',
  },
  category: {
    kind: 'choice',
    label: 'Category',
    options: CATEGORY_LABELS,
    missing: 'Choose a category.',
    isOpen: true,
    isHalf: true,
  },
  location: {
    kind: 'line',
    label: 'Location',
    most: 200,
    missing: 'Enter a location.',
    isHalf: true,
  },
  moreInfoUrl: { kind: 'address', label: 'More info link', subject: 'The address', most: 1000 },
  active: {
    kind: 'flag',
    label: 'Visible to the public',
    hint: 'Off keeps the event here, for later.',
    blank: true,
    states: ['Yes', 'No'],
  },
} as const satisfies Fields
export type DetailName = keyof typeof DETAILS

/** The maximum length of a picture's address. */
export const IMAGE_MOST = 1000
/** How many days a repeating event can skip. */
export const MOST_SKIPPED = 200

export const RelativeTimeSchema = z
  .object({
    prayer: z.enum(RELATIVE_PRAYERS),
    at: z.enum(['athan', 'iqama']),
    minutes: z.number().int().min(-MOST_MINUTES).max(MOST_MINUTES),
  })
  .refine(({ prayer, at }) => prayer !== 'sunrise' || at === 'athan', {
    error: 'Sunrise has no iqama.',
  }) satisfies z.ZodType<RelativeTime>
/** A day minus a minute; enter a longer event as two. */
export const LONGEST = 1439
export const TimeSpanSchema = z.object({
  lasts: z.number().int().min(1).max(LONGEST),
}) satisfies z.ZodType<TimeSpan>

const Percent = z.number().int().min(0).max(100)
/** The point of a picture as a form sends it. */
export const FocusSchema = z.object({ x: Percent, y: Percent })

/** An event; texts are stored unchanged, since older clients send empty or unusual dates and times. */
export const EventSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{1,32}$/),
  ...shapeOf(DETAILS, 'stored'),
  /** 'YYYY-MM-DD', possibly with a time part; read it with `eventDate`. */
  date: z.string(),
  /** 'HH:MM' or 'HH:MM:SS', '00:00:00' for none; read it with `eventClock`. */
  startTime: z.string(),
  endTime: z.string(),
  /** When it starts in relation to a prayer; `startTime` is then ''. */
  startsAt: RelativeTimeSchema.optional(),
  /** When it ends in relation to a prayer or to its start; `endTime` is then ''. */
  endsAt: z.union([RelativeTimeSchema, TimeSpanSchema]).optional(),
  /**
   * Happens every week on the weekday of its date: on every such day, earlier ones too, unless
   * `from`, `until` or `skipped` exclude it.
   */
  recurring: z.boolean(),
  /**
   * How it repeats from its date on when it is not weekly; `recurring` is then false, so that older
   * clients take it for an event on one day.
   */
  repeats: z.enum(REPEATS).optional(),
  /** First day ('YYYY-MM-DD') of a weekly event; absent: unlimited. */
  from: z.string().optional(),
  /** Last day of a repeating event; absent: unlimited. */
  until: z.string().optional(),
  /** Days on which a repeating event does not take place. */
  skipped: z.array(z.string()).readonly().optional(),
  /** First and last day on which visitors find it; absent: unlimited. */
  listedFrom: z.string().optional(),
  listedUntil: z.string().optional(),
  /** A file name among the uploads, a path of this site, or a full address; see `eventImage`. */
  image: z.string(),
  /**
   * The point of the picture that cards keep in view, in percent from its left and top; they are then
   * filled with it. Absent: they show it whole.
   */
  focus: FocusSchema.optional(),
})

/** An event as stored and as sent. */
export interface CommunityEvent extends z.output<typeof EventSchema> {
  category: Category
  /**
   * Of an event with relative times: the clock times by the date on which it then starts, '' for
   * none, of last month to half a year ahead, resolved by the server. That date is the day
   * after the event's own day when the start is past midnight. Read them with `hoursOn`.
   */
  times?: ResolvedTimes | undefined
  /** Of an event with `repeats`: its days, listed by the server; read them with `occurrenceDates`. */
  occurrences?: readonly string[] | undefined
}

/** Start and end on 24 hours by the date of the start; an end before the start is the next day's. */
export type ResolvedTimes = Readonly<Record<string, readonly [start: string, end: string]>>
