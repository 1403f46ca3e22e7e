import { isAllowed } from '#domain/account/roles.ts'
import type { Holder } from '#domain/contact/inbox.ts'
import { mail } from '../mail/mail.ts'
import { canMail } from '../mail/send.ts'
import { messageHandedOn } from '../mail/templates.ts'
import { read } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'

/** Who can take care of messages: those who may answer them, without invitations. Throws StorageError. */
async function answering() {
  const { users } = (await read(usersDocument)).value
  return users.filter(user => user.passwordHash !== null && isAllowed(user.role, 'messages'))
}

export const holders = async (): Promise<Holder[]> =>
  (await answering()).map(({ id, name }) => ({ id, name }))

/** Mails a person that another one handed a message on to them. */
export async function mailHandedOn(to: string, by: Holder, link: string): Promise<void> {
  if (!canMail() || to === by.id) return
  const person = (await answering()).find(({ id }) => id === to)
  if (person) await mail(site => messageHandedOn(person, site, by.name, link))
}
