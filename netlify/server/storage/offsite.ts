import { z } from 'zod'
import { document } from './documents.ts'

const instant = z.iso.datetime()

/** The off-site backups: for which key they are encrypted, and how the last one went. */
const OffsiteSchema = z.object({
  /** The public half of the key; the other half is on no server. */
  key: z.object({ recipient: z.string(), at: instant, by: z.string() }).nullable(),
  /** The last one that arrived. */
  last: z.object({ at: instant, name: z.string(), bytes: z.number() }).nullable(),
  /** Since when none could be made, the last try, and why, for a person. */
  failing: z.object({ since: instant, at: instant, why: z.string() }).nullable(),
})
export type OffsiteRecord = z.output<typeof OffsiteSchema>

export const offsiteDocument = document<OffsiteRecord>({
  key: 'offsite-backups',
  version: 1,
  schema: OffsiteSchema,
  seed: () => ({ key: null, last: null, failing: null }),
})
