import type { DeliveryInfo, Place } from '#domain/contact/inbox.ts'
import type { Form } from '#domain/contact/subjects.ts'

export const FOLDERS: readonly { place: Place; label: string; empty: string }[] = [
  { place: 'inbox', label: 'Inbox', empty: 'No message is waiting. New ones appear here at once.' },
  { place: 'answered', label: 'Answered', empty: 'Messages that you mark as answered come here.' },
  { place: 'archived', label: 'Archived', empty: 'Messages that need no answer can be put here.' },
  {
    place: 'quarantine',
    label: 'Quarantine',
    empty: 'Nothing looks like spam. What does is kept here, and is not mailed.',
  },
]

export const FORM_LABELS: Record<Form, string> = { contact: 'Center', school: 'School' }

/** How far the mail of a message is, for a person; '' where nothing is to be said. */
export function deliveryInWords(delivery: DeliveryInfo, moment: (iso: string) => string): string {
  switch (delivery.state) {
    case 'off':
      return 'Not mailed: it is here alone.'
    case 'sent':
      return 'Mailed.'
    case 'sending':
      return 'Being mailed…'
    case 'waiting':
      if (delivery.tries === 0) return 'Waits to be mailed.'
      return `The mail server did not take it (tried ${times(delivery.tries)}). Next try: ${moment(delivery.nextAt)}.`
    case 'failed':
      return `It could not be mailed (tried ${times(delivery.tries)}), and is not tried any more.`
  }
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
