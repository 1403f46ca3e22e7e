import type { PasswordChange } from '#contract/changePassword.ts'
import { WRONG_CURRENT_PASSWORD } from '#contract/proof.ts'
import { INVALID_LINK } from '#contract/setPassword.ts'
import { ACCOUNT_RULE } from '#domain/account/lockout.ts'
import { withNotice } from '#domain/account/notices.ts'
import { PASSWORD_TEXTS } from '#domain/account/passwordRules.ts'
import { withStanding } from '#domain/account/standing.ts'
import {
  type StoredLink,
  sameAddress,
  type User,
  userById,
  withUser,
} from '#domain/account/user.ts'
import { recordActivity } from '../activity/record.ts'
import { newPasswordProblem } from '../auth/newPassword.ts'
import { hashPassword } from '../auth/password.ts'
import { type Admin, endSessions } from '../auth/session.ts'
import { clear } from '../auth/tries.ts'
import { readSiteTexts } from '../content/site.ts'
import { Refusal } from '../http/refusal.ts'
import { read, update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { changeAccount } from './changeAccount.ts'
import { findLink } from './links.ts'
import { notice } from './notices.ts'

/**
 * Changes the password of a caller who gave proof, and ends every session of theirs; returns the
 * account as stored, so that the caller can be given a new one. Throws Refusal.
 */
export async function changeOwnPassword(admin: Admin, change: PasswordChange): Promise<User> {
  const { currentPassword, newPassword, confirmPassword: confirmation } = change
  await requireGoodPassword(admin.user, newPassword, confirmation)
  if (newPassword === currentPassword) {
    throw new Refusal(400, 'weak_password', PASSWORD_TEXTS.same, {
      fields: { newPassword: PASSWORD_TEXTS.same },
    })
  }
  const passwordHash = await hashPassword(newPassword)
  const { id, passwordHash: before } = admin.user
  const { user } = await changeAccount(id, current => {
    if (current.passwordHash !== before) {
      throw new Refusal(403, 'wrong_password', WRONG_CURRENT_PASSWORD)
    }
    return withPassword(current, passwordHash)
  })
  await endSessions(session => session.userId === id)
  await recordActivity(admin.user, 'Changed their password', { area: 'account' })
  return user
}

/**
 * Sets a password by the token of a one-time link, which ends; returns the account as stored, and
 * whether the link was an invitation. Throws Refusal 'invalid_token'.
 */
export async function setPasswordByLink(
  token: string,
  password: string,
  confirmation: string | undefined,
): Promise<{ user: User; isInvited: boolean }> {
  const found = findLink((await read(usersDocument)).value, token)
  if (!found) throw invalidLink()
  await requireGoodPassword(found.user, password, confirmation)
  const passwordHash = await hashPassword(password)
  const saved = await update(usersDocument, ({ value }) => {
    const still = findLink(value, token)
    if (!still) throw invalidLink()
    return withUser(value, still.user.id, user => afterLink(user, still.link, passwordHash))
  })
  const { id, email } = found.user
  await endSessions(session => session.userId === id)
  await clear({ what: `account ${sameAddress(email)}`, rule: ACCOUNT_RULE })
  const isInvited = found.link.kind === 'invitation'
  await recordActivity(
    found.user,
    isInvited ? 'Accepted their invitation' : 'Set a new password by a link',
    { area: 'account' },
  )
  return { user: userById(saved.value, id) ?? found.user, isInvited }
}

/** Refuses a new password that breaks the rules, with the text of the first one broken. */
async function requireGoodPassword(
  user: User,
  password: string,
  confirmation: string | undefined,
): Promise<void> {
  const { siteName: site } = await readSiteTexts()
  const problem = await newPasswordProblem(user, password, { site, confirmation })
  if (problem) {
    throw new Refusal(400, 'weak_password', problem, { fields: { newPassword: problem } })
  }
}

/** The account after its link was used; accepting an invitation needs no notice. */
function afterLink(user: User, link: StoredLink, passwordHash: string): User {
  const { kind, removesTwoFactor } = link
  const changed = withStanding(withPassword(user, passwordHash), link, Date.now())
  if (kind === 'invitation') return changed
  const done = 'A new password was set with a link.'
  const { twoFactor, passkeys } = user
  if (!removesTwoFactor || (!twoFactor && passkeys.length === 0)) {
    return withNotice(changed, notice(done))
  }
  const also = [
    twoFactor && 'turned your second factor off',
    passkeys.length > 0 && 'removed your passkeys',
  ].filter(Boolean)
  return withNotice(
    { ...changed, twoFactor: null, passkeys: [], needsPasskey: false },
    notice(`${done} It also ${also.join(' and ')}.`),
  )
}

/** The account with a new password: older sessions and links end. */
const withPassword = (user: User, passwordHash: string): User => ({
  ...user,
  passwordHash,
  sessionVersion: user.sessionVersion + 1,
  links: [],
  pendingSecret: null,
})

const invalidLink = () => new Refusal(400, 'invalid_token', INVALID_LINK)
