import type { Config } from '@netlify/functions'
import { CodeSchema } from '#contract/account.schema.ts'
import { confirmTwoFactor } from '#contract/twoFactor.ts'
import { mailAccountChanged } from '#server/account/letters.ts'
import { confirm } from '#server/account/twoFactor.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Turns the second factor on. */
export default handle(
  onAdmin(confirmTwoFactor, { body: CodeSchema }, async ({ admin, body, waitUntil }) => {
    const recoveryCodes = await confirm(admin, body.code)
    waitUntil(mailAccountChanged(admin.user, 'The second factor of your account was turned on'))
    return { ...DONE, recoveryCodes }
  }),
)

export const config: Config = { path: '/api/two-factor/confirm' }
