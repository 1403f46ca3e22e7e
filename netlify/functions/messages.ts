import type { Config } from '@netlify/functions'
import { MessagesQuerySchema } from '#contract/messages.schema.ts'
import { getMessages } from '#contract/messages.ts'
import { messagesPage } from '#server/contact/inbox.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'

/** The messages that arrived, page by page. */
export default handle(
  onAdmin(getMessages, { query: MessagesQuerySchema }, ({ query }) => messagesPage(query)),
)

export const config: Config = { path: '/api/messages' }
