import { z } from 'zod'
import { shapeOf } from '#domain/declared/schema.ts'
import type { Category } from '#domain/lists/categories.ts'
import { DETAILS, type EventText } from './fields.ts'
import { picturePart } from './parts/picture.ts'
import { whenPart } from './parts/when.ts'

/** An event; texts are stored unchanged, since older clients send empty or unusual dates and times. */
export const EventSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{1,32}$/),
  ...shapeOf(DETAILS, 'stored'),
  ...whenPart.stored,
  ...picturePart.stored,
})

/** An event as stored and as sent. */
export interface CommunityEvent extends z.output<typeof EventSchema> {
  /** One of prayer, education, lecture, social, youth, charity and other, or of the mosque's own. */
  category: Category
  /**
   * Of an event with relative times: the clock times by the date on which it then starts, '' for
   * none, of last month to half a year ahead, resolved by the server. That date is the day
   * after the event's own day when the start is past midnight. Read them with `hoursOn`.
   */
  times?: ResolvedTimes | undefined
  /** Of an event with `repeats`: its days, listed by the server; read them with `occurrenceDates`. */
  occurrences?: readonly string[] | undefined
  /**
   * The dates on which it starts and does not take place, since it is cancelled or the mosque is
   * closed then, with the reason, '' for none: 'snow'. Read it with `canceledOn`.
   */
  canceled?: Readonly<Record<string, string>> | undefined
  /** Of a response in a language: the languages of the texts that are in another one. */
  lang?: Readonly<Partial<Record<EventText, string>>> | undefined
  /** Of a response in a language: the end of its address, from its original title. */
  slug?: string | undefined
}

/** Start and end on 24 hours by the date of the start; an end before the start is the next day's. */
export type ResolvedTimes = Readonly<Record<string, readonly [start: string, end: string]>>
