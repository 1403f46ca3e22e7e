import type { Config } from '@netlify/functions'
import { MessageChangeSchema, MessageParamsSchema } from '#contract/messages.schema.ts'
import { changeMessage, deleteMessage, getMessage } from '#contract/messages.ts'
import { deliver } from '#server/contact/deliver.ts'
import { moveMessage, oneMessage, removeMessage } from '#server/contact/inbox.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

const params = MessageParamsSchema

/** One message: read, put elsewhere, deleted for good. */
export default handle(
  onAdmin(getMessage, { params }, async ({ params: { id } }) => ({
    message: await oneMessage(id),
  })),
  onAdmin(changeMessage, { params, body: MessageChangeSchema }, async call => {
    const { admin, params, body, waitUntil } = call
    const { message, released } = await moveMessage(admin.user, params.id, body)
    if (released) waitUntil(deliver(params.id))
    return { ...DONE, message }
  }),
  onAdmin(deleteMessage, { params }, async ({ admin, params: { id } }) => {
    await removeMessage(admin.user, id)
    return DONE
  }),
)

export const config: Config = { path: '/api/messages/:id' }
