import { z } from 'zod'
import { proofFields } from './password.schema.ts'
import { BASE } from './saved.schema.ts'

/** The revision that a page was built with. */
const SinceSchema = z
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

const DraftToken = z.string().regex(/^[\w-]{43}$/, 'There is no such draft.')
export const DraftParamsSchema = z.object({ token: DraftToken })
export const EndDraftParamsSchema = z.object({ id: DraftToken })
export const DraftBodySchema = z.object({
  pageId: z.string().max(100),
  texts: z
    .record(z.string(), z.string())
    .refine(texts => Object.keys(texts).length > 0, { error: 'There is no draft of this page.' }),
})
export const PlanBodySchema = z.object({
  content: z.string({ error: 'The content has to be a text.' }),
  at: z.iso.datetime({ error: 'Choose a day and a time.' }),
  ...proofFields,
})
export const SectionBodySchema = z.object({
  content: z.string({ error: 'The content has to be a text.' }),
  ...BASE,
  ...proofFields,
})

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
