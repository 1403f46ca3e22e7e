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
  page: count(100_000),
  pageSize: count(100),
  person: filter(z.string().max(120)),
  area: filter(z.enum(ACTIVITY_AREAS)),
  from: filter(Day),
  until: filter(Day),
  names: filter(z.literal('1')),
})
