import { z } from 'zod'
import { ACTIVITY_AREAS } from '#domain/activity/areas.ts'
import { isCivilDate } from '#domain/time/civil.ts'

/** An empty value of the query counts as absent. */
const filter = <Value>(schema: z.ZodType<Value>) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())

const count = (most: number) =>
  filter(
    z
      .string()
      .regex(/^\d{1,6}$/, 'Pages are counted from 1.')
      .transform(Number)
      .refine(value => value >= 1 && value <= most, `Must be from 1 to ${most}.`),
  )

const Day = z.string().refine(isCivilDate, { error: 'A day is written as YYYY-MM-DD.' })

export const ActivityQuerySchema = z.object({
  /** By default 1. */
  page: count(100_000),
  /** By default 10. */
  pageSize: count(100),
  /** Only entries of the admin who had this name. */
  person: filter(z.string().max(120)),
  area: filter(z.enum(ACTIVITY_AREAS)),
  /** Only entries from this day on, and until that one, on the mosque's clock. */
  from: filter(Day),
  until: filter(Day),
  /** '1': the response has `people`. */
  names: filter(z.literal('1')),
})
