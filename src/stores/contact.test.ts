import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContactFields } from '#domain/contact/fields.ts'
import { sendingFailure } from '#texts/contactFailures.ts'
import { fieldTexts } from '#texts/contactFields.ts'
import { contactForm, type FormName } from './contact.ts'

const FIELDS: ContactFields = {
  name: 'Maryam Odeh',
  email: 'maryam@example.org',
  phone: '',
  subject: 'general',
  message: 'السلام عليكم',
}

let kept: Map<string, string>
let sent: { path: string; body: Record<string, string> }[]
/** The server’s next responses; an error is a lost connection. */
let responses: (Response | Error)[]
let online: boolean
let events: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  sent = []
  responses = []
  online = true
  events = new EventTarget()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/contact/token') return Response.json({ token: 'a token' })
    sent.push({ path, body: JSON.parse(String(body)) })
    const response = responses.shift() ?? Response.json({ success: true })
    if (response instanceof Error) throw response
    return response
  })
})

const state = (form: ReturnType<typeof contactForm>) => form.$sending.get().state
const refusal = (status: number, body: object = {}) =>
  Response.json({ success: false, error: 'No.', ...body }, { status })

it.each<[FormName, string, string]>([
  ['contact', 'general', '/api/contact'],
  ['school', 'general', '/api/contact/school'],
  ['volunteer', 'volunteer', '/api/contact'],
  ['explore-islam', 'explore-islam', '/api/contact'],
])('sends the %s form with its token, key and hidden field', async (name, subject, path) => {
  const form = contactForm(name)
  form.touched()
  await vi.runAllTimersAsync()
  expect(await form.send({ ...FIELDS, subject }, 'trap')).toBe('sent')
  const key = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(sent).toEqual([
    { path, body: { ...FIELDS, subject, homepage: 'trap', token: 'a token', key } },
  ])
})

it('shows the success for five seconds, then is idle and keeps nothing', async () => {
  const form = contactForm('contact')
  form.typed(FIELDS, 'message')
  expect(kept.size).toBe(1)
  await form.send(FIELDS, '')
  expect(state(form)).toBe('success')
  vi.advanceTimersByTime(4_999)
  expect(state(form)).toBe('success')
  vi.advanceTimersByTime(1)
  expect(state(form)).toBe('idle')
  expect(kept.size).toBe(0)
  expect(contactForm('contact').draft()).toBeUndefined()
})

it('sends nothing while a field is wrong, and shows its message', async () => {
  const form = contactForm('contact')
  const wrong = { ...FIELDS, name: ' ', email: 'maryam' }
  expect(await form.send(wrong, '')).toBe('refused')
  expect(form.$problems.get()).toEqual({ name: fieldTexts.name, email: fieldTexts.emailWrong })
  form.typed({ ...wrong, name: 'M' }, 'name')
  expect(form.$problems.get()).toEqual({ email: fieldTexts.emailWrong })
  expect(sent).toEqual([])
})

it('shows what the server finds wrong under the fields', async () => {
  responses = [refusal(400, { code: 'invalid', fields: { email: 'Not this one.' } })]
  const form = contactForm('contact')
  expect(await form.send(FIELDS, '')).toBe('refused')
  expect(form.$problems.get()).toEqual({ email: 'Not this one.' })
  expect(state(form)).toBe('idle')
})

describe('sending', () => {
  it.each([
    ['after a lost connection', new TypeError('failed'), sendingFailure()],
    ['after a server error', refusal(500), sendingFailure()],
    ['after a rejected origin', refusal(403), sendingFailure()],
    ['after the page of another network', new Response('<p>Sign in'), sendingFailure()],
    [
      'after too many messages',
      refusal(429, { error: 'Try again in 5 minutes.' }),
      `${sendingFailure()} Try again in 5 minutes.`,
    ],
  ])(
    '%s shows an error for five seconds; the retry has the same key',
    async (_, response, text) => {
      responses = [response]
      const form = contactForm('contact')
      expect(await form.send(FIELDS, '')).toBe('kept')
      expect(form.$sending.get()).toEqual({ state: 'error', message: text })
      vi.advanceTimersByTime(5_000)
      expect(state(form)).toBe('idle')
      const reloaded = contactForm('contact')
      expect(reloaded.draft()).toEqual(FIELDS)
      expect(await reloaded.send(FIELDS, '')).toBe('sent')
      expect(sent[1]?.body.key).toBe(sent[0]?.body.key)
    },
  )
})

it('sends once when the button is pressed twice', async () => {
  const form = contactForm('contact')
  await Promise.all([form.send(FIELDS, ''), form.send(FIELDS, '')])
  expect(sent).toHaveLength(1)
})

it('waits while offline, and then sends the current text', async () => {
  online = false
  const form = contactForm('contact')
  const end = form.watch()
  expect(await form.send(FIELDS, '')).toBe('kept')
  expect([state(form), sent.length]).toEqual(['waiting', 0])
  form.typed({ ...FIELDS, name: 'Maryam' }, 'name')
  online = true
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ body }) => body.name)).toEqual(['Maryam'])
  expect(state(form)).toBe('success')
  events.dispatchEvent(new Event('online'))
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
})

it('sends a message without browser storage', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const form = contactForm('contact')
  form.typed(FIELDS, 'name')
  expect(await form.send(FIELDS, '')).toBe('sent')
})

it('requests a token once, and again after a failure', async () => {
  const asked = vi.fn(async () => refusal(500))
  vi.stubGlobal('fetch', asked)
  const form = contactForm('contact')
  form.touched()
  form.touched()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledTimes(1)
  form.touched()
  expect(asked).toHaveBeenCalledTimes(2)
})
