import type { Config } from '@netlify/functions'
import { EndSessionsQuerySchema } from '#contract/account.schema.ts'
import { endSessions as endAll, getSessions } from '#contract/sessions.ts'
import { recordActivity } from '#server/activity/record.ts'
import { dropSessionCookie, endSessions, sessionsOf } from '#server/auth/session.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** The caller's signed-in devices, and signing them all out. */
export default handle(
  onAdmin(getSessions, {}, async ({ admin }) => ({ sessions: await sessionsOf(admin) })),
  onAdmin(endAll, { query: EndSessionsQuerySchema }, async call => {
    const { user, session } = call.admin
    const keep = call.query.keep === 'current' ? session.id : undefined
    if (!keep) dropSessionCookie(call.request, call.headers)
    const ended = await endSessions(({ id, userId }) => userId === user.id && id !== keep)
    await recordActivity(user, `Signed out ${keep ? 'everywhere else' : 'everywhere'}`)
    return { ...DONE, ended }
  }),
)

export const config: Config = { path: '/api/sessions' }
