import { z } from 'zod'
import { StoredActivitySchema } from '#domain/activity/entry.ts'
import { CivilDate, shapeOf } from '#domain/declared/schema.ts'
import { DETAILS, MOVED_DAY } from '#domain/events/fields.ts'
import { MOST_AT_ONCE } from './events.ts'

/** A category that there is. */
export const CategorySchema = shapeOf({ category: DETAILS.category }, 'sent').category

const to = shapeOf(MOVED_DAY, 'sent')
/**
 * What takes place at another time, with no end for ''. Of a repeating event `from` alone is moved:
 * it skips that day.
 */
export const MovedDaySchema = z.object({
  from: CivilDate,
  ...to,
  endTime: to.endTime.or(z.literal('')),
})

export const ChangeEventsSchema = z.object({
  changes: z
    .array(
      z.object({
        id: z.string(),
        active: z.boolean().optional(),
        category: CategorySchema.optional(),
        deleted: z.boolean().optional(),
        moved: MovedDaySchema.optional(),
        /** Takes a move back: the date it was from, and the event that it made. */
        movedBack: StoredActivitySchema.shape.moved,
      }),
    )
    .max(MOST_AT_ONCE, `Change ${MOST_AT_ONCE} events at once at most.`),
})
