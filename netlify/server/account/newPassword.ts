import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordProblem } from '#domain/account/passwordRules.ts'
import type { User } from '#domain/account/user.ts'
import { readSiteTexts } from '../content/site.ts'
import { Refusal } from '../http/refusal.ts'

/** Some 49,000 passwords from leaks, lower case, by how often they were found. */
const common = new Set<string>((dictionary['passwords-common'] ?? []).map(String))

/** Refuses a new password that breaks the rules, with the text of the first one broken. */
export async function requireGoodPassword(
  user: Pick<User, 'name' | 'email'>,
  password: string,
  confirmation: string | undefined,
): Promise<void> {
  const { siteName } = await readSiteTexts()
  const problem = passwordProblem(password, {
    confirmation,
    isCommon: lower => common.has(lower),
    personal: [user.name, user.email, siteName],
  })
  if (problem) {
    throw new Refusal(400, 'weak_password', problem, { fields: { newPassword: problem } })
  }
}
