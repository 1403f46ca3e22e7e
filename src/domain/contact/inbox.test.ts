import { describe, expect, it } from 'vitest'
import { DAY } from '#domain/time/civil.ts'
import { replyLink } from '#panel/messages/reply.ts'
import { messagesCsv } from './csv.ts'
import { afterTry, dueNow, HELD_MS, isDue, RETRY_AFTER_MS, taken } from './delivery.ts'
import { matchesFilter } from './filter.ts'
import { countMessages, keptSince, type Message } from './inbox.ts'
import type { Delivery } from './message.ts'
import { messageId } from './messageId.ts'

const NOW = Date.parse('2026-11-21T17:00:00Z')
const message = (changes: Partial<Message> = {}): Message => ({
  id: '20261121t170000123-0f1e2d3c',
  form: 'contact',
  subject: 'general',
  name: 'Maryam Odeh',
  email: 'maryam@example.net',
  phone: '',
  message: 'Is there room for a stroller?',
  receivedAt: new Date(NOW).toISOString(),
  place: 'inbox',
  read: false,
  delivery: { state: 'off', possible: false },
  reasons: [],
  holder: null,
  thread: [],
  canReply: false,
  ...changes,
})

describe('the filter', () => {
  it.each([
    [{}, true],
    [{ q: 'STROLLER maryam' }, true],
    [{ q: 'stroller bilal' }, false],
    [{ q: 'example.net' }, true],
    [{ place: 'archived' }, false],
    [{ form: 'school' }, false],
    [{ subject: 'general', form: 'contact' }, true],
  ] as const)('%j: %s', (filter, expected) => {
    expect(matchesFilter(message(), filter)).toBe(expected)
  })

  it.each([
    ['سلام', 'السَّلَامُ عليكم'],
    ['cafe', 'Café at noon'],
  ])('finds %s in %s', (q, text) => {
    expect(matchesFilter(message({ message: text }), { q })).toBe(true)
  })
})

it('counts waiting messages', () => {
  const at = (time: number) => messageId(new Date(time), '0f1e2d3c', 'inbox')
  const old = at(NOW - 5 * DAY - 1)
  const messages = [
    { id: at(NOW), place: 'inbox' },
    { id: old, place: 'inbox', read: true },
    { id: old, place: 'answered' },
    { id: at(NOW), place: 'quarantine' },
    { id: at(NOW - 5 * DAY), place: 'inbox', read: true },
    { id: at(NOW), place: 'inbox', read: true, failed: true },
  ] as const
  expect(countMessages(messages, NOW)).toEqual({
    unread: 1,
    unanswered: 1,
    quarantined: 1,
    undelivered: 1,
  })
})

it('keeps messages for twelve months', () => {
  expect(keptSince(new Date('2026-11-21T17:00:00Z')).toISOString()).toBe('2025-11-21T17:00:00.000Z')
})

describe('the mail of a message', () => {
  const waiting: Delivery = { state: 'waiting', tries: 0, nextAt: NOW, done: [] }
  it('is reserved by one sender, and by another only after its time is over', () => {
    const held = taken(waiting, 'a', NOW)!
    expect(held).toMatchObject({ state: 'sending', sender: 'a', until: NOW + HELD_MS })
    expect(taken(held, 'b', NOW + HELD_MS - 1)).toBeNull()
    expect(taken(held, 'b', NOW + HELD_MS)).toMatchObject({ sender: 'b' })
    expect(taken({ ...waiting, nextAt: NOW + 1 }, 'a', NOW)).toBeNull()
    expect(taken({ state: 'sent', at: NOW }, 'a', NOW)).toBeNull()
  })

  it('is retried with longer waits, then given up', () => {
    let delivery: Delivery = waiting
    let now = NOW
    const waits: number[] = []
    for (;;) {
      delivery = afterTry(taken(delivery, 'a', now)!, ['x'], true, now)
      if (delivery.state !== 'waiting') break
      waits.push(delivery.nextAt - now)
      now = delivery.nextAt
    }
    expect(waits).toEqual(RETRY_AFTER_MS)
    expect(delivery).toEqual({ state: 'failed', tries: 10, done: ['x'] })
    expect(isDue(dueNow(delivery, now), now)).toBe(true)
    expect(dueNow(delivery, now)).toMatchObject({ done: ['x'], tries: 0 })
  })
})

describe('the CSV file', () => {
  const ZONE = 'America/New_York'
  const cells = (changes: Partial<Message>) =>
    messagesCsv([message(changes)], ZONE).split('\r\n')[1]
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+15550100', `"'+15550100"`],
    ['-1', `"'-1"`],
    ['@sum', `"'@sum"`],
    ['\t=1', `"'\t=1"`],
    [' =1', `"' =1"`],
    ['＝1', `"'＝1"`],
    ['a"b,c', '"a""b,c"'],
    ['a\nb', '"a\nb"'],
    ['سلام', '"سلام"'],
  ])('writes %j as %s', (text, cell) => {
    expect(cells({ message: text })).toContain(`,${cell},`)
  })

  it.each<[Message['delivery'], string]>([
    [{ state: 'off', possible: true }, 'Not sent'],
    [{ state: 'waiting', tries: 1, nextAt: '2026-11-21T18:00:00Z' }, 'Waiting'],
    [{ state: 'sent' }, 'Sent'],
  ])('describes %j in words', (delivery, words) => {
    expect(cells({ delivery })).toMatch(new RegExp(`,"Inbox","${words}"$`))
  })

  it('has the times of the mosque’s clock', () => {
    expect(cells({ receivedAt: '2027-07-02T02:05:00Z' })).toMatch(/^"2027-07-01 22:05",/)
  })

  it('begins with a byte order mark and a header, and ends every line', () => {
    expect(messagesCsv([], ZONE)).toBe(
      '\ufeff"Received (America/New_York)","Form","Subject","Name","E-mail","Phone","Message","Folder","Mail"\r\n',
    )
  })
})

describe('the reply link', () => {
  it('quotes the message', () => {
    const link = new URL(replyLink(message({ message: 'a & b\n=c' }), 'The Center'))
    expect(link.pathname).toBe('maryam@example.net')
    expect(link.searchParams.get('subject')).toBe(
      'Re: General question, your message to The Center',
    )
    expect(link.searchParams.get('body')).toBe(
      'Assalamu alaikum Maryam Odeh,\r\n\r\n\r\n\r\n> a & b\r\n> =c',
    )
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
  })

  it.each([
    ['an address with signs', { email: "a?cc=b&c#d'@example.net" }],
    ['a long Arabic message', { message: 'السلام '.repeat(140) }],
    ['only emoji', { message: '🕌'.repeat(500) }],
  ])('stays one address with %s', (_, changes) => {
    const link = new URL(replyLink(message(changes), 'The Center'))
    expect(link.href.length).toBeLessThan(2_000)
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(link.hash).toBe('')
  })
})
