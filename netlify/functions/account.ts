import type { Config } from '@netlify/functions'
import { AccountChangeSchema } from '#contract/account.schema.ts'
import { getAccount, saveAccount } from '#contract/account.ts'
import { mailAccountChanged } from '#server/account/letters.ts'
import { changeProfile } from '#server/account/profile.ts'
import { accountOf } from '#server/account/views.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** The caller's own account. */
export default handle(
  onAdmin(getAccount, {}, ({ admin }) => accountOf(admin.user)),
  onAdmin(saveAccount, { body: AccountChangeSchema }, async ({ admin, body, waitUntil }) => {
    const user = await changeProfile(admin, body)
    if (user.email !== admin.user.email) {
      // To the old address: that is where a thief does not read.
      waitUntil(mailAccountChanged(admin.user, 'The e-mail address of your account was changed'))
    }
    return { ...DONE, account: accountOf(user) }
  }),
)

export const config: Config = { path: '/api/account' }
