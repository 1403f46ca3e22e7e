import type { ContactBody } from '#contract/contact.ts'
import { allMessages } from '#server/storage/mailbox.ts'
import type { Kept } from '#server/storage/messages.ts'

/** A message as a visitor's form sends it. */
export const aMessage = (values: Partial<ContactBody> = {}): ContactBody => ({
  name: 'Maryam Odeh',
  email: 'maryam@example.net',
  phone: '',
  subject: 'general',
  message: 'Is there room for a stroller?',
  ...values,
})

/** The only message that is stored; fails the test when there are more, or none. */
export async function onlyMessage(): Promise<Kept> {
  const all = await allMessages()
  if (all.length !== 1) throw new Error(`${all.length} messages instead of one`)
  return all[0]!
}
