import { beforeEach, expect, it, vi } from 'vitest'

const ORIGIN = 'https://mosque.example.org'
const KEYS = { p256dh: 'p', auth: 'a' }
const KEY = new ArrayBuffer(1)

let listeners: Map<string, (event: object) => void>
let pushManager: Record<'getSubscription' | 'subscribe', ReturnType<typeof vi.fn>>
const showNotification = vi.fn(async (_title: string, _options: object) => {})
let shown: { tag?: string; data: unknown; close: ReturnType<typeof vi.fn> }[]
let tendPush: () => Promise<void>
const openWindow = vi.fn(async (_url: string) => null)
const focus = vi.fn(async () => {})
const fetched = vi.fn(async (_url: string, _init: { body?: string }) => Response.json({}))

const subscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: KEY },
  toJSON: () => ({ endpoint, keys: KEYS }),
  unsubscribe: vi.fn(async () => true),
})

async function dispatch(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
  await Promise.all(work)
}
const push = (message: unknown) =>
  dispatch('push', { data: message === null ? null : { json: () => message } })
const click = (data: unknown) => dispatch('notificationclick', { notification: { close, data } })
const close = vi.fn()
const sent = () => fetched.mock.calls.map(([url, { body }]) => [url, JSON.parse(body ?? 'null')])

beforeEach(async () => {
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.resetModules()
  listeners = new Map()
  shown = []
  pushManager = {
    getSubscription: vi.fn(async () => subscription('old')),
    subscribe: vi.fn(async () => subscription('new')),
  }
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', new URL(`${ORIGIN}/worker.js`))
  vi.stubGlobal('registration', {
    ...{ showNotification, pushManager, getNotifications: async () => shown },
  })
  vi.stubGlobal('clients', {
    matchAll: async () => [{ url: `${ORIGIN}/events`, focus }],
    openWindow,
  })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) =>
    listeners.set(name, listener),
  )
  const push = await import('./push.ts')
  tendPush = push.tendPush
  push.startPush()
})

it.each([
  ['janazah', true],
  ['urgent', true],
  ['events', false],
])('shows a message of %s; one that replaces another sounds: %s', async (topic, renotify) => {
  await push({ topic, tag: 't', title: 'Title', body: 'Body', url: '/x' })
  const options = { tag: 't', body: 'Body', data: { url: '/x' }, badge: '/badge-96.png', renotify }
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Title',
    expect.objectContaining(options),
  )
  expect(sent()).toEqual([])
})

it.each([[null], ['text'], [{}], [{ title: 1, tag: 't' }]])(
  'shows something for %j, since browsers require it',
  async message => {
    await push(message)
    expect(showNotification.mock.calls[0]?.[0]).toBe('News from the masjid')
  },
)

it('closes what has expired when the next message comes', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const data = [{ url: '/', until: at(-1) }, { url: '/', until: at(1) }, { url: '/' }, '/x', null]
  shown = data.map(data => ({ data, close: vi.fn() }))
  await push({ topic: 'events', tag: 't', title: 'Title', until: at(60) })
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0, 0, 0])
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ data: { url: '/', until: at(60) } })
})

it('shows a message that comes late', async () => {
  const close = vi.fn()
  const until = new Date(Date.now() - 60_000).toISOString()
  shown = [{ tag: 't', data: { until }, close }]
  await push({ topic: 'janazah', tag: 't', title: 'Late', until })
  expect(showNotification).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
})

it.each([
  [{ url: '/prayer-times' }, `${ORIGIN}/prayer-times`],
  ['/prayer-times', `${ORIGIN}/prayer-times`],
  ['https://example.org/x', 'https://example.org/x'],
  ['javascript:alert(1)', ORIGIN],
  ['http://example.org/x', ORIGIN],
  [undefined, ORIGIN],
])('opens %s as %s', async (url, opened) => {
  await click(url)
  expect(close).toHaveBeenCalled()
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(opened)
})

it('brings the window to the front that shows the page already', async () => {
  await click('/events')
  expect(focus).toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

it('subscribes once more with the new key that a message names', async () => {
  await push({ topic: 'events', tag: 't', title: 'Title', key: 'new-key' })
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
    ...{ userVisibleOnly: true, applicationServerKey: 'new-key' },
  })
  const body = { subscription: { endpoint: 'new', keys: KEYS }, replaces: 'old' }
  expect(sent()).toEqual([['/api/push', body]])
})

it('confirms that it follows where a message asks for it', async () => {
  await push({ topic: 'events', tag: 't', title: 'Title', confirm: true })
  expect(pushManager.subscribe).not.toHaveBeenCalled()
  expect(sent()).toEqual([['/api/push', { subscription: { endpoint: 'old', keys: KEYS } }]])
})

it.each([
  ['another key', 'AQ', true],
  ['the same key', 'AA', false],
  ['no key at the moment', null, false],
])('subscribes once more when a page is opened and the site has %s', async (_, key, isRenewed) => {
  fetched.mockResolvedValueOnce(Response.json({ key }))
  await tendPush()
  await tendPush()
  expect(pushManager.subscribe.mock.calls.length).toBe(Number(isRenewed))
  const body = { subscription: { endpoint: 'new', keys: KEYS }, replaces: 'old' }
  expect(sent().slice(1)).toEqual(isRenewed ? [['/api/push', body]] : [])
})

it('asks for no key without a subscription, and leaves it without a network', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await tendPush()
  expect(pushManager.subscribe).not.toHaveBeenCalled()
  pushManager.getSubscription.mockResolvedValue(null)
  fetched.mockClear()
  await tendPush()
  expect(fetched).not.toHaveBeenCalled()
})

it.each([
  ['has made another', { newSubscription: subscription('own') }, 'own'],
  ['has made none', {}, 'new'],
])(
  'keeps what is followed when the browser ended a subscription and %s',
  async (_, more, endpoint) => {
    await dispatch('pushsubscriptionchange', { oldSubscription: subscription('old'), ...more })
    const body = { subscription: { endpoint, keys: KEYS }, replaces: 'old' }
    expect(sent()).toEqual([['/api/push', body]])
  },
)
