import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordProblem } from '#domain/account/passwordRules.ts'
import type { User } from '#domain/account/user.ts'
import { readSiteTexts } from '../content/site.ts'
import { Refusal } from '../http/refusal.ts'

/** Some 49,000 passwords from leaks, lower case, by how often they were found. */
const common = new Set<string>((dictionary['passwords-common'] ?? []).map(String))

type Owner = Pick<User, 'name' | 'email'>

/** What is wrong with a new password of a person; null when nothing is. */
export async function newPasswordProblem(
  { name, email }: Owner,
  password: string,
  confirmation?: string,
): Promise<string | null> {
  const { siteName } = await readSiteTexts()
  return passwordProblem(password, {
    confirmation,
    isCommon: lower => common.has(lower),
    personal: [name, email],
    site: siteName,
  })
}

/** Refuses a new password that breaks the rules, with the text of the first one broken. */
export async function requireGoodPassword(
  user: Owner,
  password: string,
  confirmation: string | undefined,
): Promise<void> {
  const problem = await newPasswordProblem(user, password, confirmation)
  if (problem) {
    throw new Refusal(400, 'weak_password', problem, { fields: { newPassword: problem } })
  }
}
