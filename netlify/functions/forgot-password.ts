import type { Config } from '@netlify/functions'
import { ForgotPasswordSchema } from '#contract/account.schema.ts'
import { forgotPassword, LINK_ON_ITS_WAY, NO_MAIL } from '#contract/forgotPassword.ts'
import { mailForgotten, reserveRequest } from '#server/account/forgotten.ts'
import { mailOrigin } from '#server/account/origin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'
import { canMail } from '#server/mail/send.ts'

/** Mails a reset link, and says the same to everyone. */
export default handle(
  on(forgotPassword, { body: ForgotPasswordSchema }, async ({ request, ip, body, waitUntil }) => {
    const origin = mailOrigin(request)
    if (!canMail() || !origin) return { ...DONE, mailed: false, message: NO_MAIL }
    await reserveRequest(ip)
    waitUntil(mailForgotten(body.email, origin))
    return { ...DONE, mailed: true, message: LINK_ON_ITS_WAY }
  }),
)

export const config: Config = {
  path: '/api/forgot-password',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
