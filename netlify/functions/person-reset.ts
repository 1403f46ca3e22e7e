import type { Config } from '@netlify/functions'
import { IdParamsSchema, ResetSchema } from '#contract/account.schema.ts'
import { resetPerson } from '#contract/people.ts'
import { mailLink } from '#server/account/letters.ts'
import { linkOrigin } from '#server/account/origin.ts'
import { resetLink } from '#server/account/people.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Makes a one-time link to a new password for another admin. */
export default handle(
  onAdmin(resetPerson, { params: IdParamsSchema, body: ResetSchema }, async call => {
    const { admin, params, body, request } = call
    if (params.id === admin.user.id) {
      // Else an open screen would be enough to take the account over.
      throw new Refusal(409, 'own_account', 'Change your own password under Settings, Security.')
    }
    const origin = linkOrigin(request)
    const reset = await resetLink(admin.user, params.id, origin, body.removeTwoFactor ?? false)
    const mailed = await mailLink(reset, admin.user.name)
    return { ...DONE, link: reset.made.link, expiresAt: reset.made.expiresAt, mailed }
  }),
)

export const config: Config = { path: '/api/people/:id/reset' }
