import { z } from 'zod'

/** A number in the query; an empty one counts as absent. */
const count = (most: number) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(
      z
        .string()
        .regex(/^\d{1,6}$/, 'Pages are counted from 1.')
        .transform(Number)
        .refine(value => value >= 1 && value <= most, `Must be from 1 to ${most}.`),
    )
    .optional()

export const ActivityQuerySchema = z.object({ page: count(100_000), pageSize: count(100) })
