import { RetentionSchema } from '#domain/retention/stored.ts'
import { ProofSchema } from './password.schema.ts'

export const RetentionBodySchema = RetentionSchema.and(ProofSchema)
