import { z } from 'zod'
import { SinceSchema } from './content.schema.ts'

export const NewerQuerySchema = z.object({
  since: SinceSchema,
  translated: SinceSchema.optional(),
  structure: SinceSchema.optional(),
  events: z
    .literal(['1', 'recent'], "events has to be 1, 'recent' or absent.")
    .transform(value => (value === '1' ? (1 as const) : value))
    .optional(),
  event: z.string().max(100, 'event has to be the id of an event.').optional(),
})
