import { z } from 'zod'
import { PlannedTextSchema, type PlannedTexts } from '#domain/publishing/planned.ts'
import { document } from './documents.ts'

/** Texts to be published later: apart from the content, so that nothing public is made from them. */
export const plannedTextsDocument = document<PlannedTexts>({
  key: 'planned-texts',
  version: 1,
  schema: z.object({ texts: z.record(z.string(), PlannedTextSchema) }),
  items: { 'texts.*': null },
  seed: () => ({ texts: {} }),
})
