import type { Config } from '@netlify/functions'
import { IdParamsSchema } from '#contract/account.schema.ts'
import { dismissNotice } from '#contract/account.ts'
import { dismiss } from '#server/account/notices.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Dismisses a notice of the caller's account. */
export default handle(
  onAdmin(dismissNotice, { params: IdParamsSchema }, async ({ admin, params }) => {
    await dismiss(admin.user.id, params.id)
    return DONE
  }),
)

export const config: Config = { path: '/api/account/notices/:id' }
