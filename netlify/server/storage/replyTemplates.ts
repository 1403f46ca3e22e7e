import { FIRST_TEMPLATES } from '#config/seed/replyTemplates.ts'
import { REPLY_TEMPLATES, type ReplyTemplates } from '#domain/contact/replyTemplates.ts'
import { ReplyTemplatesSchema } from '#domain/contact/replyTemplatesSchema.ts'
import { document } from './documents.ts'

export const replyTemplatesDocument = document<ReplyTemplates>({
  ...REPLY_TEMPLATES,
  schema: ReplyTemplatesSchema,
  items: { 'templates.*': null },
  seed: () => ({ templates: FIRST_TEMPLATES }),
})
