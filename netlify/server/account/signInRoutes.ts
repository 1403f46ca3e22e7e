import { ForgotPasswordSchema } from '#contract/account.schema.ts'
import { changePassword } from '#contract/changePassword.ts'
import { forgotPassword, LINK_ON_ITS_WAY, NO_MAIL } from '#contract/forgotPassword.ts'
import { LoginSchema } from '#contract/login.schema.ts'
import { login } from '#contract/login.ts'
import { PasswordChangeSchema, SetPasswordSchema } from '#contract/password.schema.ts'
import { setPassword } from '#contract/setPassword.ts'
import { requiresPasskey, type User } from '#domain/account/user.ts'
import { onAdmin } from '../auth/admin.ts'
import { cookieName, requireSafeCookies } from '../auth/cookies.ts'
import { startSession } from '../auth/session.ts'
import { signIn } from '../auth/signIn.ts'
import { attemptOf, recordSignIn } from '../auth/signInLog.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { canMail } from '../mail/send.ts'
import { configuredHost, trustedOrigin } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { mailAccountChanged } from './emails.ts'
import { mailResetLink, reserveRequest } from './forgotten.ts'
import { changeOwnPassword, setPasswordByLink } from './password.ts'
import { withSignInPage } from './plainSignIn.ts'
import { welcome } from './welcome.ts'

/** Sign-in, and new passwords: the list of common ones is large, so it stands here alone. */
export const signInRoutes = [
  withSignInPage(
    on(login, { body: LoginSchema }, async call => {
      const { request, ip, body, waitUntil } = call
      requireSafeCookies(request)
      const signedIn = await signIn(request, ip, body, entry => waitUntil(recordSignIn(entry)))
      return welcome(signedIn, call)
    }),
  ),
  // The response is the same for existing and unknown accounts.
  on(forgotPassword, { body: ForgotPasswordSchema }, async ({ request, ip, body, waitUntil }) => {
    const origin = trustedOrigin(request)
    if (!canMail() || !origin) return { ...DONE, mailed: false, message: NO_MAIL }
    await reserveRequest(ip)
    waitUntil(mailResetLink(body.email, origin))
    return { ...DONE, mailed: true, message: LINK_ON_ITS_WAY }
  }),
  on(setPassword, { body: SetPasswordSchema }, async call => {
    const { body, request, waitUntil } = call
    const { token, newPassword, confirmPassword } = body
    const { user, isInvited } = await setPasswordByLink(token, newPassword, confirmPassword)
    waitUntil(mailAccountChanged(user, ({ byLink }) => byLink))
    const { email } = user
    if (!isInvited || !isEnough(user, request)) return { ...DONE, email }
    const signIns = (await read(signInsDocument)).value
    waitUntil(recordSignIn({ ...attemptOf(signIns, user.id, call), result: 'signed_in' }))
    return { ...(await welcome({ user, knownDevice: true }, call)), email }
  }),
  // This browser gets a new session, every other one ends.
  onAdmin(changePassword, { body: PasswordChangeSchema }, async call => {
    const { admin, request, ip, body, headers, waitUntil } = call
    const user = await changeOwnPassword(admin, body)
    await startSession(user, request, ip, headers)
    waitUntil(mailAccountChanged(user, ({ password }) => password))
    return DONE
  }),
]

/** Whether the password alone signs in to the account, over this connection. */
const isEnough = (user: User, request: Request): boolean =>
  !user.twoFactor &&
  !requiresPasskey(user, configuredHost(request)) &&
  cookieName('session', request.url) !== null
