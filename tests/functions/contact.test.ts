import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getFormToken, sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import { FIELD_TEXTS } from '#domain/contact/fields.ts'
import { CONTACT_LIMITS, tooManyFromHere } from '#server/contact/limits.ts'
import { allMessages } from '#server/storage/messages.ts'
import { aMessage, onlyMessage } from './contactForms.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let lines: string[]
beforeEach(async () => {
  lines = []
  vi.spyOn(console, 'error').mockImplementation(line => void lines.push(String(line)))
  site = await startSite()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await site.stop()
})

const send = (told = {}, ip?: string) =>
  site.send(sendMessage, { body: aMessage(told), ...(ip && { ip }) })
describe('a message', () => {
  it('is stored whole and answered', async () => {
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
  ])('with %s is kept right', async (_, told, kept) => {
    expect((await send(told)).status).toBe(200)
    expect((await onlyMessage()).message).toMatchObject(kept)
  })

  it.each([
    ['1001 characters', { message: 'a'.repeat(1001) }, { message: FIELD_TEXTS.messageLong }],
    [
      'a mail head in the address',
      { email: 'a@example.org\r\nBcc: b@example.org' },
      { email: FIELD_TEXTS.emailWrong },
    ],
    [
      'nothing in it',
      { name: '', email: '', subject: '', message: '' },
      {
        name: FIELD_TEXTS.name,
        email: FIELD_TEXTS.email,
        subject: FIELD_TEXTS.subject,
        message: FIELD_TEXTS.message,
      },
    ],
    [
      'things that are no text',
      { name: { a: 1 }, email: 7, message: ['x'] },
      {
        name: FIELD_TEXTS.name,
        email: FIELD_TEXTS.email,
        message: FIELD_TEXTS.message,
      },
    ],
    ['an unknown subject', { subject: 'casino' }, { subject: FIELD_TEXTS.subject }],
  ])('with %s is refused by field, and nothing is stored', async (_, told, fields) => {
    const response = await send(told)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false, code: 'invalid', fields })
    expect(await allMessages()).toEqual([])
    expect(site.dump()).toEqual({})
  })

  it('to the school takes its own subjects', async () => {
    const body = aMessage({ subject: 'prayer' })
    expect((await site.send(sendSchoolMessage, { body })).status).toBe(400)
    expect((await site.send(sendSchoolMessage, { body: aMessage() })).status).toBe(200)
    expect((await onlyMessage()).message.form).toBe('school')
  })

  it('that cannot be stored is never said to be sent', async () => {
    await site.blobs.close()
    const [one, two] = [await send(), await site.send(sendSchoolMessage, { body: aMessage() })]
    expect([one.status, (await one.json()).error]).toEqual([500, 'Failed to send message'])
    expect([two.status, (await two.json()).error]).toEqual([500, 'Failed to send school message'])
    expect(lines.join()).not.toMatch(/Maryam|maryam@|stroller/)
    site = await startSite()
  }, 60_000)
})

describe('the same message again', () => {
  it('under its key is stored once, however often and at once it comes', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await send({ key })).status).toBe(200)
    await onlyMessage()
  })

  it('costs nothing of the limits', async () => {
    const key = crypto.randomUUID()
    for (let count = 0; count < CONTACT_LIMITS.address.most + 3; count++) {
      expect((await send({ key })).status).toBe(200)
    }
  })

  it('without a key is one on the same day from the same connection', async () => {
    await send()
    await send()
    await send({}, '198.51.100.7')
    await send({ message: 'Is there room for two strollers?' })
    expect(await allMessages()).toHaveLength(3)
  })

  it('with other words under an old key is another', async () => {
    const key = crypto.randomUUID()
    await send({ key })
    await send({ key, message: 'And for a wheelchair?' })
    expect(await allMessages()).toHaveLength(2)
  })
})

describe('the limits', () => {
  it('take exactly what they allow of 200 messages at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:01:00Z') })
    const most = CONTACT_LIMITS.address.most
    const senders = Array.from({ length: 50 }, (_, index) => ({
      ip: `198.51.100.${index}`,
      count: index < 10 ? most + 4 : 2,
    }))
    const sent = senders.flatMap(({ ip, count }) =>
      Array.from({ length: count }, (_, index) => ({ ip, message: `Question ${index} of ${ip}` })),
    )
    expect(sent).toHaveLength(200)
    const answers = await Promise.all(sent.map(({ ip, message }) => send({ message }, ip)))
    const taken = sent.filter((_, index) => answers[index]?.status === 200)
    expect(taken).toHaveLength(10 * most + 40 * 2)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
    const stored = (await allMessages()).map(({ message }) => message.message)
    expect(stored.sort()).toEqual(taken.map(({ message }) => message).sort())
  }, 60_000)

  it('tell when to try again, and forget', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:08:00Z') })
    for (let count = 0; count < CONTACT_LIMITS.address.most; count++) {
      expect((await send({ message: `Question ${count}` })).status).toBe(200)
    }
    const refused = await send({ message: 'One more' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('120')
    expect(await refused.json()).toMatchObject({ code: 'too_many', error: tooManyFromHere(120) })
    expect((await send({ message: 'One more' }, '2001:db8::1')).status).toBe(200)
    vi.setSystemTime(new Date('2026-11-21T17:10:00Z'))
    expect((await send({ message: 'One more' })).status).toBe(200)
  })

  it('store no address', async () => {
    await send({}, '203.0.113.77')
    expect(Object.keys(site.dump()).join()).not.toContain('203.0.113')
  })
})

describe('a suspicious message', () => {
  it.each([
    ['with the hidden field filled in', { homepage: 'https://spam.example.com' }],
    [
      'with an offer',
      { message: 'Our SEO experts build backlinks. Get on the first page of Google!' },
    ],
  ])('%s is kept apart, and its sender hears the same', async (_, told) => {
    const response = await send(told)
    expect([response.status, await response.text()]).toEqual([200, '{"success":true}'])
    const { state, message } = await onlyMessage()
    expect(state.place).toBe('quarantine')
    expect(message.verdict.quarantined).toBe(true)
  })

  it('is told by its token how long it took', async () => {
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

  it('that comes from everywhere with the same words is noticed', async () => {
    const message = 'Our members asked for an offer like yours. Write to us for details.'
    for (let index = 0; index < 6; index++) await send({ message }, `198.51.100.${index}`)
    const places = (await allMessages()).map(({ state }) => state.place)
    expect(places).toEqual(['quarantine', 'inbox', 'inbox', 'inbox', 'inbox', 'inbox'])
  })
})
