import { MAILBOXES, type Mailbox } from '#domain/contact/inbox.ts'
import { MESSAGE_ID } from '#domain/contact/messageId.ts'
import { FORM_KINDS, type FormKind, type Subject, subjects } from '#domain/contact/subjects.ts'

/** What the messages page shows: a folder with filters, and the id of the open message, or ''. */
export interface MessagesView {
  id: string
  place: Mailbox
  form: FormKind | ''
  subject: Subject | ''
  q: string
  page: number
}

const BASE = '/admin/messages'

/** The view that an address means; null for an address that means none. */
export function messagesView(rest: readonly string[], search: string): MessagesView | null {
  const [id = ''] = rest
  if (rest.length > 1 || (id !== '' && !MESSAGE_ID.test(id))) return null
  const params = new URLSearchParams(search)
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find(value => value === params.get(name))
  const page = params.get('page') ?? ''
  return {
    id,
    place: one('folder', MAILBOXES) ?? 'inbox',
    form: one('form', FORM_KINDS) ?? '',
    subject: one('subject', subjects.ids()) ?? '',
    q: (params.get('q') ?? '').slice(0, 200),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a view; defaults are left out. */
export function messagesAddress(view: Partial<MessagesView>): string {
  const { id, place, form, subject, q, page } = view
  const search = new URLSearchParams()
  if (place && place !== 'inbox') search.set('folder', place)
  if (form) search.set('form', form)
  if (subject) search.set('subject', subject)
  if (q) search.set('q', q)
  if (page && page > 1) search.set('page', String(page))
  const path = id ? `${BASE}/${id}` : BASE
  return search.size > 0 ? `${path}?${search}` : path
}
