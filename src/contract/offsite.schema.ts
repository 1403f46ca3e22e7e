import { z } from 'zod'
import { ProofSchema } from './password.schema.ts'

export const OffsiteKeySchema = ProofSchema.extend({
  /** Bech32 of 32 bytes (age-encryption.org/v1). */
  recipient: z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/, 'This is not the key of a backup.'),
})
