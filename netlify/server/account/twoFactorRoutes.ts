import { Secret } from 'otpauth'
import { CodeSchema } from '#contract/account.schema.ts'
import { WRONG_CODE } from '#contract/login.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#contract/twoFactor.ts'
import { acceptTotp, plainCode, totpUri } from '#domain/account/totp.ts'
import type { User } from '#domain/account/user.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { onAdmin } from '../auth/admin.ts'
import { proofTries } from '../auth/proof.ts'
import { makeRecoveryCodes } from '../auth/recovery.ts'
import { makeTry } from '../auth/tries.ts'
import { readOwnName } from '../content/site.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { changeAccount } from './changeAccount.ts'
import { changeOwn } from './changeOwn.ts'
import { mailAccountChanged } from './emails.ts'

const PENDING_MS = 30 * MINUTE

export const twoFactorRoutes = [
  // The secret for the app has no effect until a code confirms it.
  onAdmin(startTwoFactor, { body: ProofSchema }, async ({ admin }) => {
    const { id, email, twoFactor } = admin.user
    if (twoFactor) throw new Refusal(409, 'already_on', 'The second factor is on already.')
    // 160 bits, as RFC 4226 section 4 recommends.
    const secret = new Secret({ size: 20 }).base32
    const uri = totpUri(secret, await readOwnName(), email)
    const pendingSecret = { secret, startedAt: new Date().toISOString() }
    await changeAccount(id, user => ({ ...user, pendingSecret }))
    return { ...DONE, uri, secret: secret.replace(/.{4}(?=.)/g, '$& ') }
  }),
  // The app's first code turns it on.
  onAdmin(confirmTwoFactor, { body: CodeSchema }, async call => {
    const { user } = call.admin
    const pending = user.pendingSecret
    if (!pending || Date.now() - Date.parse(pending.startedAt) > PENDING_MS) {
      throw new Refusal(409, 'not_started', 'That took too long. Please start again.')
    }
    const { secret } = pending
    const lastStep = acceptTotp(secret, plainCode(call.body.code), -1, Date.now())
    const refused = new Refusal(400, 'wrong_code', WRONG_CODE, { fields: { code: WRONG_CODE } })
    await makeTry([proofTries(user)], async () => (lastStep === null ? refused : null))
    if (lastStep === null) throw refused
    const { codes, stored: recovery } = await makeRecoveryCodes()
    const turnedOn = (current: User) => {
      if (current.pendingSecret?.secret === secret)
        return { ...current, twoFactor: { secret, lastStep, recovery }, pendingSecret: null }
      throw new Refusal(409, 'not_started', 'Another device has started again. Please start over.')
    }
    await changeOwn(call, turnedOn, 'Turned on their second factor', mail => mail.twoFactorOn)
    return { ...DONE, recoveryCodes: codes }
  }),
  onAdmin(renewRecoveryCodes, { body: ProofSchema }, async call => {
    const { codes, stored: recovery } = await makeRecoveryCodes()
    const renewed = (user: User) => {
      if (!user.twoFactor) throw new Refusal(409, 'off', 'The second factor is off.')
      return { ...user, twoFactor: { ...user.twoFactor, recovery } }
    }
    const user = await changeOwn(call, renewed, 'Made new recovery codes')
    call.waitUntil(mailAccountChanged(user, mail => mail.codes))
    return { ...DONE, recoveryCodes: codes }
  }),
  onAdmin(disableTwoFactor, { body: ProofSchema }, async call => {
    const turnedOff = (user: User) => ({ ...user, twoFactor: null, pendingSecret: null })
    await changeOwn(call, turnedOff, 'Turned off their second factor', mail => mail.twoFactorOff)
    return DONE
  }),
]
