import type { Config } from '@netlify/functions'
import { logoutCall } from '#contract/logout.ts'
import { currentAdmin, dropSessionCookie, endSessions } from '#server/auth/session.ts'
import { DONE } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'

/** Ends the caller's session, here and in storage; the cookie goes even if storage fails. */
export default handle(
  on(logoutCall, {}, async ({ request, headers }) => {
    dropSessionCookie(request, headers)
    const admin = await currentAdmin(request)
    if (admin) await endSessions(({ id }) => id === admin.session.id)
    return DONE
  }),
)

export const config: Config = { path: '/api/logout' }
