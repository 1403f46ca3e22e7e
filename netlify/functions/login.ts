import type { Config } from '@netlify/functions'
import { LoginSchema } from '#contract/login.schema.ts'
import { login } from '#contract/login.ts'
import { deviceName } from '#domain/account/device.ts'
import { mailNewSignIn } from '#server/account/letters.ts'
import { signedInUser } from '#server/account/views.ts'
import { requireSafeCookies } from '#server/auth/cookies.ts'
import { startSession } from '#server/auth/session.ts'
import { signIn } from '#server/auth/signIn.ts'
import { DONE } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'

/** Signs an admin in: password, second factor, session cookie. */
export default handle(
  on(login, { body: LoginSchema }, async ({ request, ip, body, headers, waitUntil }) => {
    requireSafeCookies(request)
    const { user, knownDevice } = await signIn(request, ip, body)
    await startSession(user, request, ip, headers)
    if (!knownDevice) {
      waitUntil(mailNewSignIn(user, deviceName(request.headers.get('user-agent'))))
    }
    return { ...DONE, user: signedInUser(user) }
  }),
)

export const config: Config = {
  path: '/api/login',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
