import { z } from 'zod'
import { CategorySchema } from './events.schema.ts'
import { CALENDAR_LIMIT, MOST_IMPORTED } from './importEvents.ts'

const Source = z.union(
  [
    z.object({ text: z.string().max(CALENDAR_LIMIT, 'This calendar has more than 2 MB.') }),
    z.object({ address: z.string().max(2000) }),
  ],
  'Choose a file or enter an address.',
)

export const PreviewCalendarSchema = z.object({ source: Source })

export const ImportCalendarSchema = z.object({
  source: Source,
  uids: z
    .array(z.string())
    .min(1, 'Choose at least one event.')
    .max(MOST_IMPORTED, `At most ${MOST_IMPORTED} events are imported at once: choose fewer.`),
  category: CategorySchema,
  active: z.boolean(),
})

export const FollowCalendarSchema = z.object({
  address: z.string().max(2000, 'The address is too long.'),
  category: CategorySchema,
})
export const CalendarParamsSchema = z.object({ id: z.string().max(40) })
