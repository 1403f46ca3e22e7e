import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordProblem } from '#domain/account/passwordRules.ts'
import type { User } from '#domain/account/user.ts'

/** Some 49,000 passwords from leaks, lower case, by how often they were found. */
const common = new Set<string>((dictionary['passwords-common'] ?? []).map(String))

interface Context {
  /** The site's name. */
  site: string
  confirmation?: string | undefined
}

/** What is wrong with a new password of a person; null when nothing is. */
export const newPasswordProblem = (
  { name, email }: Pick<User, 'name' | 'email'>,
  password: string,
  context: Context,
): string | null =>
  passwordProblem(password, {
    ...context,
    isCommon: lower => common.has(lower),
    personal: [name, email],
  })
