import { Secret } from 'otpauth'
import { WRONG_CODE } from '#contract/login.ts'
import type { TwoFactorStart } from '#contract/twoFactor.ts'
import { acceptTotp, plainCode, totpUri } from '#domain/account/totp.ts'
import { MINUTE } from '#domain/time/units.ts'
import { recordActivity } from '../activity/record.ts'
import { proofTries } from '../auth/proof.ts'
import { makeRecoveryCodes } from '../auth/recovery.ts'
import { type Admin, endOtherSessions } from '../auth/session.ts'
import { makeTry } from '../auth/tries.ts'
import { readOwnName } from '../content/site.ts'
import { Refusal } from '../http/refusal.ts'
import { changeAccount } from './changeAccount.ts'

const PENDING_MS = 30 * MINUTE

/** Makes the secret for the app; it has no effect until a code confirms it. */
export async function start(admin: Admin): Promise<TwoFactorStart> {
  if (admin.user.twoFactor) throw new Refusal(409, 'already_on', 'The second factor is on already.')
  // 160 bits, as RFC 4226 section 4 recommends.
  const secret = new Secret({ size: 20 }).base32
  const siteName = await readOwnName()
  await changeAccount(admin.user.id, user => ({
    ...user,
    pendingSecret: { secret, startedAt: new Date().toISOString() },
  }))
  return {
    success: true,
    uri: totpUri(secret, siteName, admin.user.email),
    secret: secret.replace(/.{4}(?=.)/g, '$& '),
  }
}

/** Turns the second factor on by the app's first code; returns the recovery codes. */
export async function confirm(admin: Admin, code: string): Promise<string[]> {
  const pending = admin.user.pendingSecret
  if (!pending || Date.now() - Date.parse(pending.startedAt) > PENDING_MS) {
    throw new Refusal(409, 'not_started', 'That took too long. Please start again.')
  }
  const lastStep = acceptTotp(pending.secret, plainCode(code), -1, Date.now())
  const refused = new Refusal(400, 'wrong_code', WRONG_CODE, { fields: { code: WRONG_CODE } })
  await makeTry([proofTries(admin.user)], async () => (lastStep === null ? refused : null))
  if (lastStep === null) throw refused
  const { codes, stored: recovery } = await makeRecoveryCodes()
  await changeAccount(admin.user.id, user => {
    if (user.pendingSecret?.secret !== pending.secret) {
      throw new Refusal(409, 'not_started', 'Another device has started again. Please start over.')
    }
    return {
      ...user,
      twoFactor: { secret: pending.secret, lastStep, recovery },
      pendingSecret: null,
    }
  })
  await endOtherSessions(admin)
  await recordActivity(admin.user, 'Turned on their second factor', { area: 'account' })
  return codes
}

/** Turns the second factor off. */
export async function disable(admin: Admin): Promise<void> {
  await changeAccount(admin.user.id, user => ({ ...user, twoFactor: null, pendingSecret: null }))
  await endOtherSessions(admin)
  await recordActivity(admin.user, 'Turned off their second factor', { area: 'account' })
}

/** Replaces the recovery codes; returns the new ones. */
export async function renewCodes(admin: Admin): Promise<string[]> {
  const { codes, stored: recovery } = await makeRecoveryCodes()
  await changeAccount(admin.user.id, user => {
    if (!user.twoFactor) throw new Refusal(409, 'off', 'The second factor is off.')
    return { ...user, twoFactor: { ...user.twoFactor, recovery } }
  })
  await recordActivity(admin.user, 'Made new recovery codes', { area: 'account' })
  return codes
}
