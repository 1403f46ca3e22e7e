import { z } from 'zod'
import { document } from './documents.ts'

/** What admins were mailed of that needs their attention. */
const AttentionSchema = z.object({
  /** ISO instants: when the site was last looked through, and when a mail was last sent. */
  checkedAt: z.string(),
  mailedAt: z.string(),
  /** When each thing that is still there was last mailed, by its id. */
  mailed: z.record(z.string(), z.string()),
  /** The last evening on which admins were mailed that the mosque waits for the moon: 'YYYY-MM-DD'. */
  moon: z.string().optional(),
})
export type AttentionRecord = z.output<typeof AttentionSchema>

export const attentionDocument = document<AttentionRecord>({
  key: 'attention',
  version: 1,
  schema: AttentionSchema,
  seed: () => ({ checkedAt: '', mailedAt: '', mailed: {} }),
})
