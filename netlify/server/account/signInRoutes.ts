import { ForgotPasswordSchema } from '#contract/account.schema.ts'
import { forgotPassword, LINK_ON_ITS_WAY, NO_MAIL } from '#contract/forgotPassword.ts'
import { LoginSchema } from '#contract/login.schema.ts'
import { login } from '#contract/login.ts'
import { SetPasswordSchema } from '#contract/password.schema.ts'
import { setPassword } from '#contract/setPassword.ts'
import { deviceName } from '#domain/account/device.ts'
import { requireSafeCookies } from '../auth/cookies.ts'
import { startSession } from '../auth/session.ts'
import { signIn } from '../auth/signIn.ts'
import { recordSignIn } from '../auth/signInLog.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { canMail } from '../mail/send.ts'
import { trustedOrigin } from '../siteOrigin.ts'
import { mailAccountChanged, mailNewSignIn } from './emails.ts'
import { mailResetLink, reserveRequest } from './forgotten.ts'
import { setPasswordByLink } from './password.ts'
import { withSignInPage } from './plainSignIn.ts'
import { signedInUser } from './views.ts'

/** Sign-in and passwords by link. */
export const signInRoutes = [
  withSignInPage(
    on(login, { body: LoginSchema }, async ({ request, ip, body, headers, waitUntil }) => {
      requireSafeCookies(request)
      const { user, knownDevice } = await signIn(request, ip, body, entry =>
        waitUntil(recordSignIn(entry)),
      )
      await startSession(user, request, ip, headers)
      if (!knownDevice) {
        waitUntil(mailNewSignIn(user, deviceName(request.headers.get('user-agent'))))
      }
      return { ...DONE, user: signedInUser(user) }
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
  on(setPassword, { body: SetPasswordSchema }, async ({ body, waitUntil }) => {
    const { token, newPassword, confirmPassword } = body
    const user = await setPasswordByLink(token, newPassword, confirmPassword)
    waitUntil(mailAccountChanged(user, 'A new password was set by a link'))
    return { ...DONE, email: user.email }
  }),
]
