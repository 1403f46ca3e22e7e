import { foldForSearch } from '#locale/fold.ts'
import type { Mailbox, Message } from './inbox.ts'
import { type FormKind, type Subject, subjects } from './subjects.ts'

/** Which messages are requested; an absent field matches all. */
export interface MessageFilter {
  place?: Mailbox | undefined
  form?: FormKind | undefined
  subject?: Subject | undefined
  /** Words that all occur in name, address, phone or text, in any case. */
  q?: string | undefined
}

/** Whether a message matches the filter. */
export function matchesFilter(message: Message, filter: MessageFilter): boolean {
  const { place, form, subject, q = '' } = filter
  if (place && message.place !== place) return false
  if (form && message.form !== form) return false
  if (subject && subjects.current(message.subject) !== subject) return false
  const text = foldForSearch(
    [message.name, message.email, message.phone, message.message].join('\n'),
  )
  return foldForSearch(q)
    .split(/\s+/)
    .every(word => text.includes(word))
}
