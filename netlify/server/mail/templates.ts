import { writtenIn } from '#config/reader.ts'
import { deviceName } from '#domain/account/device.ts'
import { roleInWords } from '#domain/account/roles.ts'
import type { User } from '#domain/account/user.ts'
import type { StoredMessage, StoredReply } from '#domain/contact/message.ts'
import { subjects } from '#domain/contact/subjects.ts'
import type { DueReminder } from '#domain/khateebs/reminders.ts'
import type { MoonState } from '#domain/prayer/schedule.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { locale } from '#locale/locale.ts'
import { spell } from '#locale/spell.ts'
import { replyMailTexts, mailTexts as texts } from '#texts/mails.ts'
import { marks } from '#texts/marks.ts'
import type { PanelWords } from './panelWords.ts'
import type { Email } from './send.ts'

/*
 * Mails in the language of the scope that writes them (`inOwnLanguage`). Those that quote the activity
 * log or the dashboard are in the panel's.
 */

interface Recipient {
  name: string
  email: string
}

const compose = (to: Recipient, subject: string, ...paragraphs: string[]): Email => ({
  to: to.email,
  language: locale().language,
  subject,
  text: [texts.greeting(to.name), ...paragraphs].join('\n\n'),
})

const composeInPanelWords = (
  { language, say }: PanelWords,
  to: Recipient,
  subject: string,
  ...paragraphs: string[]
): Email =>
  writtenIn(language, () => compose(to, say(subject), ...paragraphs.map(text => say(text))))

/** The mail that invites a new admin to choose a password. */
export const invitation = (to: User, site: string, by: string, link: string, until: string) =>
  compose(
    to,
    texts.invitation.subject(site),
    texts.invitation.text(by, site, roleInWords(to.role)),
    link,
    texts.once(until),
    texts.invitation.unexpected,
  )

/** The mail with a link to a new password, on request of 'Forgot password?'. */
export const passwordReset = (to: Recipient, site: string, link: string, until: string) =>
  compose(
    to,
    texts.reset.subject(site),
    texts.reset.text,
    link,
    texts.once(until),
    texts.reset.notYou,
  )

/** The mail with a link to a new password that another admin, or the maintainer, made. */
export const handedLink = (
  to: Recipient,
  site: string,
  by: string,
  link: string,
  until: string,
  removesTwoFactor: boolean,
) =>
  compose(
    to,
    texts.handed.subject(site),
    texts.handed.text(by),
    link,
    texts.once(until),
    ...(removesTwoFactor ? [texts.handed.removesTwoFactor] : []),
    texts.handed.unexpected,
  )

/** The alert about a sign-in from a new browser. */
export const newSignIn = (to: Recipient, site: string, userAgent: string | null, when: string) =>
  compose(
    to,
    texts.signIn.subject(site),
    texts.signIn.text(deviceName(userAgent, texts.signIn), when),
    texts.signIn.notYou,
  )

/** The mail about a change to how an admin signs in. */
export const accountChanged = (to: Recipient, site: string, what: ChangeWords) =>
  compose(to, texts.changed.subject(site), what(texts.changed), texts.changed.notYou)

/** What was changed, in the words of the mail's language. */
export type ChangeWords = (changed: typeof texts.changed) => string

/** The mail to the old address of an account whose address was changed. */
export const emailChanged = (to: Recipient, site: string, email: string) =>
  compose(
    to,
    texts.email.subject(site),
    texts.email.text(to.email, email),
    texts.email.notYou(to.email, email),
  )

/** The mail to a person whose account or invitation was removed. */
export const removed = (to: Recipient, site: string, by: string) =>
  compose(
    to,
    texts.removed.subject(site),
    texts.removed.text(by, site),
    texts.removed.unexpected(by),
  )

/** The mail to an admin whom another admin signed out. */
export const signedOut = (to: Recipient, site: string, by: string) =>
  compose(
    to,
    texts.signedOut.subject(site),
    texts.signedOut.text(by),
    texts.signedOut.unexpected(by),
  )

/** The alert to all admins about an action of one of them, in case an account is misused. */
export const securityAlert = (words: PanelWords, to: Recipient, site: string, what: string) =>
  composeInPanelWords(
    words,
    to,
    `${site}: a security alert`,
    `${what}.`,
    'If that should not have happened, look at People and at the activity log in the admin panel, and tell the other admins.',
  )

/** The mail to every owner about a notice that wakes people. */
export const peopleWoken = (words: PanelWords, to: Recipient, site: string, what: string) =>
  composeInPanelWords(
    words,
    to,
    `${site}: an urgent notice`,
    `${what}.`,
    'If that should not have happened, delete the notice under Notices in the admin panel, sign that person out under People, and ask them to change their password.',
  )

/** The mail about what the dashboard asks admins to look at. */
export const attentionNeeded = (
  words: PanelWords,
  to: Recipient,
  site: string,
  found: readonly { text: string; path: string }[],
  origin: string,
) =>
  composeInPanelWords(
    words,
    to,
    `${site}: ${found.length === 1 ? 'one thing' : `${found.length} things`} to look at`,
    `The website of ${site} asks you to look at this:`,
    ...found.map(({ text, path }) => `- ${spell(words.say(text))}\n  ${origin}${path}`),
    'You get this mail once a day at most. You can turn it off in the panel: Settings, Notifications.',
  )

/** The mail at Maghrib of an evening on which the mosque waits for the moon. */
export const moonAwaited = (
  to: Recipient,
  site: string,
  { month, words }: Pick<MoonState, 'month' | 'words'>,
  evening: string,
  link: string,
) =>
  compose(
    to,
    texts.moon.subject(site, month),
    texts.moon.text(month),
    // They say 'tonight' and may be read later.
    [capital(formatDay(evening)), ...words.map(outcome => `- ${outcome}`)].join('\n'),
    texts.moon.confirm(link),
    texts.moon.off,
  )

/** The reminder of a khutbah, to a khateeb who agreed to it. */
export const khutbahReminder = (
  { person, iso, slot }: DueReminder,
  site: string,
  mosque: string,
): Email => {
  const { khutbah, time, topic, place, language } = slot
  const { khutbah: words } = texts
  const day = formatDay(iso)
  const hours = [khutbah && words.khutbah(clock12(khutbah)), words.prayer(clock12(time))]
  const lines = [
    `${capital(day)}${marks.colon}${hours.filter(Boolean).join(marks.comma)}`,
    topic && words.topic(topic),
    place && words.place(place),
    language && words.language(language),
  ]
  return {
    ...compose(
      { name: person.name, email: person.reminder.email },
      words.subject(site, day),
      words.text(site),
      lines.filter(Boolean).join('\n'),
      words.cannot,
      words.why,
    ),
    ...(mosque && { replyTo: { name: site, address: mosque } }),
  }
}

/** The mail about prayer settings that another admin saved. */
export const prayerTimesChanged = (to: Recipient, site: string, by: string) =>
  compose(to, texts.prayer.subject(site), texts.prayer.text(by))

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
  const words = texts.message
  return {
    to,
    language: locale().language,
    subject: words.subject(about, name),
    replyTo: { name, address: email },
    messageId,
    timeoutMs: SCANNING_MS,
    text: [
      message.form === 'school' ? words.school(name) : words.text(name, site),
      [
        words.name(name),
        words.email(email),
        ...(phone ? [words.phone(phone)] : []),
        words.about(about),
      ].join('\n'),
      message.message,
      `-- \n${words.sent}`,
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
    language: locale().language,
    subject: replyMailTexts.subject(subjects.name(message.subject), site),
    replyTo: { name: reply.by, address: reply.email },
    messageId,
    ...(references.length > 0 && { references }),
    timeoutMs: SCANNING_MS,
    text: [
      reply.text,
      `${reply.by}\n${site}`,
      [replyMailTexts.wrote(message.name), ...quoted].join('\n'),
    ].join('\n\n'),
  }
}

/** The mail to a person to whom another admin handed a message. */
export const messageHandedOn = (to: Recipient, site: string, by: string, link: string) =>
  compose(to, texts.handedOn.subject(site), texts.handedOn.text(by), link)
