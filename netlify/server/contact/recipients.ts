import { wantsMail } from '#domain/account/notifications.ts'
import { sameAddress } from '#domain/account/user.ts'
import type { FormKind } from '#domain/contact/subjects.ts'
import { env } from '../env.ts'
import { read } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'

/** A recipient of messages; `id` names them in the stored delivery state. */
export interface MailRecipient {
  id: string
  to: string
}

/**
 * The recipients of a form's messages: its mailbox (MAIL_TO, SCHOOL_MAIL_TO) and every admin with
 * message notifications, each address once. Throws StorageError.
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
