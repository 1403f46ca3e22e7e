import type { Config } from '@netlify/functions'
import { IdParamsSchema } from '#contract/account.schema.ts'
import { removePerson } from '#contract/people.ts'
import { remove } from '#server/account/people.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Removes an admin. */
export default handle(
  onAdmin(removePerson, { params: IdParamsSchema }, async ({ admin, params }) => {
    await remove(admin.user, params.id)
    return DONE
  }),
)

export const config: Config = { path: '/api/people/:id' }
