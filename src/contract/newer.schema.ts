import { z } from 'zod'
import { SinceSchema } from './content.schema.ts'

export const NewerQuerySchema = z.object({
  since: SinceSchema,
  events: z
    .literal('1', 'events has to be 1 or absent.')
    .transform(() => 1 as const)
    .optional(),
})
