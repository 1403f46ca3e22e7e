import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import { changeMessage, mailMessage } from '#contract/messages.ts'
import { HELD_MS, RETRY_AFTER_MS } from '#domain/contact/delivery.ts'
import type { Delivery } from '#domain/contact/message.ts'
import { deliverDue } from '#server/contact/deliver.ts'
import { messagesTask } from '#server/contact/task.ts'
import { allMessages, listMailbox } from '#server/storage/mailbox.ts'
import { changeState } from '#server/storage/messages.ts'
import { openStore } from '#server/storage/store.ts'
import { addAdmin, signedIn } from './browser.ts'
import { aMessage, onlyMessage } from './contactForms.ts'
import { lines, mail, site, startMail, withMail, withSite } from './running.ts'
import type { SmtpBehavior } from './smtpServer.ts'

withMail(beforeEach)
withSite(beforeEach, () => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'site@example.org',
  MAIL_TO: 'office@example.org',
  SCHOOL_MAIL_TO: 'school@example.org',
  SITE_URL: 'https://mosque.example.org',
}))

const send = (values = {}) => site.send(sendMessage, { body: aMessage(values) })
const tick = () => messagesTask.run(new Date(), new AbortController().signal)
const delivery = async (): Promise<Delivery> => (await onlyMessage()).state.delivery
const later = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ms)
}
const readers = () => mail.received.flatMap(({ to }) => to).sort()

describe('the mail of a message', () => {
  it('mails a message completely, with the sender as Reply-To', async () => {
    const message = 'السلام عليكم، هل يوجد مكان؟\n.\nFrom here on = 100% 🕌 ümlaut\n\nEnd'
    await send({ name: 'مريم عودة', phone: '+1 555 0100', subject: 'prayer', message })
    expect(await delivery()).toMatchObject({ state: 'sent' })
    expect(mail.received).toHaveLength(1)
    const [{ to, head, text }] = mail.received as [(typeof mail.received)[number]]
    expect(to).toEqual(['office@example.org'])
    expect(head.from).toBe('site@example.org')
    expect(head.to).toBe('office@example.org')
    expect(head['reply-to']).toBe('مريم عودة <maryam@example.net>')
    expect(head.subject).toBe('Prayer times: a message from مريم عودة')
    expect(head).not.toHaveProperty('auto-submitted')
    expect(head['message-id']).toMatch(/^<\d{8}t\d{9}-[0-9a-f]{8}\.mailbox@mosque\.example\.org>$/)
    expect(text).toContain(message)
    expect(text).toContain('Phone: \u2066+1 555 0100\u2069')
  })

  it.each([
    ['a line break', 'Maryam\r\nBcc: all@example.org'],
    ['an address', 'Maryam <all@example.org>, x'],
    ['quotes', '"all@example.org", "x'],
    ['an encoded word', '=?utf-8?q?x=0D=0ABcc:_all@example.org?='],
    ['a NUL and a line separator', 'Maryam\u0000\u2028Bcc: all@example.org'],
  ])('keeps its header with %s in the name', async (_, name) => {
    await send({ name })
    const [{ to, head }] = mail.received as [(typeof mail.received)[number]]
    expect(to).toEqual(['office@example.org'])
    expect(head).not.toHaveProperty('bcc')
    expect(head['reply-to']).toMatch(/<maryam@example\.net>$/)
  })

  it('mails a message once to the school’s mailbox and to each admin with notifications', async () => {
    await addAdmin('Amina')
    await addAdmin('Bilal', {
      notifications: {
        emailNotifications: false,
        prayerTimeUpdates: true,
        siteProblems: true,
        securityAlerts: true,
      },
    })
    await addAdmin('Celma', { passwordHash: null })
    await addAdmin('Dawud', { email: 'School@example.org' })
    await site.send(sendSchoolMessage, { body: aMessage() })
    expect(readers()).toEqual(['amina@example.org', 'school@example.org'])
    expect(mail.received.map(({ head }) => head.to).sort()).toEqual(readers())
  })

  it('mails no suspicious message, and none without a recipient', async () => {
    await send({ homepage: 'x' })
    await tick()
    expect([mail.begun(), await delivery()]).toEqual([0, { state: 'off' }])
  })

  it('mails no message from before a mail server was set', async () => {
    site.setEnv({ SMTP_URL: undefined })
    await send()
    site.setEnv({ SMTP_URL: mail.url })
    await tick()
    expect([mail.begun(), await delivery()]).toEqual([0, { state: 'off' }])
  })
})

describe('a mail server', () => {
  const failing: [SmtpBehavior | 'is down'][] = [
    ['is down'],
    ['refuses'],
    ['is busy'],
    ['dies in the middle'],
  ]

  it.each(failing)(
    'stores, retries and delivers a message once when the mail server %s',
    async behavior => {
      const port = Number(new URL(mail.url).port)
      if (behavior === 'is down') await mail.close()
      else mail.setBehavior(behavior)
      expect((await send()).status).toBe(200)
      expect(await delivery()).toMatchObject({ state: 'waiting', tries: 1 })
      expect(mail.received).toEqual([])
      expect(lines.join()).not.toMatch(/Maryam|maryam@|office@|stroller/)

      await tick()
      expect(await delivery()).toMatchObject({ state: 'waiting', tries: 1 })
      later(RETRY_AFTER_MS[0]! + 1_000)
      await tick()
      expect(await delivery()).toMatchObject({ state: 'waiting', tries: 2 })

      if (behavior === 'is down') await startMail(port)
      else mail.setBehavior('takes')
      later(RETRY_AFTER_MS[1]! + 1_000)
      await Promise.all([tick(), tick(), tick()])
      expect(await delivery()).toMatchObject({ state: 'sent' })
      later(7 * 24 * 3_600_000)
      await tick()
      expect(readers()).toEqual(['office@example.org'])
    },
  )

  it('mails a message once to a slow mail server', async () => {
    mail.setBehavior('is slow')
    const sending = send()
    await vi.waitUntil(() => mail.begun() > 0, { timeout: 5_000 })
    await tick()
    mail.finish()
    await sending
    expect(await delivery()).toMatchObject({ state: 'sent' })
    expect(readers()).toEqual(['office@example.org'])
  })

  it('retries a rejected recipient without blocking the others', async () => {
    await addAdmin('Amina')
    mail.setBehavior('refuses', 'office@example.org')
    await send()
    expect(readers()).toEqual(['amina@example.org'])
    mail.setBehavior('takes')
    later(RETRY_AFTER_MS[0]! + 1_000)
    await tick()
    expect(readers()).toEqual(['amina@example.org', 'office@example.org'])
  })

  it('stops after the last try, and tries again on demand', async () => {
    const browser = await signedIn(site, await addAdmin('Amina'))
    mail.setBehavior('refuses')
    await send()
    for (const wait of RETRY_AFTER_MS) {
      later(wait + 1_000)
      await tick()
    }
    expect(await delivery()).toMatchObject({ state: 'failed', tries: RETRY_AFTER_MS.length + 1 })
    mail.setBehavior('takes')
    later(24 * 3_600_000)
    await tick()
    expect(mail.received).toEqual([])
    vi.useRealTimers()
    const params = { id: (await onlyMessage()).id }
    const { message } = await browser.fetchJson(mailMessage, { params })
    expect(message.delivery).toEqual({ state: 'sent' })
    await browser.fetchJson(mailMessage, { params })
    expect(readers()).toEqual(['amina@example.org', 'office@example.org'])
  })
})

describe('the tick', () => {
  /** The messages that it reads where it starts with an empty memory, as it does in the cloud. */
  async function reads(): Promise<string[]> {
    vi.resetModules()
    const { messagesTask: started } = await import('#server/contact/task.ts')
    const storageFetch = vi.spyOn(globalThis, 'fetch')
    await started.run(new Date(), new AbortController().signal)
    const paths = storageFetch.mock.calls.map(([input]) => new URL(String(input)).pathname)
    storageFetch.mockRestore()
    return paths.flatMap(path => /received\/([\w-]+)$/.exec(path)?.[1] ?? [])
  }

  it('reads only messages that wait for mail in the tick, also after they were moved', async () => {
    await send({ message: 'One that arrives' })
    await send({ message: 'Hidden', homepage: 'x' })
    await tick()
    expect(await reads()).toEqual([])
    mail.setBehavior('refuses')
    await send({ message: 'One that waits' })
    const waits = (await allMessages())[0]!
    later(1_000)
    expect(new Set(await reads())).toEqual(new Set([waits.id]))

    const hidden = (await allMessages()).find(({ message }) => message.message === 'Hidden')!
    const browser = await signedIn(site, await addAdmin('Amina', { email: 'office@example.org' }))
    const params = { id: hidden.id }
    await browser.fetchJson(changeMessage, { params, body: { place: 'inbox' } })
    mail.setBehavior('takes')
    later(RETRY_AFTER_MS[0]! + 2_000)
    await tick()
    expect(mail.received.map(({ text }) => /One that \w+|Hidden/.exec(text)?.[0])).toEqual([
      'One that arrives',
      'Hidden',
      'One that waits',
    ])
    await tick()
    expect(await reads()).toEqual([])
    expect(Object.keys(site.dump()).filter(key => key.includes('/settled/'))).toHaveLength(3)
  })

  it('mails the other messages when one cannot be read', async () => {
    mail.setBehavior('refuses')
    await send({ message: 'Whole' })
    const broken = '20260101t000000000-0f1e2d3c'
    await openStore('messages').set(`received/${broken}`, '{')
    mail.setBehavior('takes')
    later(RETRY_AFTER_MS[0]! + 1_000)
    await deliverDue(new Date(), new AbortController().signal, await listMailbox())
    expect(readers()).toEqual(['office@example.org'])
    expect(lines.join()).toContain(broken)
  })
})

describe('a sender', () => {
  it('sends a message from only one of many parallel processes', async () => {
    mail.setBehavior('refuses')
    await send()
    mail.setBehavior('takes')
    later(RETRY_AFTER_MS[0]! + 1_000)
    await Promise.all(Array.from({ length: 8 }, tick))
    expect(readers()).toEqual(['office@example.org'])
  })

  it('finishes the mails of a process that died, and sends no recipient a second one', async () => {
    const amina = await addAdmin('Amina')
    mail.setBehavior('refuses')
    await send()
    mail.setBehavior('takes')
    const { id, message } = await onlyMessage()
    const until = Date.now() + HELD_MS
    await changeState(id, message, state => ({
      ...state,
      delivery: { state: 'sending', tries: 0, until, sender: 'dead', done: [amina.id] },
    }))
    await tick()
    expect(mail.received).toEqual([])
    later(HELD_MS + 1_000)
    await tick()
    expect(readers()).toEqual(['office@example.org'])
  })
})
