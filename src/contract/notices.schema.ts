import { z } from 'zod'
import { NoticeFieldsSchema } from '#domain/notices/fieldsSchema.ts'
import { ProofSchema, proofFields } from './password.schema.ts'
import { BASE, RestoreItemSchema } from './saved.schema.ts'

export const NewNoticeSchema = NoticeFieldsSchema.and(ProofSchema)
export const NoticeBodySchema = NoticeFieldsSchema.and(z.object({ ...BASE, ...proofFields }))
export const RestoreNoticeSchema = RestoreItemSchema.unwrap().extend(proofFields).optional()
