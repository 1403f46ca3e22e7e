import { expect, it } from 'vitest'
import { type MessagesView, messagesAddress, messagesView } from './messages.ts'

const INBOX: MessagesView = { id: '', place: 'inbox', form: '', subject: '', q: '', page: 1 }
const ID = '20261121t170000123-0f1e2d3c'

it.each<[string[], string, string, MessagesView]>([
  [[], '', '/admin/messages', INBOX],
  [
    [],
    '?folder=archived&page=3',
    '/admin/messages?folder=archived&page=3',
    { ...INBOX, place: 'archived', page: 3 },
  ],
  [
    [],
    '?form=school&subject=events&q=a+b',
    '/admin/messages?form=school&subject=events&q=a+b',
    { ...INBOX, form: 'school', subject: 'events', q: 'a b' },
  ],
  [[], '?folder=attic&form=x&subject=y&page=-1', '/admin/messages', INBOX],
  [
    [ID],
    '?folder=quarantine',
    `/admin/messages/${ID}?folder=quarantine`,
    { ...INBOX, id: ID, place: 'quarantine' },
  ],
])('reads the address %j%s and writes it again', (rest, search, address, view) => {
  expect(messagesView(rest, search)).toEqual(view)
  expect(messagesAddress(view)).toBe(address)
})

it.each([[['x']], [[ID, 'x']], [['../people']]])('does not find %j', rest => {
  expect(messagesView(rest, '')).toBeNull()
})
