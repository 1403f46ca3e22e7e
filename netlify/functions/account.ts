import type { Config } from '@netlify/functions'
import { AccountChangeSchema } from '#contract/account.schema.ts'
import { getAccount, saveAccount } from '#contract/account.ts'
import { mailEmailChanged } from '#server/account/letters.ts'
import { changeProfile, changesEmail, isSensitive } from '#server/account/profile.ts'
import { accountOf } from '#server/account/views.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** The caller's own account. */
export default handle(
  onAdmin(getAccount, {}, ({ admin }) => accountOf(admin.user)),
  onAdmin(saveAccount, { body: AccountChangeSchema }, async call => {
    const { admin, body, prove, waitUntil } = call
    if (isSensitive(admin.user, body)) await prove()
    const user = await changeProfile(admin, body)
    if (changesEmail(admin.user, body)) waitUntil(mailEmailChanged(admin.user, user.email))
    return { ...DONE, account: accountOf(user) }
  }),
)

export const config: Config = { path: '/api/account' }
