import { type Example, examplesIn } from '#config/examples.ts'
import { contentOf } from '#config/seed/releases.ts'
import type { User } from '#domain/account/user.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { readStructure } from '../storage/structure.ts'
import { usersDocument } from '../storage/users.ts'
import { mailState } from './mailState.ts'

/**
 * Every value of the site that is still an example or not set, and of the accounts the address of
 * that one, or of all. Throws StorageError.
 */
export async function remainingExamples(account?: User): Promise<Example[]> {
  const content = (await read(contentDocument)).value
  const { structure } = await readStructure()
  const users = account ? [account] : (await read(usersDocument)).value.users
  return examplesIn({
    hasSchool: structure.sites.school.on,
    text: path => contentOf(content, path),
    mail: await mailState(),
    adminEmails: users.map(({ email }) => email),
  })
}
