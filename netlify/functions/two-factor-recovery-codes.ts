import type { Config } from '@netlify/functions'
import { ProofSchema } from '#contract/password.schema.ts'
import { renewRecoveryCodes } from '#contract/twoFactor.ts'
import { mailAccountChanged } from '#server/account/letters.ts'
import { renewCodes } from '#server/account/twoFactor.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Replaces the recovery codes. */
export default handle(
  onAdmin(renewRecoveryCodes, { body: ProofSchema }, async ({ admin, waitUntil }) => {
    const recoveryCodes = await renewCodes(admin)
    waitUntil(mailAccountChanged(admin.user, 'New recovery codes were made for your account'))
    return { ...DONE, recoveryCodes }
  }),
)

export const config: Config = { path: '/api/two-factor/recovery-codes' }
