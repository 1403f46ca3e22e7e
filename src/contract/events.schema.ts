import { z } from 'zod'
import { shapeOf } from '#domain/declared/schema.ts'
import { eventClock, eventDate } from '#domain/events/dates.ts'
import { DETAILS } from '#domain/events/fields.ts'
import { MOST_AT_ONCE } from './events.ts'

const day = z.string().refine(text => eventDate(text) === text, 'Choose a real date.')
const clock = z.string().refine(text => eventClock(text) === text, 'Enter a time such as 19:30.')

/** A category that there is. */
export const CategorySchema = shapeOf({ category: DETAILS.category }, 'sent').category

export const ChangeEventsSchema = z.object({
  changes: z
    .array(
      z.object({
        id: z.string(),
        active: z.boolean().optional(),
        category: CategorySchema.optional(),
        deleted: z.boolean().optional(),
        moved: z
          .object({ from: day, date: day, startTime: clock, endTime: clock.or(z.literal('')) })
          .optional(),
      }),
    )
    .max(MOST_AT_ONCE, `Change ${MOST_AT_ONCE} events at once at most.`),
})
