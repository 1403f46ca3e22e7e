import { z } from 'zod'
import { document } from './documents.ts'

const LastSchema = z.object({
  /** ISO instants: when it was done, and when its backup was made. */
  at: z.iso.datetime(),
  madeAt: z.iso.datetime(),
  /** The admin's name. */
  by: z.string(),
  /** The revision under which each replaced document is kept; null: there was none. */
  documents: z.record(z.string(), z.number().int().min(0).nullable()),
  /** What was not on the site before: stores and keys. */
  added: z.array(z.tuple([z.string(), z.string()])),
})
export type Restored = z.output<typeof LastSchema>

/** The last restore in the panel, so that it can be undone. */
export const restoredDocument = document<{ last: Restored | null }>({
  key: 'restored',
  version: 1,
  schema: z.object({ last: LastSchema.nullable() }),
  seed: () => ({ last: null }),
})
