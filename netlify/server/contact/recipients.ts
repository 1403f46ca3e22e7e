import { wantsMail } from '#domain/account/notifications.ts'
import { sameAddress } from '#domain/account/user.ts'
import type { FormKind } from '#domain/contact/subjects.ts'
import { env } from '../env.ts'
import { read } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'

/** Someone whom a message is mailed to; `id` names them in what is stored of the delivery. */
export interface MailRecipient {
  id: string
  to: string
}

/**
 * Who gets the messages of a form: its mailbox (MAIL_TO, SCHOOL_MAIL_TO) and every admin who requested
 * for them in the settings, each address once. Throws StorageError.
 */
export async function recipientsOf(form: FormKind): Promise<MailRecipient[]> {
  const { mailTo, schoolMailTo } = env()
  const mailbox = form === 'school' ? (schoolMailTo ?? mailTo) : mailTo
  const { users } = (await read(usersDocument)).value
  const known = new Set((mailbox ?? '').split(',').map(sameAddress))
  const admins = users.filter(
    user => wantsMail(user, 'emailNotifications') && !known.has(sameAddress(user.email)),
  )
  return [
    ...(mailbox ? [{ id: 'mailbox', to: mailbox }] : []),
    ...admins.map(({ id, email }) => ({ id, to: email })),
  ]
}
