import { z } from 'zod'
import { EventSchema } from '#domain/events/event.ts'
import { MOST_AT_ONCE } from './events.ts'

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
