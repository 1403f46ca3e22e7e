import { CodeSchema } from '#contract/account.schema.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#contract/twoFactor.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { mailAccountChanged } from './emails.ts'
import { confirm, disable, renewCodes, start } from './twoFactor.ts'

export const twoFactorRoutes = [
  onAdmin(startTwoFactor, { body: ProofSchema }, ({ admin }) => start(admin)),
  onAdmin(confirmTwoFactor, { body: CodeSchema }, async ({ admin, body, waitUntil }) => {
    const recoveryCodes = await confirm(admin, body.code)
    waitUntil(mailAccountChanged(admin.user, ({ twoFactorOn }) => twoFactorOn))
    return { ...DONE, recoveryCodes }
  }),
  onAdmin(renewRecoveryCodes, { body: ProofSchema }, async ({ admin, waitUntil }) => {
    const recoveryCodes = await renewCodes(admin)
    waitUntil(mailAccountChanged(admin.user, ({ codes }) => codes))
    return { ...DONE, recoveryCodes }
  }),
  onAdmin(disableTwoFactor, { body: ProofSchema }, async ({ admin, waitUntil }) => {
    await disable(admin)
    waitUntil(mailAccountChanged(admin.user, ({ twoFactorOff }) => twoFactorOff))
    return DONE
  }),
]
