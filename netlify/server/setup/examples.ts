import { type Example, examplesIn } from '#config/examples.ts'
import { seedPages } from '#config/seed/pages/index.ts'
import { effectiveContent } from '#domain/content/overlay.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { mailState } from './mailState.ts'

/** Every value of the site that is still an example or not set. Throws StorageError. */
export async function remainingExamples(): Promise<Example[]> {
  const { sections } = (await read(contentDocument)).value
  const { users } = (await read(usersDocument)).value
  return examplesIn({
    text: path => effectiveContent(seedPages, sections, path),
    mail: await mailState(),
    adminEmails: users.map(({ email }) => email),
  })
}
