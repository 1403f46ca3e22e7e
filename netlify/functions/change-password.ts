import type { Config } from '@netlify/functions'
import { changePassword } from '#contract/changePassword.ts'
import { PasswordChangeSchema } from '#contract/password.schema.ts'
import { mailAccountChanged } from '#server/account/letters.ts'
import { changeOwnPassword } from '#server/account/password.ts'
import { startSession } from '#server/auth/session.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Changes the caller's password; this browser gets a new session, every other one ends. */
export default handle(
  onAdmin(changePassword, { body: PasswordChangeSchema }, async call => {
    const { admin, request, ip, body, headers, waitUntil } = call
    const user = await changeOwnPassword(admin, body)
    await startSession(user, request, ip, headers)
    waitUntil(mailAccountChanged(user, 'The password of your account was changed'))
    return DONE
  }),
)

export const config: Config = {
  path: '/api/change-password',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
