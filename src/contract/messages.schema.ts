import { z } from 'zod'
import { MAILBOXES, MESSAGE_NOTE_MOST, REPLY_MOST } from '#domain/contact/inbox.ts'
import { MESSAGE_ID } from '#domain/contact/messageId.ts'
import { FORM_KINDS, subjects } from '#domain/contact/subjects.ts'
import { visible } from '#domain/content/plainText.ts'
import { formatNumber } from '#locale/formatNumber.ts'
import { proofFields } from './password.schema.ts'
import { ActivityQuerySchema } from './recentActivity.schema.ts'

const absent = (value: unknown) => (value === '' ? undefined : value)

const MessageFilterSchema = z.object({
  place: z.preprocess(absent, z.enum(MAILBOXES, 'There is no such folder.').optional()),
  form: z.preprocess(absent, z.enum(FORM_KINDS, 'There is no such form.').optional()),
  subject: z.preprocess(
    absent,
    z.string().refine(subjects.entryOf, 'There is no such subject.').optional(),
  ),
  q: z.string().max(200, 'Search for fewer words.').optional(),
})
export const MessagesQuerySchema = MessageFilterSchema.extend({
  page: ActivityQuerySchema.shape.page,
})
export const MessageExportSchema = MessageFilterSchema.extend(proofFields)
export const MessageParamsSchema = z.object({
  id: z.string().regex(MESSAGE_ID, 'There is no such message.'),
})
const written = (most: number, empty: string) =>
  z
    .string()
    .max(most, { error: () => `At most ${formatNumber(most)} characters fit.` })
    .overwrite(text => visible(text).trim())
    .min(1, empty)

export const MessageChangeSchema = z
  .object({
    place: z.enum(MAILBOXES).optional(),
    read: z.boolean().optional(),
    /** The id of who takes care of it; null: nobody. */
    holder: z.string().max(100).nullable().optional(),
    /** For the other admins. */
    note: written(MESSAGE_NOTE_MOST, 'Enter a note.').optional(),
  })
  .refine(change => Object.values(change).some(value => value !== undefined), {
    error: 'Nothing was to be changed.',
  })
export const ReplySchema = z.object({
  /** A UUID of the caller: a repeated request is the same reply, and tries a failed one again. */
  id: z.uuid(),
  text: written(REPLY_MOST, 'Enter a reply.'),
  /** How many replies the caller has seen: with more of them, the response is 409 'replied'. */
  seen: z.int().min(0),
})
