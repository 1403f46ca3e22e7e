import { z } from 'zod'
import { MAILBOXES } from '#domain/contact/inbox.ts'
import { MESSAGE_ID } from '#domain/contact/messageId.ts'
import { FORM_KINDS, SITE_SUBJECTS } from '#domain/contact/subjects.ts'
import { proofFields } from './password.schema.ts'
import { ActivityQuerySchema } from './recentActivity.schema.ts'

const absent = (value: unknown) => (value === '' ? undefined : value)

const MessageFilterSchema = z.object({
  place: z.preprocess(absent, z.enum(MAILBOXES, 'There is no such folder.').optional()),
  form: z.preprocess(absent, z.enum(FORM_KINDS, 'There is no such form.').optional()),
  subject: z.preprocess(absent, z.enum(SITE_SUBJECTS, 'There is no such subject.').optional()),
  q: z.string().max(200, 'Search for fewer words.').optional(),
})
export const MessagesQuerySchema = MessageFilterSchema.extend({
  page: ActivityQuerySchema.shape.page,
})
export const MessageExportSchema = MessageFilterSchema.extend(proofFields)
export const MessageParamsSchema = z.object({
  id: z.string().regex(MESSAGE_ID, 'There is no such message.'),
})
export const MessageChangeSchema = z
  .object({ place: z.enum(MAILBOXES).optional(), read: z.boolean().optional() })
  .refine(({ place, read }) => place !== undefined || read !== undefined, {
    error: 'Nothing was to be changed.',
  })
