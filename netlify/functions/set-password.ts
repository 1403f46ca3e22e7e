import type { Config } from '@netlify/functions'
import { SetPasswordSchema } from '#contract/password.schema.ts'
import { setPassword } from '#contract/setPassword.ts'
import { mailAccountChanged } from '#server/account/letters.ts'
import { setPasswordByLink } from '#server/account/password.ts'
import { DONE } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'

/** Sets a password by a one-time link. */
export default handle(
  on(setPassword, { body: SetPasswordSchema }, async ({ body, waitUntil }) => {
    const { token, newPassword, confirmPassword } = body
    const user = await setPasswordByLink(token, newPassword, confirmPassword)
    waitUntil(mailAccountChanged(user, 'A new password was set by a link'))
    return { ...DONE, email: user.email }
  }),
)

export const config: Config = {
  path: '/api/set-password',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
