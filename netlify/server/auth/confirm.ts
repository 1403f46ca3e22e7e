import { WRONG_CURRENT_PASSWORD } from '#contract/changePassword.ts'
import { ACCOUNT_RULE } from '#domain/account/lockout.ts'
import { Refusal } from '../http/refusal.ts'
import { checkPassword } from './password.ts'
import type { Admin } from './session.ts'
import { makeTry } from './tries.ts'

/**
 * Makes sure that who asks for a weighty change is the admin and not someone at their open screen.
 * Throws Refusal 403 'wrong_password', and 429 'locked' after five wrong ones.
 */
export async function confirmPassword({ user }: Admin, password: string): Promise<void> {
  await makeTry([{ what: `confirm ${user.id}`, rule: ACCOUNT_RULE }], async () =>
    (await checkPassword(password, user.passwordHash))
      ? null
      : new Refusal(403, 'wrong_password', WRONG_CURRENT_PASSWORD, {
          fields: { currentPassword: WRONG_CURRENT_PASSWORD },
        }),
  )
}
