import { z } from 'zod'
import { LIST_ID } from '#locale/ownList.ts'

/** What the last reading of a calendar did. */
export interface CalendarReading {
  /** ISO instant. */
  at: string
  /** The coming events in it. */
  found: number
  added: number
  changed: number
  removed: number
  /** Why it could not be read; '' where it was. */
  problem: string
  /** Which of its events could not be read, in a sentence; '' for none. */
  unread: string
}

/** A calendar elsewhere whose events the site shows, as it was last read. */
const CalendarSchema = z.object({
  id: z.string(),
  address: z.string(),
  /** As it calls itself; '' where it does not. */
  name: z.string(),
  category: z.string().regex(LIST_ID),
  /** What the response said of its version (RFC 9110, section 8.8). */
  etag: z.string().optional(),
  modified: z.string().optional(),
  /** ISO instant of the last reading that was no comparison of versions. */
  wholeAt: z.string().optional(),
  reading: z
    .object({
      at: z.string(),
      found: z.number(),
      added: z.number(),
      changed: z.number(),
      removed: z.number(),
      problem: z.string(),
      unread: z.string().default(''),
    })
    .optional(),
})
export type StoredCalendar = z.output<typeof CalendarSchema>

export const StoredCalendarsSchema = z.object({ calendars: z.array(CalendarSchema) })
