import { z } from 'zod'
import { CategorySchema } from './events.schema.ts'

export const FollowCalendarSchema = z.object({
  address: z.string().max(2000, 'The address is too long.'),
  category: CategorySchema,
})
export const CalendarParamsSchema = z.object({ id: z.string().max(40) })
