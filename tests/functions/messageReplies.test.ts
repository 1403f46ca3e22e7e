import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#contract/contact.ts'
import {
  changeMessage,
  getMessage,
  getMessages,
  replyToMessage,
  templatesApi,
} from '#contract/messages.ts'
import { HELD_MS } from '#domain/contact/delivery.ts'
import { activityLog } from '#server/activity/record.ts'
import { REPLY_LIMITS } from '#server/contact/reply.ts'
import { messagesTask } from '#server/contact/task.ts'
import { readPage } from '#server/storage/log.ts'
import { changeState } from '#server/storage/messages.ts'
import { openStore } from '#server/storage/store.ts'
import { addAdmin, signedIn } from './browser.ts'
import { aMessage, onlyMessage } from './contactForms.ts'
import { limit } from './limit.ts'
import { browser, mail, site, withAmina, withMail } from './running.ts'

withMail(beforeEach)
withAmina(beforeEach, () => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'Website <site@example.org>',
  SITE_URL: 'https://mosque.example.org',
}))

const arrive = async (values = {}) => {
  await site.send(sendMessage, { body: aMessage(values) })
  mail.received.length = 0
  return { id: (await browser.fetchJson(getMessages)).messages[0].id as string }
}
const aReply = (text = 'Yes, by the east door.', seen = 0) => ({
  id: crypto.randomUUID(),
  text,
  seen,
})
const tick = () => messagesTask.run(new Date(), new AbortController().signal)
const later = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ms)
}
const actions = async () =>
  (await readPage(activityLog, 1, 50)).entries.map(({ value }) => value.action)

describe('a reply', () => {
  it('goes out in the mosque’s name, and its answer to the person who wrote it', async () => {
    const params = await arrive({ name: 'مريم', message: 'Is there room?\nFor a stroller?' })
    const body = aReply('Yes.\r\nBcc: all@example.org')
    const { message } = await browser.fetchJson(replyToMessage, { params, body })
    expect(message).toMatchObject({ place: 'answered', read: true })
    expect(message.thread).toMatchObject([{ by: 'Amina', delivery: { state: 'sent' } }])
    const [{ to, head, text }] = mail.received as [(typeof mail.received)[number]]
    expect(to).toEqual(['maryam@example.net'])
    expect(head.from).toMatch(/^"?.+"? <site@example\.org>$/)
    expect(head.from).not.toContain('Website')
    expect(head['reply-to']).toBe('Amina <amina@example.org>')
    expect(head).not.toHaveProperty('bcc')
    expect(text).toContain('> Is there room?\n> For a stroller?')
    expect(await actions()).toEqual(['Replied to a message by e-mail'])
  })

  it('is framed in the language of the page that the message came from', async () => {
    await site.send(sendMessage, { body: aMessage({ name: 'مريم' }), query: { lang: 'ar' } })
    const [listed] = (await browser.fetchJson(getMessages)).messages
    expect(listed).toMatchObject({ language: 'ar' })
    mail.received.length = 0
    const params = { id: listed?.id ?? '' }
    await browser.fetchJson(replyToMessage, { params, body: aReply('نعم') })
    const [{ text, head }] = mail.received as [(typeof mail.received)[number]]
    expect(text).toContain('رسالة مريم:')
    expect(head.subject).toContain('رد:')
  })

  it('is sent once, however often its request is repeated', async () => {
    const params = await arrive()
    const body = aReply()
    await Promise.all([1, 2, 3].map(() => browser.fetchJson(replyToMessage, { params, body })))
    await browser.fetchJson(replyToMessage, { params, body })
    await tick()
    expect(mail.received).toHaveLength(1)
  })

  it('is tried again while the server is busy, under the same id', async () => {
    const params = await arrive()
    mail.setBehavior('is busy')
    const { message } = await browser.fetchJson(replyToMessage, { params, body: aReply() })
    expect(message.thread).toMatchObject([{ delivery: { state: 'waiting', tries: 1 } }])
    mail.setBehavior('takes')
    later(2 * 60_000)
    await tick()
    await tick()
    expect(mail.received).toHaveLength(1)
  })

  it('is not sent again by itself after a crash that may have followed its sending', async () => {
    const params = await arrive()
    const body = aReply()
    await browser.fetchJson(replyToMessage, { params, body })
    const { id, message } = await onlyMessage()
    const crashed = { state: 'sending' as const, tries: 0, done: [], sender: 'x', until: 0 }
    await changeState(id, message, state => ({
      ...state,
      thread: state.thread!.map(
        entry => ({ ...entry, delivery: { ...crashed, until: Date.now() + HELD_MS } }) as never,
      ),
    }))
    later(HELD_MS + 1)
    await tick()
    expect(mail.received).toHaveLength(1)
    const { state } = await onlyMessage()
    expect(state.thread).toMatchObject([{ delivery: { state: 'failed', unsure: true } }])
    const again = await browser.fetchJson(replyToMessage, { params, body })
    expect(again.message.thread).toMatchObject([{ delivery: { state: 'sent' } }])
    expect(new Set(mail.received.map(({ head }) => head['message-id'])).size).toBe(1)
  })

  it('is refused where another admin replied meanwhile', async () => {
    const params = await arrive()
    const bilal = await signedIn(site, await addAdmin('Bilal'))
    await bilal.fetchJson(replyToMessage, { params, body: aReply() })
    const response = await browser.send(replyToMessage, { params, body: aReply('Me too') })
    expect(response.status).toBe(409)
    expect((await response.json()).error).toContain('Bilal has replied meanwhile')
    await browser.fetchJson(replyToMessage, { params, body: aReply('Me too', 1) })
    expect(mail.received).toHaveLength(2)
  })

  it.each([
    ['an empty text', { text: ' \n' }, 400],
    ['a text that is too long', { text: 'x'.repeat(5001) }, 400],
    ['an id that is none', { id: '../x' }, 400],
  ])('is refused with %s', async (_, change, status) => {
    const params = await arrive()
    const body = { ...aReply(), ...change }
    expect((await browser.send(replyToMessage, { params, body })).status).toBe(status)
    expect(mail.received).toHaveLength(0)
  })

  it('is refused to roles that do not answer messages, and in quarantine', async () => {
    const params = await arrive()
    const celma = await signedIn(site, await addAdmin('Celma', { role: 'timekeeper' }))
    expect((await celma.send(replyToMessage, { params, body: aReply() })).status).toBe(403)
    await browser.fetchJson(changeMessage, { params, body: { place: 'quarantine' } })
    expect((await browser.send(replyToMessage, { params, body: aReply() })).status).toBe(409)
  })

  it('is limited for an account', async () => {
    const params = await arrive()
    expect(REPLY_LIMITS.person.most).toBe(30)
    // The rule is the same with six.
    const most = 6
    limit(REPLY_LIMITS, { person: most })
    for (let seen = 0; seen < most; seen++) {
      await browser.fetchJson(replyToMessage, { params, body: aReply('Yes', seen) })
    }
    const response = await browser.send(replyToMessage, { params, body: aReply('Yes', most) })
    expect(response.status).toBe(429)
  })

  it('is deleted with its message', async () => {
    const params = await arrive()
    await browser.fetchJson(replyToMessage, { params, body: aReply('A word to find') })
    later(13 * 31 * 24 * 3_600_000)
    await tick()
    const { blobs } = await openStore('messages').list()
    expect(blobs.filter(({ key }) => /^(received|states)\//.test(key))).toEqual([])
  })
})

describe('a message', () => {
  it('is taken over, handed on with a mail, and noted about', async () => {
    const params = await arrive()
    await addAdmin('Bilal')
    await addAdmin('Celma', { role: 'timekeeper' })
    const { people } = await browser.fetchJson(getMessage, { params })
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Amina', 'Bilal'])
    const [amina, bilal] = people
    await browser.fetchJson(changeMessage, { params, body: { holder: amina.id } })
    expect(mail.received).toHaveLength(0)
    await browser.fetchJson(changeMessage, { params, body: { holder: bilal.id } })
    await vi.waitFor(() => expect(mail.received).toHaveLength(1))
    expect(mail.received[0]!.text).toContain(
      `https://mosque.example.org/admin/messages/${params.id}`,
    )
    await browser.fetchJson(changeMessage, { params, body: { note: 'He called on Friday.' } })
    const [listed] = (await browser.fetchJson(getMessages)).messages
    expect(listed).toMatchObject({ holder: { name: 'Bilal' }, thread: [{ by: 'Amina' }] })
    await browser.fetchJson(changeMessage, { params, body: { holder: null } })
    expect((await browser.fetchJson(getMessages)).messages[0].holder).toBeNull()
    expect(await actions()).toEqual([
      'Gave a message back',
      'Added a note to a message',
      'Handed a message on to Bilal',
      'Took over a message',
    ])
    const refused = await browser.send(changeMessage, { params, body: { holder: 'nobody' } })
    expect(refused.status).toBe(409)
  })
})

it('keeps templates of replies for all who answer', async () => {
  const { templates, revision } = await browser.fetchJson(templatesApi.read)
  const more = [...templates, { name: 'Hall', text: 'The hall is free on Sundays.' }]
  await browser.fetchJson(templatesApi.save, { body: { templates: more, base: revision } })
  expect((await browser.fetchJson(templatesApi.read)).templates).toEqual(more)
  const body = { templates: [], base: revision }
  expect((await browser.send(templatesApi.save, { body })).status).toBe(409)
  const { value } = (await readPage(activityLog, 1, 1)).entries[0] as { value: object }
  expect(value).toMatchObject({ templates: revision + 1, before: revision })
  await browser.fetchJson(templatesApi.restore, { body: { revision, base: revision + 1 } })
  expect((await browser.fetchJson(templatesApi.read)).templates).toEqual(templates)
})
