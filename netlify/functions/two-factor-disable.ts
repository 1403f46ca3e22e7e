import type { Config } from '@netlify/functions'
import { ProofSchema } from '#contract/password.schema.ts'
import { disableTwoFactor } from '#contract/twoFactor.ts'
import { mailAccountChanged } from '#server/account/letters.ts'
import { disable } from '#server/account/twoFactor.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Turns the second factor off. */
export default handle(
  onAdmin(disableTwoFactor, { body: ProofSchema }, async ({ admin, waitUntil }) => {
    await disable(admin)
    waitUntil(mailAccountChanged(admin.user, 'The second factor of your account was turned off'))
    return DONE
  }),
)

export const config: Config = { path: '/api/two-factor/disable' }
