import type { Config } from '@netlify/functions'
import { IdParamsSchema } from '#contract/account.schema.ts'
import { endSession } from '#contract/sessions.ts'
import { recordActivity } from '#server/activity/record.ts'
import { endSessions } from '#server/auth/session.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Signs one of the caller's devices out. */
export default handle(
  onAdmin(endSession, { params: IdParamsSchema }, async ({ admin: { user }, params }) => {
    const ended = await endSessions(({ id, userId }) => id === params.id && userId === user.id)
    if (ended === 0) throw new Refusal(404, 'not_found', 'That device is signed out already.')
    await recordActivity(user, 'Signed one of their devices out')
    return DONE
  }),
)

export const config: Config = { path: '/api/sessions/:id' }
