import { z } from 'zod'
import { NoticeFieldsSchema } from '#domain/notices/stored.ts'
import { ProofSchema, proofFields } from './password.schema.ts'

const revision = z.number().int().min(0)

export const NoticeParamsSchema = z.object({ id: z.string() })
export const NewNoticeSchema = NoticeFieldsSchema.and(ProofSchema)
export const NoticeBodySchema = NoticeFieldsSchema.and(
  z.object({ base: revision.optional(), ...proofFields }),
)
export const RestoreNoticeSchema = z
  .object({ revision: revision.optional(), base: revision.optional(), ...proofFields })
  .optional()
