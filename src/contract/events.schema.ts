import { z } from 'zod'
import { EventSchema } from '#domain/events/event.ts'
import { MOST_AT_ONCE } from './events.ts'

/** The path of an event; the handler responds to an id that no event can have. */
export const EventParamsSchema = z.object({ id: z.string() })

export const RestoreEventSchema = z
  .object({
    revision: z.number().int().min(0).optional(),
    base: z.number().int().min(0).optional(),
  })
  .optional()

export const ChangeEventsSchema = z.object({
  changes: z
    .array(
      z.object({
        id: z.string(),
        active: z.boolean().optional(),
        category: EventSchema.shape.category.optional(),
        deleted: z.boolean().optional(),
      }),
    )
    .max(MOST_AT_ONCE, `Change ${MOST_AT_ONCE} events at once at most.`),
})
