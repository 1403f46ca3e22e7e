import { passwordProblem } from '#domain/account/passwordRules.ts'
import type { User } from '#domain/account/user.ts'

let common: ReadonlySet<string> | undefined

/** Some 49,000 passwords from leaks, lower case: half a megabyte that few calls of a function need. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  common ??= new Set((dictionary['passwords-common'] ?? []).map(String))
  return common
}

interface Context {
  /** The site's name. */
  site: string
  confirmation?: string | undefined
}

/** What is wrong with a new password of a person; null when nothing is. */
export async function newPasswordProblem(
  { name, email }: Pick<User, 'name' | 'email'>,
  password: string,
  context: Context,
): Promise<string | null> {
  const known = await commonPasswords()
  return passwordProblem(password, {
    ...context,
    isCommon: lower => known.has(lower),
    personal: [name, email],
  })
}
