import type { ContactFields } from './fields.ts'
import type { SpamReason } from './spam.ts'
import type { FormKind, Subject } from './subjects.ts'

/** Where a message can lie. */
export const MAILBOXES = ['inbox', 'answered', 'archived', 'quarantine'] as const
export type Mailbox = (typeof MAILBOXES)[number]

/** How far the mail of a message is, as the panel shows it. */
export type DeliveryInfo =
  | { state: 'sending' | 'sent' }
  /** None was sent; `possible`: there is a mail server now, so that one can be requested. */
  | { state: 'off'; possible: boolean }
  /** `nextAt`: ISO instant of the next try. */
  | { state: 'waiting'; tries: number; nextAt: string }
  | { state: 'failed'; tries: number }

/** A message as the panel lists and opens it. */
export interface Message extends ContactFields {
  id: string
  form: FormKind
  subject: Subject
  /** ISO instant. */
  receivedAt: string
  place: Mailbox
  read: boolean
  delivery: DeliveryInfo
  /** Why it lies in quarantine, or nearly does. */
  reasons: SpamReason[]
}

/** What the panel's sidebar and dashboard tell. */
export interface MessageCounts {
  /** In the inbox and not read. */
  unread: number
  /** In the inbox for longer than UNANSWERED_DAYS. */
  unanswered: number
  quarantined: number
  /** Whose mail was given up. */
  undelivered: number
}

/** A message that waits longer than this is pointed out on the dashboard. */
export const UNANSWERED_DAYS = 5
/** Messages on a page of the panel. */
export const MESSAGES_PAGE_SIZE = 20
/** The longest that a message is kept, as the privacy page promises. */
const KEPT_MONTHS = 12

/** How long a message of a flood is kept in quarantine. */
export const FLOOD_KEPT_DAYS = 14

const DAY = 86_400_000

/** Counts what the sidebar and the dashboard tell; `now` in ms since 1970. */
export function countMessages(messages: readonly Message[], now: number): MessageCounts {
  const inbox = messages.filter(({ place }) => place === 'inbox')
  const late = now - UNANSWERED_DAYS * DAY
  return {
    unread: inbox.filter(({ read }) => !read).length,
    unanswered: inbox.filter(({ receivedAt }) => Date.parse(receivedAt) < late).length,
    quarantined: messages.filter(({ place }) => place === 'quarantine').length,
    undelivered: messages.filter(({ delivery }) => delivery.state === 'failed').length,
  }
}

/** Which messages are requested; an absent field matches all. */
export interface MessageFilter {
  place?: Mailbox | undefined
  form?: FormKind | undefined
  subject?: Subject | undefined
  /** Words that all occur in name, address, phone or text, in any case. */
  q?: string | undefined
}

/** Whether a message is one of those requested. */
export function matchesFilter(message: Message, filter: MessageFilter): boolean {
  const { place, form, subject, q = '' } = filter
  if (place && message.place !== place) return false
  if (form && message.form !== form) return false
  if (subject && message.subject !== subject) return false
  const text = folded([message.name, message.email, message.phone, message.message].join('\n'))
  return folded(q)
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** Without case, accents and Arabic vowel marks: people search as they remember. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The moment before which messages are too old to be kept. */
export function keptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - KEPT_MONTHS)
  return since
}

/** The moment before which a message of a flood is too old to be kept in quarantine. */
export const floodKeptSince = (now: Date): Date => new Date(now.getTime() - FLOOD_KEPT_DAYS * DAY)
