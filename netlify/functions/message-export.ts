import type { Config } from '@netlify/functions'
import { MessageFilterSchema } from '#contract/messages.schema.ts'
import { exportMessages } from '#contract/messages.ts'
import { messagesCsv } from '#domain/contact/csv.ts'
import { takeMessagesOut } from '#server/contact/inbox.ts'
import { onAdmin } from '#server/http/admin.ts'
import { cacheHeaders } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** The messages as a file for a spreadsheet. */
export default handle(
  onAdmin(exportMessages, { query: MessageFilterSchema }, async ({ admin, query }) => {
    const csv = messagesCsv(await takeMessagesOut(admin.user, query))
    const day = new Date().toISOString().slice(0, 10)
    return new Response(csv, {
      headers: {
        ...cacheHeaders(undefined),
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="messages-${day}.csv"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      },
    })
  }),
)

export const config: Config = { path: '/api/message-export' }
