import type { StoredMessage, StoredReply } from '#domain/contact/message.ts'
import { subjects } from '#domain/contact/subjects.ts'
import type { DueReminder } from '#domain/khateebs/reminders.ts'
import { clock12, formatDay, formatMoment } from '#domain/time/format.ts'
import { replyMailTexts as texts } from '#texts/replyMail.ts'
import type { Email } from './send.ts'

interface Recipient {
  name: string
  email: string
}

const compose = (to: Recipient, subject: string, ...paragraphs: string[]): Email => ({
  to: to.email,
  subject,
  text: [`Assalamu alaikum ${to.name},`, ...paragraphs].join('\n\n'),
})

const until = (expiresAt: string) =>
  `It works once, until ${formatMoment(new Date(expiresAt), 'UTC')} UTC.`

/** The mail that invites a new admin to choose a password. */
export const invitation = (
  to: Recipient,
  site: string,
  by: string,
  link: string,
  expiresAt: string,
) =>
  compose(
    to,
    `${site}: your account as an admin`,
    `${by} has made you an admin of the website of ${site}. Choose your password here:`,
    link,
    until(expiresAt),
    'If you did not expect this, leave the link alone: nothing happens then.',
  )

/** The mail with a link to a new password, on request of 'Forgot password?'. */
export const passwordReset = (to: Recipient, site: string, link: string, expiresAt: string) =>
  compose(
    to,
    `${site}: a new password`,
    'Someone asked for a new password to your account. Choose it here:',
    link,
    until(expiresAt),
    'If it was not you, leave the link alone: your password stays as it is.',
  )

/** The mail with a link to a new password that another admin, or the maintainer, made. */
export const handedLink = (
  to: Recipient,
  site: string,
  by: string,
  link: string,
  expiresAt: string,
  removesTwoFactor: boolean,
) =>
  compose(
    to,
    `${site}: a link to a new password`,
    `${by} made a link to a new password for your account. Choose your password here:`,
    link,
    until(expiresAt),
    ...(removesTwoFactor ? ['Using the link also turns your second factor off.'] : []),
    'If you did not expect this, sign in and change your password at once: the link then stops working. Then tell the other admins.',
  )

/** The alert about a sign-in from a new browser. */
export const newSignIn = (to: Recipient, site: string, device: string, at: Date) =>
  compose(
    to,
    `${site}: a new sign-in to your account`,
    `Your account was signed in to from a new device: ${device}, ${at.toUTCString()}.`,
    'If it was not you, change your password at once and sign out everywhere: Settings, Security.',
  )

/** The mail about a change to how an admin signs in. */
export const accountChanged = (to: Recipient, site: string, what: string) =>
  compose(
    to,
    `${site}: your account was changed`,
    `${what}.`,
    'If it was not you, ask for a new password at once with “Forgot password?”, and tell the other admins.',
  )

/** The mail to the old address of an account whose address was changed. */
export const emailChanged = (to: Recipient, site: string, email: string) =>
  compose(
    to,
    `${site}: the e-mail address of your account was changed`,
    `The e-mail address of your account was changed from ${to.email} to ${email}.`,
    `If it was not you, tell the other admins at once. ${to.email} no longer signs in, and a link to a new password would go to ${email}.`,
  )

/** The mail to a person whose account or invitation was removed. */
export const removed = (to: Recipient, site: string, by: string) =>
  compose(
    to,
    `${site}: you are no longer an admin`,
    `${by} removed you from the admins of the website of ${site}. You can no longer sign in there.`,
    `If you did not expect this, ask ${by} or another admin.`,
  )

/** The mail to an admin whom another admin signed out. */
export const signedOut = (to: Recipient, site: string, by: string) =>
  compose(
    to,
    `${site}: you were signed out`,
    `${by} signed you out on all your devices. Your password stays as it is.`,
    `If you did not expect this, ask ${by}, and change your password: Settings, Security.`,
  )

/** The alert to all admins about an action of one of them, in case an account is misused. */
export const securityAlert = (to: Recipient, site: string, what: string) =>
  compose(
    to,
    `${site}: a security alert`,
    `${what}.`,
    'If that should not have happened, look at People and at the activity log in the admin panel, and tell the other admins.',
  )

/** The mail to every owner about a notice that wakes people. */
export const peopleWoken = (to: Recipient, site: string, what: string) =>
  compose(
    to,
    `${site}: an urgent notice`,
    `${what}.`,
    'If that should not have happened, delete the notice under Notices in the admin panel, sign that person out under People, and ask them to change their password.',
  )

/** The mail about what the dashboard asks admins to look at. */
export const attentionNeeded = (
  to: Recipient,
  site: string,
  found: readonly { text: string; path: string }[],
  origin: string,
) =>
  compose(
    to,
    `${site}: ${found.length === 1 ? 'one thing' : `${found.length} things`} to look at`,
    `The website of ${site} asks you to look at this:`,
    ...found.map(({ text, path }) => `- ${text}\n  ${origin}${path}`),
    'You get this mail once a day at most. You can turn it off in the panel: Settings, Notifications.',
  )

/** The mail at Maghrib of an evening on which the mosque waits for the moon. */
export const moonAwaited = (
  to: Recipient,
  site: string,
  month: string,
  outcomes: readonly string[],
  link: string,
) =>
  compose(
    to,
    `${site}: the moon of ${month}`,
    `The website waits for the moon of ${month} and shows visitors both outcomes:`,
    outcomes.map(outcome => `- ${outcome}`).join('\n'),
    `As soon as the mosque knows, confirm it with one tap on the dashboard: ${link}`,
    'You get this mail on such an evening only. You can turn it off in the panel: Settings, Notifications.',
  )

/** The reminder of a khutbah, to a khateeb who agreed to it. */
export const khutbahReminder = (
  { person, iso, slot }: DueReminder,
  site: string,
  mosque: string,
): Email => {
  const { khutbah, time, topic, place, language } = slot
  const hours = [khutbah && `khutbah at ${clock12(khutbah)}`, `prayer at ${clock12(time)}`]
  const lines = [
    `${formatDay(iso)}: ${hours.filter(Boolean).join(', ')}`,
    topic && `Topic: ${topic}`,
    place && `Place: ${place}`,
    language && `Language: ${language}`,
  ]
  return {
    ...compose(
      { name: person.name, email: person.reminder.email },
      `${site}: your khutbah on ${formatDay(iso)}`,
      `This is a reminder of the khutbah that you give at ${site}.`,
      lines.filter(Boolean).join('\n'),
      'If you cannot come, please reply to this e-mail.',
      'You get this mail because you agreed to it, once before each of your Fridays. To stop it, reply and say so: the mosque then deletes your address.',
    ),
    ...(mosque && { replyTo: { name: site, address: mosque } }),
  }
}

/** The mail about prayer settings that another admin saved. */
export const prayerTimesChanged = (to: Recipient, site: string, by: string) =>
  compose(
    to,
    `${site}: the prayer times were changed`,
    `${by} has changed the prayer settings. The new times are public already; earlier versions can be restored under Prayer times.`,
  )

/** A mail server that scans messages responds late; giving up too early would send the mail twice. */
const SCANNING_MS = 20_000

/** The mail of a contact message; a reply goes to the person who wrote. */
export function contactMessage(
  to: string,
  site: string,
  message: StoredMessage,
  messageId: string,
): Email {
  const { name, email, phone, subject } = message
  const about = subjects.name(subject)
  const receiver = message.form === 'school' ? 'the school' : site
  return {
    to,
    subject: `${about}: a message from ${name}`,
    replyTo: { name, address: email },
    messageId,
    timeoutMs: SCANNING_MS,
    text: [
      `${name} has written to ${receiver}. To respond, reply to this e-mail.`,
      [
        `Name: ${name}`,
        `E-mail: ${email}`,
        ...(phone ? [`Phone: ${phone}`] : []),
        `About: ${about}`,
      ].join('\n'),
      message.message,
      '-- \nSent by the contact form of the website. The message is also in the admin panel, under Messages.',
    ].join('\n\n'),
  }
}

/** A reply to a contact message: in the mosque's name, and an answer to it goes to who wrote it. */
export function contactReply(
  site: string,
  message: StoredMessage,
  reply: StoredReply,
  { messageId, references }: { messageId: string; references: string[] },
): Email {
  const quoted = message.message.split('\n').map(line => `> ${line}`)
  return {
    to: { name: message.name, address: message.email },
    fromName: site,
    subject: texts.subject(subjects.name(message.subject), site),
    replyTo: { name: reply.by, address: reply.email },
    messageId,
    ...(references.length > 0 && { references }),
    timeoutMs: SCANNING_MS,
    text: [
      reply.text,
      `${reply.by}\n${site}`,
      [texts.wrote(message.name), ...quoted].join('\n'),
    ].join('\n\n'),
  }
}

/** The mail to a person to whom another admin handed a message. */
export const messageHandedOn = (to: Recipient, site: string, by: string, link: string) =>
  compose(
    to,
    `${site}: a message for you to answer`,
    `${by} handed a message of a visitor on to you. It is here:`,
    link,
  )
