import type { Config } from '@netlify/functions'
import { getMessageCounts } from '#contract/messages.ts'
import { messageCounts } from '#server/contact/inbox.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'

/** How many messages wait for whom. */
export default handle(onAdmin(getMessageCounts, {}, messageCounts))

export const config: Config = { path: '/api/message-counts' }
