import type { Config } from '@netlify/functions'
import { IdParamsSchema } from '#contract/account.schema.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import { removePerson } from '#contract/people.ts'
import { mailRemoved } from '#server/account/letters.ts'
import { remove } from '#server/account/people.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Removes an admin. */
export default handle(
  onAdmin(removePerson, { params: IdParamsSchema, body: ProofSchema }, async call => {
    const { admin, params, waitUntil } = call
    const removed = await remove(admin.user, params.id)
    waitUntil(mailRemoved(removed, admin.user.name))
    return DONE
  }),
)

export const config: Config = { path: '/api/people/:id/remove' }
