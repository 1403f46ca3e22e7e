import type { Config } from '@netlify/functions'
import { MessageParamsSchema } from '#contract/messages.schema.ts'
import { mailMessage } from '#contract/messages.ts'
import { mailNow } from '#server/contact/inbox.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Mails a message now that could not be mailed. */
export default handle(
  onAdmin(mailMessage, { params: MessageParamsSchema }, async ({ admin, params: { id } }) => ({
    ...DONE,
    message: await mailNow(admin.user, id),
  })),
)

export const config: Config = { path: '/api/messages/:id/delivery' }
