import { LIFETIMES, monthsBefore } from '#domain/retention/lifetimes.ts'
import { DAY } from '#domain/time/civil.ts'
import type { ContactFields } from './fields.ts'
import { momentOf } from './messageId.ts'
import type { SpamReason } from './spam.ts'
import type { FormKind, Subject } from './subjects.ts'

/** The places of a message. */
export const MAILBOXES = ['inbox', 'answered', 'archived', 'quarantine'] as const
export type Mailbox = (typeof MAILBOXES)[number]

/** The state of a message's mail, as the panel shows it. */
export type DeliveryInfo =
  | { state: 'sending' | 'sent' }
  /** None was sent; `possible`: a mail server is set now, so that one can be requested. */
  | { state: 'off'; possible: boolean }
  /** `nextAt`: ISO instant of the next try. */
  | { state: 'waiting'; tries: number; nextAt: string }
  /** `unsure`: it may have gone out, since the site stopped while it was sending. */
  | { state: 'failed'; tries: number; unsure?: boolean }

/** What an admin wrote about a message: to its sender, or to the other admins. */
export interface ThreadEntry {
  id: string
  /** The admin's name. */
  by: string
  /** ISO instant. */
  at: string
  text: string
  /** Of a reply; a note has none. */
  delivery?: DeliveryInfo
}

/** The longest reply and note, and how many of both a message can have. */
export const REPLY_MOST = 5000
export const MESSAGE_NOTE_MOST = 1000
export const THREAD_MOST = 60

/** A message as the panel lists and opens it. */
export interface Message extends ContactFields {
  id: string
  form: FormKind
  subject: Subject
  /** ISO instant. */
  receivedAt: string
  /** Of the page that it came from, where that is not English. */
  language?: string | undefined
  place: Mailbox
  read: boolean
  delivery: DeliveryInfo
  /** Why it is in quarantine, or close to it. */
  reasons: SpamReason[]
  /** Who takes care of it. */
  holder: Holder | null
  /** Oldest first. */
  thread: ThreadEntry[]
  /** A reply can be sent from here: a mail server is set, and it is not in quarantine. */
  canReply: boolean
}

/** Someone who answers messages. */
export interface Holder {
  id: string
  name: string
}

/** The counts of the panel's sidebar and dashboard. */
export interface MessageCounts {
  /** In the inbox and not read. */
  unread: number
  /** Unanswered in the inbox for longer than UNANSWERED_DAYS. */
  unanswered: number
  quarantined: number
  /** Messages whose mail failed for good. */
  undelivered: number
}

/** A message that waits longer than this is shown on the dashboard. */
export const UNANSWERED_DAYS = 5
/** Messages on a page of the panel. */
export const MESSAGES_PAGE_SIZE = 20

/** How long a message of a flood is kept in quarantine. */
export const FLOOD_KEPT_DAYS = 14

/** What the counts need of a message. */
interface Counted extends Pick<Message, 'id' | 'place'> {
  read?: boolean | undefined
  /** Whether its mail has failed for good. */
  failed?: boolean | undefined
}

/** Counts messages for the sidebar and the dashboard; `now` in ms since 1970. */
export function countMessages(messages: readonly Counted[], now: number): MessageCounts {
  const late = momentOf(new Date(now - UNANSWERED_DAYS * DAY))
  const inbox = messages.filter(({ place }) => place === 'inbox')
  return {
    unread: inbox.filter(({ read }) => !read).length,
    unanswered: inbox.filter(({ id }) => id < late).length,
    quarantined: messages.filter(({ place }) => place === 'quarantine').length,
    undelivered: messages.filter(({ failed }) => failed).length,
  }
}

/** The moment before which messages are too old to be kept. */
export function keptSince(now: Date): Date {
  return monthsBefore(now, LIFETIMES.messageMonths)
}

/** The moment before which a message of a flood is too old to be kept in quarantine. */
export const floodKeptSince = (now: Date): Date => new Date(now.getTime() - FLOOD_KEPT_DAYS * DAY)
