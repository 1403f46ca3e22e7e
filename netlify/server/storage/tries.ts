import { z } from 'zod'
import type { Tries } from '#domain/account/lockout.ts'
import { type Document, document } from './documents.ts'

const TriesSchema = z.object({
  count: z.number().int(),
  at: z.number(),
  until: z.number(),
  accounts: z.record(z.string(), z.number().int()).optional(),
})
const ShardSchema = z.record(z.string(), TriesSchema)
export type Shard = Record<string, Tries>

/**
 * The tries of every account, address and device whose keyed hash begins with these two hex digits:
 * 256 documents, so that strangers' tries neither grow storage without limit nor make all sign-ins
 * wait for one another.
 */
export function triesDocument(name: string): Document<Shard> {
  return document<Shard>({
    key: `tries/${name.slice(0, 2)}`,
    version: 1,
    schema: ShardSchema,
    items: { '*': null },
    seed: () => ({}),
  })
}
