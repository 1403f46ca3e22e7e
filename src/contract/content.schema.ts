import { z } from 'zod'

const revision = z.number().int().min(0)
const numberText = (text: string) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,11})$/, text)
    .transform(Number)

export const ContentQuerySchema = z.object({
  since: numberText('since has to be the number of a revision.').optional(),
})

const SectionParams = { pageId: z.string(), sectionId: z.string() }
export const SectionParamsSchema = z.object(SectionParams)
export const VersionParamsSchema = z.object({
  ...SectionParams,
  revision: z.string().regex(/^\d{1,12}$/, 'A version is named by its number.'),
})

export const SectionBodySchema = z.object({
  content: z.string({ error: 'The content has to be a text.' }),
  base: revision.optional(),
})
export const SectionRestoreSchema = z.object({ revision, base: revision.optional() })
