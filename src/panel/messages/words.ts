import type { DeliveryInfo, Mailbox } from '#domain/contact/inbox.ts'
import type { FormKind } from '#domain/contact/subjects.ts'

/** The folders, what an empty one says, and what is said of a message that was moved there. */
export const FOLDERS: Record<Mailbox, { label: string; empty: string; moved: string }> = {
  inbox: {
    label: 'Inbox',
    empty: 'No message is waiting. New ones appear here at once.',
    moved: 'The message is in the inbox.',
  },
  answered: {
    label: 'Answered',
    empty: 'Messages that you answered, or marked as answered, are moved here.',
    moved: 'The message is marked as answered.',
  },
  archived: {
    label: 'Archived',
    empty: 'Messages that need no reply can be moved here.',
    moved: 'The message is archived.',
  },
  quarantine: {
    label: 'Spam',
    empty: 'No message looks like spam. Messages that do are kept here and not e-mailed.',
    moved: 'The message is under Spam.',
  },
}

export const FORM_LABELS: Record<FormKind, string> = { contact: 'Center', school: 'School' }

/** The delivery status of a message's e-mail in words. */
export function deliveryInWords(delivery: DeliveryInfo, moment: (iso: string) => string): string {
  switch (delivery.state) {
    case 'off':
      return delivery.possible
        ? 'Not sent by e-mail. It is kept here.'
        : 'Not sent by e-mail, since no mail server is set up. It is kept here.'
    case 'sent':
      return 'Also sent by e-mail.'
    case 'sending':
      return 'Being sent by e-mail…'
    case 'waiting':
      if (delivery.tries === 0) return 'Waiting to be sent by e-mail.'
      return `The mail server did not take it (tried ${times(delivery.tries)}). Next try: ${moment(delivery.nextAt)}.`
    case 'failed':
      return `It could not be sent by e-mail (tried ${times(delivery.tries)}), and will not be tried again.`
  }
}

/** The status of a reply's e-mail in words. */
export function replyInWords(delivery: DeliveryInfo, moment: (iso: string) => string): string {
  switch (delivery.state) {
    case 'off':
      return 'Not sent.'
    case 'sent':
      return 'Sent by e-mail.'
    case 'failed':
      if (!delivery.unsure) break
      return 'It may have been sent: the site stopped while it was sending. It is not sent again by itself.'
  }
  return deliveryInWords(delivery, moment)
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
