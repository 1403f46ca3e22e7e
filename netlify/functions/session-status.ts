import type { Config } from '@netlify/functions'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { noticesFor } from '#domain/account/notices.ts'
import { sessionEnd } from '#domain/account/session.ts'
import { signedInUser } from '#server/account/views.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Tells whether the session holds, without extending it. */
export default handle(
  onAdmin(getSessionStatus, {}, ({ admin: { user, session } }) => ({
    ...DONE,
    user: signedInUser(user),
    endsAt: new Date(sessionEnd(session)).toISOString(),
    notices: noticesFor(user, session.id),
  })),
)

export const config: Config = { path: '/api/session-status' }
