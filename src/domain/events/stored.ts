import { z } from 'zod'
import { CATEGORIES, RESTORABLE_DAYS } from './event.ts'
import { MOST_MINUTES, RELATIVE_PRAYERS } from './relative.ts'

export const RelativeTimeSchema = z
  .object({
    prayer: z.enum(RELATIVE_PRAYERS),
    at: z.enum(['athan', 'iqama']),
    minutes: z.number().int().min(-MOST_MINUTES).max(MOST_MINUTES),
  })
  .refine(({ prayer, at }) => prayer !== 'sunrise' || at === 'athan', {
    error: 'Sunrise has no iqama.',
  })
export const TimeSpanSchema = z.object({ lasts: z.number().int().min(1).max(1439) })

/** An event as stored: texts stay as they came, since older senders leave dates and times odd. */
export const StoredEventSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{1,32}$/),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  location: z.string(),
  image: z.string(),
  active: z.boolean(),
  recurring: z.boolean(),
  category: z.enum(CATEGORIES),
  moreInfoUrl: z.string(),
  from: z.string().optional(),
  until: z.string().optional(),
  skipped: z.array(z.string()).readonly().optional(),
  startsAt: RelativeTimeSchema.optional(),
  endsAt: z.union([RelativeTimeSchema, TimeSpanSchema]).optional(),
  /** The document's revision that the event's last save made; 0: as the site came. */
  revision: z.number().int().min(0),
  /** ISO instant and admin of that save; null: as the site came. */
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable(),
})
export type StoredEvent = z.output<typeof StoredEventSchema>

const DeletedEventSchema = StoredEventSchema.extend({
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
})
export type StoredDeletedEvent = z.output<typeof DeletedEventSchema>

/** All events, and those deleted of late. */
export const StoredEventsSchema = z.object({
  events: z.array(StoredEventSchema),
  deleted: z.array(DeletedEventSchema),
})
export type StoredEvents = z.output<typeof StoredEventsSchema>

/** ISO instant from which on a deleted event is gone. */
export function restorableUntil({ deletedAt }: { deletedAt: string }): string {
  return new Date(Date.parse(deletedAt) + RESTORABLE_DAYS * 86_400_000).toISOString()
}

/** The deleted events that can still be brought back at a moment. */
export const restorable = (deleted: readonly StoredDeletedEvent[], now: Date) =>
  deleted.filter(event => restorableUntil(event) > now.toISOString())
