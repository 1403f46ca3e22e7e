import type { Config } from '@netlify/functions'
import { IdParamsSchema } from '#contract/account.schema.ts'
import { endPersonSessions } from '#contract/people.ts'
import { signOut } from '#server/account/people.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Signs another admin out everywhere. */
export default handle(
  onAdmin(endPersonSessions, { params: IdParamsSchema }, async ({ admin, params }) => ({
    ...DONE,
    ended: await signOut(admin.user, params.id),
  })),
)

export const config: Config = { path: '/api/people/:id/sessions' }
