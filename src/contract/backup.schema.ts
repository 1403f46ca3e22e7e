import { z } from 'zod'
import { ProofSchema } from './password.schema.ts'
import { RESTORE_LIMIT, RESTORE_PART_BYTES } from './restore.ts'

const permit = z.string().max(1000).default('')

export const BackupQuerySchema = z.object({ permit, after: z.string().max(700).optional() })

export const BackupEntryQuerySchema = z.object({
  permit,
  store: z.string().max(64).default(''),
  key: z.string().max(600).default(''),
  from: z.coerce.number().int().min(0).optional(),
})

const MOST_PARTS = Math.ceil(RESTORE_LIMIT / RESTORE_PART_BYTES)
const parts = z.number().int().min(1).max(MOST_PARTS)

export const RestorePreviewSchema = z.object({ permit, parts })
export const RestoreApplySchema = z.object({
  permit,
  parts,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
/** The fields of a part, beside its bytes. */
export const RestorePartSchema = z.object({
  permit,
  index: z.coerce
    .number()
    .int()
    .min(0)
    .max(MOST_PARTS - 1),
})

export const OffsiteKeySchema = ProofSchema.extend({
  /** Bech32 of 32 bytes (age-encryption.org/v1). */
  recipient: z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/, 'This is not the key of a backup.'),
})
