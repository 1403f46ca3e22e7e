import { z } from 'zod'
import { RESTORE_LIMIT, RESTORE_PART_BYTES } from './restore.ts'

const permit = z.string().max(1000).default('')
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
