import type { User } from '#domain/account/user.ts'
import { readSiteTexts } from '../content/site.ts'
import { accountChanged, invitation, newSignIn, passwordReset } from '../mail/letters.ts'
import { canMail, sendMail } from '../mail/send.ts'
import type { LinkFor } from './people.ts'

const siteName = async () => (await readSiteTexts()).siteName

/** Mails a one-time link, and answers whether that worked. `by` is the admin who made it. */
export async function mailLink({ user, made }: LinkFor, by: string): Promise<boolean> {
  if (!canMail()) return false
  const { link, expiresAt, stored } = made
  const site = await siteName()
  return sendMail(
    stored.kind === 'invitation'
      ? invitation(user, site, by, link, expiresAt)
      : passwordReset(user, site, link, expiresAt),
  )
}

/** Tells an admin of a sign-in from a new device, if they want to know. */
export async function mailNewSignIn(user: User, device: string): Promise<void> {
  if (!canMail() || !user.notifications.securityAlerts) return
  await sendMail(newSignIn(user, await siteName(), device, new Date()))
}

/** Tells an admin of a change to how their account is signed in to, if they want to know. */
export async function mailAccountChanged(user: User, what: string): Promise<void> {
  if (!canMail() || !user.notifications.securityAlerts) return
  await sendMail(accountChanged(user, await siteName(), what))
}
