import { beforeEach, expect, it, vi } from 'vitest'
import type { Message } from '#domain/contact/inbox.ts'
import { type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

let browser: FakeBrowser
const A = '20261121t170000123-0000000a'
const B = '20261121t170000123-0000000b'
const message = (id: string, read = false) => ({ id, name: id, read, place: 'inbox' })
const counts = { unread: 1, unanswered: 0, quarantined: 0, undelivered: 0 }

beforeEach(() => {
  browser = fakeBrowser()
  browser.responses[`GET /api/messages/${A}`] = { message: message(A) }
  browser.responses[`GET /api/messages/${B}`] = { message: message(B, true) }
  browser.responses[`PUT /api/messages/${A}`] = { success: true, message: message(A, true) }
  browser.responses['GET /api/message-counts'] = counts
})

it('marks a message read once when it is opened, and loads the counts again', async () => {
  const { openMessage, readMessage } = await import('./messages.ts')
  await readMessage(A)
  expect(openMessage.$data.get()).toMatchObject({ state: 'ready', data: { id: A, read: true } })
  await vi.waitFor(() => expect(browser.requests).toContain('GET /api/message-counts'))
  await readMessage(B)
  expect(browser.requests.filter(name => name.startsWith('PUT'))).toEqual([
    `PUT /api/messages/${A}`,
  ])
})

it('shows a message that cannot be marked', async () => {
  browser.responses[`PUT /api/messages/${A}`] = 500
  const { openMessage, readMessage } = await import('./messages.ts')
  await readMessage(A)
  expect(openMessage.$data.get()).toMatchObject({ state: 'ready', data: { id: A, read: false } })
})

it('keeps showing a message that was opened while another was being marked', async () => {
  const { openMessage, readMessage } = await import('./messages.ts')
  const send = globalThis.fetch
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'PUT') await held
    return send(address, init)
  })
  const first = readMessage(A)
  await vi.waitFor(() => expect(openMessage.$data.get()).toMatchObject({ data: { id: A } }))
  await readMessage(B)
  release()
  await first
  expect(openMessage.$data.get()).toMatchObject({ state: 'ready', data: { id: B }, busy: false })
})

it('loads the counts while they are shown, every five minutes, and not in a hidden tab', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/admin/events', search: '' })
  const { messageCounts } = await import('./counts.ts')
  const stop = messageCounts.$data.listen(() => {})
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(messageCounts.$data.get()).toMatchObject({ state: 'ready', data: counts })
  expect(browser.requests).toHaveLength(2)
  stop()
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(browser.requests).toHaveLength(2)
})

it.each([
  ['goes back to the list', `/admin/messages/${A}`, ['/admin/messages?folder=archived']],
  ['leaves alone who has gone elsewhere', '/admin/events', []],
])('%s after a message is moved', async (_, pathname, opened) => {
  const address = { pathname, search: '', hash: '' }
  const pushed: string[] = []
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', {
    state: null,
    pushState: (_state: unknown, _title: string, path: string) => void pushed.push(path),
  })
  vi.stubGlobal('scrollTo', () => {})
  const { moveMessage } = await import('./messages.ts')
  const view = { id: A, place: 'archived', form: '', subject: '', q: '', page: 1 } as const
  await moveMessage(message(A) as Parameters<typeof moveMessage>[0], 'inbox', view)
  expect(pushed).toEqual(opened)
})

it.each([
  ['keeps the message in sight where nothing answers its reply', undefined, 'ready', 1],
  ['shows what somebody else replied, after a refusal', 409, 'ready', 2],
])('%s', async (_, response, state, loads) => {
  const { openMessage } = await import('./messages.ts')
  const { $replyProblem, sendReply } = await import('./replies.ts')
  await openMessage.load(A)
  if (response) browser.responses[`POST /api/messages/${A}/replies`] = response
  else delete browser.responses[`GET /api/messages/${A}`]
  const opened = { ...message(A), thread: [] } as unknown as Message
  expect(await sendReply(opened, { id: 'r1', text: 'Saturday at 10' })).toBe(false)
  expect($replyProblem.get()).not.toBeNull()
  expect(openMessage.$data.get().state).toBe(state)
  expect(browser.requests.filter(name => name === `GET /api/messages/${A}`)).toHaveLength(loads)
})

it.each([
  [
    'is put below the greeting',
    'Assalamu alaikum Yusuf,\n\n',
    '',
    'Assalamu alaikum Yusuf,\n\nWelcome.\n',
  ],
  [
    'keeps what was typed',
    'السلام عليكم يوسف،\n\nYes, at 10.',
    '',
    'السلام عليكم يوسف،\n\nWelcome.\n\nYes, at 10.\n',
  ],
  [
    'takes the place of another one',
    'Assalamou alaykoum Jean,\n\nCome.\n',
    'Come.',
    'Assalamou alaykoum Jean,\n\nWelcome.\n',
  ],
])('a template %s', async (_, text, before, after) => {
  const { bodyOf, withTemplate } = await import('./replies.ts')
  expect(withTemplate(text, 'Welcome.', before)).toBe(after)
  // Kept as a template, it names nobody.
  expect(bodyOf(after)).toMatch(/^Welcome\./)
})

it.each([
  ['me', 'You take care of this message now.'],
  ['z', 'Zaynab takes care of this message now, and gets an e-mail.'],
  [null, 'Nobody takes care of this message now.'],
])('says who takes care of a message that was given to %s', async (id, text) => {
  const { $session } = await import('#panel/shell/session.ts')
  const { $banner } = await import('#panel/shell/banner.ts')
  const { changeThread } = await import('./replies.ts')
  $session.set({ state: 'open', user: { id: 'me' } } as ReturnType<typeof $session.get>)
  const holder = id && { id, name: 'Zaynab' }
  const held = { ...message(A), holder, canReply: true, thread: [] } as unknown as Message
  browser.responses[`PUT /api/messages/${A}`] = { success: true, message: held }
  expect(await changeThread(held, { holder: id })).toBe(true)
  expect($banner.get()?.text).toBe(text)
})
