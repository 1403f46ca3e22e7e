import { z } from 'zod'
import { isAllowed, type Right, type Role } from './roles.ts'

interface Flag {
  label: string
  hint: string
  initial: boolean
  right?: Right
}

/**
 * The mails that an admin can decline, as the Notifications tab lists them: what is stored, what the
 * API takes and the tab follow from this list. A new flag is an entry here and `wantsMail` where the
 * mail is sent; accounts saved before it take its `initial` value. `right`: what an
 * account needs to get the mail; without it, only owners do.
 */
const FLAGS = {
  emailNotifications: {
    label: 'New messages',
    hint: 'An e-mail when somebody writes through a form of the site. What looks like spam waits in the panel instead.',
    right: 'messages',
    initial: true,
  },
  prayerTimeUpdates: {
    label: 'Prayer time changes',
    hint: 'An e-mail when somebody else changes the prayer settings, and at Maghrib when the mosque waits for the moon of Ramadan, Shawwal or Dhu al-Hijjah.',
    right: 'prayer',
    initial: true,
  },
  siteProblems: {
    label: 'Things to look at',
    hint: 'An e-mail, once a day at most, about what the dashboard asks you to look at: changes that cannot be saved, pages that could not be rebuilt, prayer times that end, messages that wait.',
    initial: true,
  },
  securityAlerts: {
    label: 'Security alerts',
    hint: 'An e-mail when your account is signed in to from a new device. Owners also get one when somebody is invited or becomes an owner, and when a backup is downloaded.',
    right: 'signedIn',
    initial: true,
  },
} as const satisfies Record<string, Flag>
type Notification = keyof typeof FLAGS
export type Notifications = Record<Notification, boolean>

/** The flags in the order of the tab. */
export const NOTIFICATIONS = (Object.keys(FLAGS) as Notification[]).map(name => ({
  name,
  ...FLAGS[name],
}))

const each = <Schema>(schema: (initial: boolean) => Schema) =>
  Object.fromEntries(NOTIFICATIONS.map(({ name, initial }) => [name, schema(initial)])) as Record<
    Notification,
    Schema
  >

/** As stored: an absent flag gets its initial value. */
export const StoredNotificationsSchema = z
  .object(each(initial => z.boolean().default(initial)))
  .prefault({})

/** As a save sends them: all flags are required. */
export const NotificationsSchema = z.object(each(() => z.boolean()))

/** Whether accounts of a role get mails of that kind. */
export function getsMail(role: Role, kind: Notification): boolean {
  const { right }: Flag = FLAGS[kind]
  return isAllowed(role, right)
}

/** Whether a mail of that kind goes to the account; one that is only invited gets none. */
export const wantsMail = (
  user: { role: Role; passwordHash: string | null; notifications: Notifications },
  kind: Notification,
): boolean => user.passwordHash !== null && getsMail(user.role, kind) && user.notifications[kind]
