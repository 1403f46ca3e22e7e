import { z } from 'zod'
import { EventSchema } from './event.ts'

/** An event as stored. */
export const StoredEventSchema = EventSchema.extend({
  /** The document's revision after the event's last save; 0: an initial event. */
  revision: z.number().int().min(0),
  /** ISO instant and admin of that save; null: an initial event. */
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable(),
  /**
   * The revision of the prayer settings at that save, for the SEQUENCE of its calendar entry. Absent:
   * an initial event, or one that an older release saved.
   */
  prayerRevision: z.number().int().min(0).optional(),
  /** What tells it apart in the calendar that it was imported from; absent: it was entered here. */
  imported: z.string().optional(),
  /** The id of the calendar that it follows, which alone says what and when it is. */
  calendar: z.string().optional(),
})
export type StoredEvent = z.output<typeof StoredEventSchema>

const DeletedEventSchema = StoredEventSchema.extend({
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
})
export type StoredDeletedEvent = z.output<typeof DeletedEventSchema>

/** All events, and those deleted in the last 30 days. */
export const StoredEventsSchema = z.object({
  events: z.array(StoredEventSchema),
  deleted: z.array(DeletedEventSchema),
})
export type StoredEvents = z.output<typeof StoredEventsSchema>
