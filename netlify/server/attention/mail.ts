import { wantsMail } from '#domain/account/notifications.ts'
import type { User } from '#domain/account/user.ts'
import { readOwnName } from '../content/site.ts'
import { env } from '../env.ts'
import type { PanelWords } from '../mail/panelWords.ts'
import { sendMail } from '../mail/send.ts'
import { attentionNeeded } from '../mail/templates.ts'
import { read } from '../storage/documents.ts'
import { StorageError } from '../storage/errors.ts'
import { usersDocument } from '../storage/users.ts'
import type { Finding } from './findings.ts'

/** Whom to mail when storage cannot be read any more. */
let known: { users: readonly User[]; siteName: string } | undefined

/** Who can be mailed; remembered for when storage cannot be read. */
export async function readRecipients() {
  try {
    const { users } = (await read(usersDocument)).value
    known = { users, siteName: await readOwnName() }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
  }
  return known ?? { users: [], siteName: '' }
}

/** Where the panel is, for links in mails; '' where nobody has said it. */
export const adminOrigin = (): string => env().siteUrl ?? env().publicUrl ?? ''

/** Mails what was found to every admin who wants that. */
export async function mailAttention(
  { users, siteName }: Awaited<ReturnType<typeof readRecipients>>,
  found: readonly Finding[],
  words: PanelWords,
): Promise<void> {
  const origin = adminOrigin()
  for (const user of users) {
    if (!wantsMail(user, 'siteProblems')) continue
    await sendMail(attentionNeeded(words, user, siteName, found, origin))
  }
}
