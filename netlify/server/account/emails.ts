import { wantsMail } from '#domain/account/notifications.ts'
import { isOwner } from '#domain/account/roles.ts'
import type { User } from '#domain/account/user.ts'
import { isSeed } from '#domain/prayer/seed.ts'
import { formatMoment } from '#domain/time/format.ts'
import { mail } from '../mail/mail.ts'
import { panelWords } from '../mail/panelWords.ts'
import { canMail } from '../mail/send.ts'
import {
  accountChanged,
  type ChangeWords,
  emailChanged,
  handedLink,
  invitation,
  newSignIn,
  passwordReset,
  peopleWoken,
  removed,
  securityAlert,
  signedOut,
} from '../mail/templates.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { usersDocument } from '../storage/users.ts'
import type { LinkFor } from './people.ts'

/**
 * Mails a one-time link, and returns whether that worked. `by` is the admin who made it; null when
 * it was requested by 'Forgot password?'.
 */
export async function mailLink({ user, made }: LinkFor, by: string | null): Promise<boolean> {
  const inWords = await momentsInWords()
  return mail(site => {
    const { link, expiresAt, stored } = made
    const until = inWords(new Date(expiresAt))
    if (by === null) return passwordReset(user, site, link, until)
    return stored.kind === 'invitation'
      ? invitation(user, site, by, link, until)
      : handedLink(user, site, by, link, until, stored.removesTwoFactor)
  })
}

/** Mails an admin about a sign-in from a new device, if their notifications are on. */
export async function mailNewSignIn(user: User, userAgent: string | null): Promise<void> {
  if (!wantsMail(user, 'securityAlerts')) return
  const inWords = await momentsInWords()
  await mail(site => newSignIn(user, site, userAgent, inWords(new Date())))
}

/** Mails an admin about a change to how they sign in. This mail cannot be turned off. */
export const mailAccountChanged = (user: User, what: ChangeWords): Promise<boolean> =>
  mail(site => accountChanged(user, site, what))

/** Mails the old address about a new one, since a thief does not read the old mailbox. */
export const mailEmailChanged = (before: User, email: string): Promise<boolean> =>
  mail(site => emailChanged(before, site, email))

/** Mails a person that they are no longer an admin. */
export const mailRemoved = (user: User, by: string): Promise<boolean> =>
  mail(site => removed(user, site, by))

/** Mails an admin that another one signed them out. */
export const mailSignedOut = (user: User, by: string): Promise<boolean> =>
  mail(site => signedOut(user, site, by))

/**
 * Mails every owner with security alerts, the actor included: someone else may have used their
 * screen.
 */
export const mailAlert = (what: string): Promise<void> =>
  mailOwners(securityAlert, what, user => wantsMail(user, 'securityAlerts'))

/** Mails every owner about what wakes people. This mail cannot be turned off. */
export const mailEveryOwner = (what: string): Promise<void> => mailOwners(peopleWoken, what)

async function mailOwners(
  write: typeof securityAlert,
  what: string,
  wants = (_: User) => true,
): Promise<void> {
  if (!canMail()) return
  const { users } = (await read(usersDocument)).value
  const words = await panelWords()
  for (const user of users)
    if (isOwner(user.role) && wants(user)) await mail(site => write(words, user, site, what))
}

/** How moments are written: in the mosque's zone, once a new site knows where it is. */
async function momentsInWords(): Promise<(moment: Date) => string> {
  // Who is to mend the settings needs the link as well.
  const zone = await read(prayerSettingsDocument).then(
    ({ value }) => (isSeed('place', value) ? undefined : value.place.timeZone),
    () => undefined,
  )
  return moment => (zone ? formatMoment(moment, zone) : `${formatMoment(moment, 'UTC')} UTC`)
}
