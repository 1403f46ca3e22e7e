import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getFormToken, sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import { isFlooded } from '#domain/contact/messageId.ts'
import { CONTACT_LIMITS } from '#server/contact/limits.ts'
import { allMessages } from '#server/storage/mailbox.ts'
import { fieldTexts } from '#texts/contactFields.ts'
import { aMessage, onlyMessage } from './contactForms.ts'
import { limit } from './limit.ts'
import { failStorage, lines, site, withSite } from './running.ts'
import { startSmtp } from './smtpServer.ts'

withSite(beforeEach)

const send = (values = {}, ip?: string) =>
  site.send(sendMessage, { body: aMessage(values), ...(ip && { ip }) })
describe('a message', () => {
  it('stores a message completely', async () => {
    const response = await send({ name: 'مريم عودة', phone: '555 0100', message: 'السلام 🕌\nb' })
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect((await onlyMessage()).message).toMatchObject({
      form: 'contact',
      name: 'مريم عودة',
      phone: '555 0100',
      message: 'السلام 🕌\nb',
      mailed: false,
    })
  })

  it.each([
    ['NUL in the name', { name: 'Mar\u0000yam' }, { name: 'Maryam' }],
    [
      'a mail head in the name',
      { name: 'A\r\nBcc: b@example.org' },
      { name: 'A Bcc: b@example.org' },
    ],
    ['an RTL override', { name: 'A\u202eB' }, { name: 'AB' }],
    ['RTL marks in the message', { message: '\u200fسلام\u200f' }, { message: '\u200fسلام\u200f' }],
    ['NUL in the message', { message: 'a\u0000b' }, { message: 'ab' }],
    ['CRLF in the message', { message: 'a\r\nb' }, { message: 'a\nb' }],
    ['emoji', { message: '🌙'.repeat(500) }, { message: '🌙'.repeat(500) }],
    ['half an emoji', { message: 'a\ud83c' }, { message: 'a\ufffd' }],
  ])('stores a message with %s correctly', async (_, values, kept) => {
    expect((await send(values)).status).toBe(200)
    expect((await onlyMessage()).message).toMatchObject(kept)
  })

  it.each([
    ['1001 characters', { message: 'a'.repeat(1001) }, { message: fieldTexts.messageLong(1000) }],
    [
      'a mail head in the address',
      { email: 'a@example.org\r\nBcc: b@example.org' },
      { email: fieldTexts.emailWrong },
    ],
    [
      'nothing in it',
      { name: '', email: '', subject: '', message: '' },
      {
        name: fieldTexts.name,
        email: fieldTexts.email,
        subject: fieldTexts.subject,
        message: fieldTexts.message,
      },
    ],
    [
      'things that are no text',
      { name: { a: 1 }, email: 7, message: ['x'] },
      {
        name: fieldTexts.name,
        email: fieldTexts.email,
        message: fieldTexts.message,
      },
    ],
    ['an unknown subject', { subject: 'casino' }, { subject: fieldTexts.subject }],
  ])(
    'with %s is rejected with a message by field, and nothing is stored',
    async (_, values, fields) => {
      const response = await send(values)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ success: false, code: 'invalid', fields })
      expect(await allMessages()).toEqual([])
      expect(site.dump()).toEqual({})
    },
  )

  it('accepts the school’s own subjects', async () => {
    const body = aMessage({ subject: 'prayer' })
    expect((await site.send(sendSchoolMessage, { body })).status).toBe(400)
    expect((await site.send(sendSchoolMessage, { body: aMessage() })).status).toBe(200)
    expect((await onlyMessage()).message.form).toBe('school')
  })

  it('reports no message as sent that cannot be stored', async () => {
    failStorage()
    const [one, two] = [await send(), await site.send(sendSchoolMessage, { body: aMessage() })]
    expect([one.status, (await one.json()).error]).toEqual([500, 'Failed to send message'])
    expect([two.status, (await two.json()).error]).toEqual([500, 'Failed to send school message'])
    expect(lines.join()).not.toMatch(/Maryam|maryam@|stroller/)
  })
})

describe('the same message again', () => {
  it('stores messages with the same key once, even if sent in parallel, and counts no other', async () => {
    const key = crypto.randomUUID()
    const responses = await Promise.all(Array.from({ length: 6 }, () => send({ key })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    for (let count = 0; count < CONTACT_LIMITS.address.most; count++) {
      expect((await send({ key })).status).toBe(200)
    }
    await onlyMessage()
  })

  it('recognizes a repeated message without a key on one day from one connection', async () => {
    await send()
    await send()
    await send({}, '198.51.100.7')
    await send({ message: 'Is there room for two strollers?' })
    expect(await allMessages()).toHaveLength(3)
  })

  it('stores another text with an old key as a new message', async () => {
    const key = crypto.randomUUID()
    await send({ key })
    await send({ key, message: 'And for a wheelchair?' })
    expect(await allMessages()).toHaveLength(2)
  })
})

describe('the limits', () => {
  it('accepts exactly the limit of 80 parallel messages', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:01:00Z') })
    const most = CONTACT_LIMITS.address.most
    const senders = Array.from({ length: 20 }, (_, index) => ({
      ip: `198.51.100.${index}`,
      count: index < 4 ? most + 4 : 2,
    }))
    const sent = senders.flatMap(({ ip, count }) =>
      Array.from({ length: count }, (_, index) => ({ ip, message: `Question ${index} of ${ip}` })),
    )
    expect(sent).toHaveLength(80)
    const responses = await Promise.all(sent.map(({ ip, message }) => send({ message }, ip)))
    const taken = sent.filter((_, index) => responses[index]?.status === 200)
    expect(taken).toHaveLength(4 * most + 16 * 2)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(16)
    const stored = (await allMessages()).map(({ message }) => message.message)
    expect(stored.sort()).toEqual(taken.map(({ message }) => message).sort())
  })

  it('says when to try again, and accepts messages after that', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:08:00Z') })
    for (let count = 0; count < CONTACT_LIMITS.address.most; count++) {
      expect((await send({ message: `Question ${count}` })).status).toBe(200)
    }
    const refused = await send({ message: 'One more' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('120')
    expect(await refused.json()).toMatchObject({
      code: 'too_many',
      error: expect.stringContaining('in 2 minutes, or'),
    })
    expect((await send({ message: 'One more' }, '2001:db8::1')).status).toBe(200)
    vi.setSystemTime(new Date('2026-11-21T17:10:00Z'))
    expect((await send({ message: 'One more' })).status).toBe(200)
  })

  it.each([
    ['/64', 1, (index: number) => `2001:db8:1:1::${index.toString(16)}`],
    ['/56', 3, (index: number) => `2001:db8:2:1${index.toString(16).padStart(2, '0')}::1`],
    ['/48', 9, (index: number) => `2001:db8:3:${index.toString(16)}00::1`],
  ])(
    'apply to a %s that uses a new address for every message',
    async (_, allowance, ip) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:01:00Z') })
      limit(CONTACT_LIMITS, { address: 2 })
      const most = 2 * allowance
      const sendQuestion = (index: number) => send({ message: `Question ${index}` }, ip(index))
      for (let index = 0; index < most; index++)
        expect((await sendQuestion(index)).status).toBe(200)
      expect((await sendQuestion(most)).status).toBe(429)
      expect((await send({ message: 'And here?' }, '2001:db8:4::1')).status).toBe(200)
    },
    30_000,
  )

  it('stores no IP address', async () => {
    await send({}, '203.0.113.77')
    expect(Object.keys(site.dump()).join()).not.toContain('203.0.113')
  })
})

describe('a flood', () => {
  beforeEach(() => limit(CONTACT_LIMITS, { everyone: 20, flood: 10 }))
  const at = (iso: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) })
  const flood = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        send({ message: `Question ${index} of somebody` }, `198.51.100.${index % 38}`),
      ),
    )

  it('quarantines messages over the hourly limit without mails', async () => {
    at('2026-11-21T17:01:00Z')
    const smtp = await startSmtp()
    site.setEnv({ SMTP_URL: smtp.url, MAIL_TO: 'office@example.org' })
    expect(new Set((await flood(20)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(smtp.received).toHaveLength(20)
    const response = await send({ message: 'Is the hall free on Sunday?' }, '203.0.113.5')
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    expect(smtp.received).toHaveLength(20)
    const { id, state, message } = (await allMessages()).find(({ message }) =>
      message.message.startsWith('Is the hall'),
    )!
    expect(isFlooded(id)).toBe(true)
    expect(state.place).toBe('quarantine')
    expect(message.verdict.reasons[0]?.reason).toMatch(/^More messages came in that hour/)
    at('2026-11-21T18:00:00Z')
    await send({ message: 'And on Monday?' }, '203.0.113.5')
    expect(smtp.received).toHaveLength(21)
    await smtp.close()
  })

  it('limits the number of stored messages of a flood', async () => {
    at('2026-11-21T17:11:00Z')
    const statuses = (await flood(35)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(30)
    expect(await allMessages()).toHaveLength(30)
    const refused = await send({ message: 'One more' }, '203.0.113.5')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(49 * 60))
    expect((await refused.json()).error).toMatch(/^We are receiving more messages than usual/)
  })

  it('keeps the limits of each address during a flood', async () => {
    at('2026-11-21T17:21:00Z')
    await flood(20)
    for (let count = 0; count < CONTACT_LIMITS.address.most; count++) {
      expect((await send({ message: `Number ${count}` }, '203.0.113.5')).status).toBe(200)
    }
    const refused = await send({ message: 'One more' }, '203.0.113.5')
    expect(await refused.json()).toMatchObject({
      error: expect.stringContaining('in 9 minutes, or'),
    })
  })
})

describe('a suspicious message', () => {
  it.each([
    ['with the hidden field filled in', { homepage: 'https://spam.example.com' }],
    [
      'with an offer',
      { message: 'Our SEO experts build backlinks. Get on the first page of Google!' },
    ],
  ])('quarantines a suspicious message with the usual response: %s', async (_, values) => {
    const response = await send(values)
    expect([response.status, await response.text()]).toEqual([200, '{"success":true}'])
    const { state, message } = await onlyMessage()
    expect(state.place).toBe('quarantine')
    expect(message.verdict.quarantined).toBe(true)
  })

  it('recognizes a form that was filled in too fast by its token', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { token } = await (await site.send(getFormToken)).json()
    const reasons = async () =>
      (await allMessages()).map(({ message }) =>
        message.verdict.reasons.map(({ reason }) => reason),
      )
    await send({ token, message: 'At once' })
    expect(await reasons()).toEqual([['Filled in within 3 seconds']])
    vi.setSystemTime(Date.now() + 20_000)
    await send({ token, message: 'After a while' })
    expect((await reasons())[0]).toEqual([])
    vi.setSystemTime(Date.now() + 1_000)
    await send({ token: `${token}x`, message: 'Forged' })
    expect((await reasons())[0]).toEqual(['Sent without the form’s token'])
    vi.setSystemTime(Date.now() + 25 * 3_600_000)
    await send({ token, message: 'Too late' })
    expect((await reasons())[0]).toEqual(['Sent without the form’s token'])
  })

  it('recognizes the same text from many addresses', async () => {
    const message = 'Our members asked for an offer like yours. Write to us for details.'
    for (let index = 0; index < 6; index++) await send({ message }, `198.51.100.${index}`)
    const places = (await allMessages()).map(({ state }) => state.place)
    expect(places).toEqual(['quarantine', 'inbox', 'inbox', 'inbox', 'inbox', 'inbox'])
  })
})
