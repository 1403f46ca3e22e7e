import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import {
  changeMessage,
  deleteMessage,
  exportMessages,
  getMessage,
  getMessageCounts,
  getMessages,
  mailMessage,
} from '#contract/messages.ts'
import { MESSAGES_PAGE_SIZE, type Message } from '#domain/contact/inbox.ts'
import { messageId } from '#domain/contact/messageId.ts'
import { activityLog } from '#server/activity/record.ts'
import { CONTACT_LIMITS } from '#server/contact/limits.ts'
import { messagesTask } from '#server/contact/task.ts'
import { readPage } from '#server/storage/log.ts'
import { openStore } from '#server/storage/store.ts'
import { PASSWORD } from './browser.ts'
import { aMessage } from './contactForms.ts'
import { browser, signInAgain, site, withAmina } from './running.ts'
import { type Smtp, startSmtp } from './smtpServer.ts'

const SPAM = 'Our SEO experts build backlinks. Get on the first page of Google, more traffic!'
let smtp: Smtp | undefined
let count = 0
withAmina(beforeEach)
afterEach(async () => {
  await smtp?.close()
  smtp = undefined
})

/** Sends a message, each from another address, and returns its id. */
async function arrive(values = {}, endpoint = sendMessage): Promise<string> {
  count += 1
  const ip = `2001:db8:${count.toString(16)}::1`
  const response = await site.send(endpoint, { body: aMessage(values), ip })
  expect(response.status).toBe(200)
  return (await browser.fetchJson(getMessages)).messages[0]?.id
}
const list = async (query = {}) => {
  const { messages } = await browser.fetchJson(getMessages, { query })
  return messages.map(({ message }: Message) => message)
}
const actions = async () =>
  (await readPage(activityLog, 1, 50)).entries.map(({ value }) => value.action)
const tick = () => messagesTask.run(new Date(), new AbortController().signal)
const at = (iso: string) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(iso))
}

describe('the messages', () => {
  it('finds messages by folder, form, subject and words, newest first', async () => {
    await arrive({ message: 'First of all, a stroller' })
    await arrive({ message: 'A school bus', subject: 'events' }, sendSchoolMessage)
    await arrive({ message: 'A stroller again', subject: 'events', name: 'Bilal' })
    await arrive({ message: SPAM })
    expect(await list({ place: 'inbox' })).toEqual([
      'A stroller again',
      'A school bus',
      'First of all, a stroller',
    ])
    expect(await list({ place: 'quarantine' })).toEqual([SPAM])
    expect(await list({ form: 'school' })).toEqual(['A school bus'])
    expect(await list({ subject: 'events', form: 'contact' })).toEqual(['A stroller again'])
    expect(await list({ q: 'STROLLER bilal' })).toEqual(['A stroller again'])
    expect(await list({ q: 'nothing like it' })).toEqual([])
  })

  it('pages the messages', async () => {
    const sent = Array.from({ length: MESSAGES_PAGE_SIZE + 1 }, (_, index) => `Number ${index}`)
    for (const message of sent) await arrive({ message })
    const second = await browser.fetchJson(getMessages, { query: { page: 2 } })
    expect(second).toMatchObject({ total: sent.length, totalPages: 2 })
    expect(second.messages.map(({ message }: Message) => message)).toEqual(['Number 0'])
    expect((await browser.fetchJson(getMessages, { query: { page: 9 } })).messages).toEqual([])
  })

  it.each([
    { place: 'attic' },
    { form: 'x' },
    { subject: 'x' },
    { page: '0' },
    { q: 'a'.repeat(201) },
  ])('rejects the query %j', async query => {
    expect((await browser.send(getMessages, { query })).status).toBe(400)
  })

  it('counts the messages', async () => {
    at('2026-11-10T12:00:00Z')
    await signInAgain()
    const old = await arrive()
    at('2026-11-16T12:00:00Z')
    await signInAgain()
    await arrive({ message: 'New' })
    await arrive({ message: SPAM })
    const counts = { unread: 2, unanswered: 1, quarantined: 1, undelivered: 0 }
    expect(await browser.fetchJson(getMessageCounts)).toEqual(counts)
    await browser.fetchJson(changeMessage, { params: { id: old }, body: { read: true } })
    expect(await browser.fetchJson(getMessageCounts)).toEqual({ ...counts, unread: 1 })
    await browser.fetchJson(changeMessage, { params: { id: old }, body: { place: 'answered' } })
    expect(await browser.fetchJson(getMessageCounts)).toMatchObject({ unanswered: 0 })
  })
})

describe('a quarantine of hundreds', () => {
  const COUNT = 300
  const begun = Date.now()
  const id = (index: number) => messageId(new Date(begun + index), '0f1e2d3c', 'flooded')

  /** Stores only keys, as a flood in quarantine: most of those messages are never read. */
  async function keepFlood() {
    const store = openStore('messages')
    for (let index = 0; index < COUNT; index += 100) {
      await Promise.all(
        Array.from({ length: 100 }, (_, more) => store.set(`received/${id(index + more)}`, '?')),
      )
    }
  }

  it('counts and skips quarantined messages without reading them', async () => {
    await tick()
    await keepFlood()
    await tick()
    await arrive({ message: 'Is there room?' })
    const get = vi.spyOn(globalThis, 'fetch')
    const page = await browser.fetchJson(getMessages, { query: { place: 'inbox' } })
    expect(page).toMatchObject({ total: 1, counts: { unread: 1, quarantined: COUNT } })
    expect(await browser.fetchJson(getMessageCounts)).toMatchObject({ quarantined: COUNT })
    await tick()
    expect(get.mock.calls.length).toBeLessThan(100)
  })
})

describe('one message', () => {
  it('moves a message for two admins in parallel without undoing either', async () => {
    const params = { id: await arrive() }
    await Promise.all([
      browser.fetchJson(changeMessage, { params, body: { place: 'archived' } }),
      browser.fetchJson(changeMessage, { params, body: { read: true } }),
    ])
    const { message } = await browser.fetchJson(getMessage, { params })
    expect(message).toMatchObject({ place: 'archived', read: true })
    await browser.fetchJson(changeMessage, { params, body: { place: 'archived' } })
    expect(await actions()).toEqual(['Archived a message'])
  })

  it('changes no other fields of a message', async () => {
    const params = { id: await arrive() }
    for (const body of [{}, { place: 'attic' }, { read: 'yes' }, { name: 'Eve' }]) {
      expect((await browser.send(changeMessage, { params, body })).status).toBe(400)
    }
    const { message } = await browser.fetchJson(getMessage, { params })
    expect(message.name).toBe('Maryam Odeh')
  })

  it('mails a message once when it is released from quarantine, and not when it is moved into it', async () => {
    smtp = await startSmtp()
    site.setEnv({ SMTP_URL: smtp.url, MAIL_TO: 'amina@example.org' })
    const params = { id: await arrive({ message: SPAM }) }
    expect(smtp.received).toEqual([])
    await browser.fetchJson(changeMessage, { params, body: { place: 'inbox' } })
    await tick()
    expect(smtp.received.map(({ to }) => to)).toEqual([['amina@example.org']])
    await browser.fetchJson(changeMessage, { params, body: { place: 'quarantine' } })
    await browser.fetchJson(changeMessage, { params, body: { place: 'inbox' } })
    await tick()
    expect(smtp.received).toHaveLength(1)

    smtp.setBehavior('refuses')
    const waiting = { id: await arrive({ message: 'Is there room?' }) }
    await browser.fetchJson(changeMessage, { params: waiting, body: { place: 'quarantine' } })
    smtp.setBehavior('takes')
    at(new Date(Date.now() + 3_600_000).toISOString())
    await tick()
    expect(smtp.received).toHaveLength(1)
    expect(await actions()).toContain('Took a message out of spam')
  })

  it('reports a message as not mailed without a mail server, and mails it on request', async () => {
    const params = { id: await arrive() }
    const delivery = async () => (await browser.fetchJson(getMessage, { params })).message.delivery
    expect(await delivery()).toEqual({ state: 'off', possible: false })
    expect((await browser.fetchJson(mailMessage, { params }, 409)).code).toBe('no_mail')

    smtp = await startSmtp()
    site.setEnv({ SMTP_URL: smtp.url, MAIL_TO: 'office@example.org' })
    await tick()
    expect(await delivery()).toEqual({ state: 'off', possible: true })
    const { message } = await browser.fetchJson(mailMessage, { params })
    expect(message.delivery).toEqual({ state: 'sent' })
    expect(smtp.received.map(({ to }) => to)).toContainEqual(['office@example.org'])
  })

  it('leaves nothing of a deleted one in the bytes of the database', async () => {
    const words = 'a stroller for the twins of Umm Salamah'
    const isReadable = () =>
      ['blobs.sqlite', 'blobs.sqlite-wal']
        .map(name => join(site.dataDir, name))
        .some(file => existsSync(file) && readFileSync(file).includes(words))
    const params = { id: await arrive({ message: words }) }
    expect(isReadable()).toBe(true)
    await browser.fetchJson(deleteMessage, { params })
    await vi.waitFor(() => expect(isReadable()).toBe(false), { timeout: 3_000 })
  })

  it('removes a deleted message from every response and from storage', async () => {
    const key = crypto.randomUUID()
    const params = { id: await arrive({ key }) }
    await browser.fetchJson(changeMessage, { params, body: { read: true } })
    await browser.fetchJson(deleteMessage, { params })
    for (const endpoint of [getMessage, deleteMessage, mailMessage]) {
      expect((await browser.fetchJson(endpoint, { params }, 404)).code).toBe('not_found')
    }
    await browser.fetchJson(changeMessage, { params, body: { read: true } }, 404)
    expect(await list()).toEqual([])
    const left = Object.keys(site.dump()).filter(name => /received|states/.test(name))
    expect(left).toEqual([])

    await arrive({ key })
    expect(await list()).toEqual([])
  })

  it.each(['x', '20261121t170000123-ffffffff', '../documents/users'])(
    'with the id %s is not found',
    async id => {
      const status = (await browser.send(getMessage, { params: { id } })).status
      expect([400, 404]).toContain(status)
    },
  )
})

describe('the CSV file', () => {
  it('exports the matching messages as CSV with formulas escaped', async () => {
    await arrive({ name: '=SUM("A1")', message: 'سلام, "a"\nb' })
    await arrive({ message: SPAM })
    const exported = (filter: object) =>
      browser.fetchJson(exportMessages, { body: { ...filter, currentPassword: PASSWORD } })
    const { csv: text, fileName } = await exported({ place: 'inbox' })
    expect(fileName).toMatch(/^messages-[\d-]+\.csv$/)
    expect(text).toMatch(/^\ufeff/)
    expect(text).toContain(`"'=SUM(""A1"")"`)
    expect(text).toContain('"سلام, ""a""\nb"')
    expect(text).not.toContain('SEO')
    expect(await actions()).toEqual(['Exported one message as a CSV file'])
    await exported({ q: 'maryam@example.net' })
    expect((await actions())[0]).toBe('Exported 2 messages as a CSV file')
  })
})

describe('the daily clean-up', () => {
  it('deletes the receipt of a deleted message after a week', async () => {
    at('2026-11-20T12:00:00Z')
    await signInAgain()
    const key = crypto.randomUUID()
    await browser.fetchJson(deleteMessage, { params: { id: await arrive({ key }) } })
    const left = () => Object.keys(site.dump()).filter(name => name.includes('/receipts/')).length
    at('2026-11-27T11:59:00Z')
    await tick()
    expect(left()).toBe(1)
    at('2026-11-28T00:01:00Z')
    await tick()
    expect(left()).toBe(0)
  })

  it('deletes only the quarantined messages of a flood after two weeks', async () => {
    at('2026-11-01T12:00:00Z')
    const next = (message: string) => {
      vi.setSystemTime(Date.now() + 1_000)
      return arrive({ message })
    }
    Object.assign(CONTACT_LIMITS.everyone, { most: 1 })
    try {
      await signInAgain()
      await next('The first of the hour')
      await next('Left alone')
      const opened = { id: await next('Opened') }
      await browser.fetchJson(changeMessage, { params: opened, body: { read: true } })
      const released = { id: await next('Released') }
      await browser.fetchJson(changeMessage, { params: released, body: { place: 'inbox' } })
      await next(SPAM)
    } finally {
      Object.assign(CONTACT_LIMITS.everyone, { most: 300 })
    }
    at('2026-11-15T11:59:00Z')
    await tick()
    await signInAgain()
    expect(await list()).toHaveLength(5)
    expect(await list({ place: 'quarantine', q: 'left' })).toEqual(['Left alone'])
    at('2026-11-15T12:01:00Z')
    await tick()
    expect(await list()).toEqual(['Released', 'The first of the hour'])
  })

  it('deletes messages after twelve months, and their remaining data a day later', async () => {
    at('2025-11-20T12:00:00Z')
    await signInAgain()
    const old = await arrive()
    await browser.fetchJson(changeMessage, { params: { id: old }, body: { place: 'answered' } })
    at('2025-11-22T12:00:00Z')
    await signInAgain()
    await arrive({ message: 'Two days younger' })
    const blobs = (part: string) =>
      Object.keys(site.dump()).filter(name => name.includes(`/${part}/`))
    expect(blobs('tickets').length).toBeGreaterThan(0)
    at('2026-11-21T12:00:00Z')
    await tick()
    await signInAgain()
    expect(await list()).toEqual(['Two days younger'])
    expect([blobs('received').length, blobs('states').length, blobs('receipts').length]).toEqual([
      1, 0, 1,
    ])
    expect(blobs('tickets')).toEqual([expect.stringMatching(/\/sweep\/0$/)])
  })
})
