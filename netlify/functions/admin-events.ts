import type { Config } from '@netlify/functions'
import { getAdminEvents } from '#contract/events.ts'
import { prepareEvents } from '#server/events/prepare.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'

/** All events, hidden ones included. */
export default handle(onAdmin(getAdminEvents, {}, () => prepareEvents({ all: true })))

export const config: Config = { path: '/api/admin/events' }
