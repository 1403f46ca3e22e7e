import { z } from 'zod'
import { BASE } from './saved.schema.ts'

/** The revision that a page was built with. */
export const SinceSchema = z
  .string('since has to be the number of a revision.')
  .regex(/^(0|[1-9]\d{0,11})$/, 'since has to be the number of a revision.')
  .transform(Number)

export const ContentQuerySchema = z.object({ since: SinceSchema.optional() })

const SectionParams = { pageId: z.string(), sectionId: z.string() }
export const SectionParamsSchema = z.object(SectionParams)
export const VersionParamsSchema = z.object({
  ...SectionParams,
  revision: z.string().regex(/^\d{1,12}$/, 'A version is named by its number.'),
})

export const PlanBodySchema = z.object({
  content: z.string({ error: 'The content has to be a text.' }),
  at: z.iso.datetime({ error: 'Choose a day and a time.' }),
})
export const SectionBodySchema = z.object({
  content: z.string({ error: 'The content has to be a text.' }),
  ...BASE,
})
