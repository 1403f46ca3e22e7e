import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { follow, getPushKey, getPushState, savePushSettings } from '#contract/push.ts'
import type { Subscription } from '#domain/push/follower.ts'
import { TOPICS } from '#domain/push/topics.ts'
import { FOLLOW_LIMITS } from '#server/push/follow.ts'
import { readFollowers } from '#server/push/followers.ts'
import { addAdmin, signedIn } from './browser.ts'
import { limit } from './limit.ts'
import { eachWithPush, service, site } from './pushSite.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

eachWithPush('2026-11-21T17:00:00Z')

const send = async (body: unknown, ip = '192.0.2.1') => {
  const response = await site.send(follow, { body, ip })
  return { status: response.status, ...(await response.json()) }
}
const all = async () => Object.values(await readFollowers())

describe('a visitor who chooses topics', () => {
  it('is stored without anything about the person, and greeted once', async () => {
    const subscription = service.subscribe()
    const topics = ['events', 'janazah', 'events']
    expect(await send({ subscription, topics })).toMatchObject({
      ...{ status: 200, success: true, topics: ['janazah', 'events'] },
    })
    expect(await all()).toEqual([
      {
        ...subscription,
        topics: ['janazah', 'events'],
        key: expect.any(String),
        language: 'en',
        since: '2026-11-21',
      },
    ])
    expect(service.received).toMatchObject([
      {
        title: 'Notifications are on',
        body: 'You will hear about: Janazah, Event changes.',
        headers: { ttl: '3600', urgency: 'high' },
      },
    ])
    await send({ subscription, topics: ['videos'] })
    expect(await all()).toMatchObject([{ topics: ['videos'] }])
    expect(service.received).toHaveLength(1)
    expect(service.problems).toEqual([])
  })

  it('stops by choosing nothing', async () => {
    const subscription = service.subscribe()
    await send({ subscription, topics: ['urgent'] })
    expect(await send({ subscription, topics: [] })).toMatchObject({ status: 200, topics: [] })
    expect(await all()).toEqual([])
  })

  it('keeps the choice when the browser renews its subscription', async () => {
    const [old, renewed] = [service.subscribe(), service.subscribe()]
    await send({ subscription: old, topics: ['closure', 'iqama'] })
    const { topics } = await send({ subscription: renewed, replaces: old.endpoint })
    expect(topics).toEqual(['closure', 'iqama'])
    expect(await all()).toMatchObject([{ endpoint: renewed.endpoint }])
    expect(service.received).toHaveLength(1)
  })

  it('is forgotten at once when the push service does not know the subscription', async () => {
    const { keys } = service.subscribe()
    await send({ subscription: { endpoint: `${service.url}/invented`, keys }, topics: ['urgent'] })
    expect(await all()).toEqual([])
  })

  it('is forgotten at once when the push service refuses the subscription, or has no such host', async () => {
    service.reply = () => ({ status: 400 })
    await send({ subscription: service.subscribe(), topics: ['urgent'] })
    expect(await all()).toEqual([])

    const { fetch } = globalThis
    const host = 'https://invented.push.apple.com'
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (!String(input).startsWith(host)) return fetch(input, init)
      throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { keys } = service.subscribe()
    const body = { subscription: { endpoint: `${host}/x`, keys }, topics: ['urgent'] }
    expect((await send(body)).status).toBe(200)
    expect(await all()).toEqual([])
  })

  it('stays while the push service is busy', async () => {
    service.reply = () => ({ status: 429 })
    await send({ subscription: service.subscribe(), topics: ['urgent'] })
    expect(await all()).toHaveLength(1)
  })

  it('gets the key to subscribe with, and none where the site has none', async () => {
    const key = async () => (await (await site.send(getPushKey)).json()).key
    expect(await key()).toBe(service.applicationKey)
    site.setEnv({ VAPID_PRIVATE_KEY: undefined })
    expect(await key()).toBeNull()
    const subscription = service.subscribe()
    expect(await send({ subscription, topics: ['urgent'] })).toMatchObject({
      ...{ status: 409, code: 'not_set_up' },
    })
  })
})

describe('a stranger', () => {
  const KEYS = {
    p256dh: 'B'.padEnd(87, 'A'),
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const wrong = (change: Partial<Subscription> & { keys?: object }) => ({
    subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: KEYS, ...change },
    topics: ['urgent'],
  })
  const own = 'https://mosque.example.org/api/contact'
  it.each([
    ['a host of the own network', wrong({ endpoint: 'http://127.0.0.1:8080/admin' }), 400],
    ['the cloud’s metadata', wrong({ endpoint: 'http://169.254.169.254/latest/' }), 400],
    ['the site itself', wrong({ endpoint: own }), 400],
    ['a host that looks like one', wrong({ endpoint: 'https://fcm.googleapis.com.x.org/a' }), 400],
    ['a file', wrong({ endpoint: 'file:///etc/passwd' }), 400],
    ['a key off the curve', wrong({}), 400],
    ['a short key', wrong({ keys: { ...KEYS, p256dh: 'BAAA' } }), 400],
    ['a short secret', wrong({ keys: { ...KEYS, auth: 'AAAA' } }), 400],
    ['an unknown topic', { ...wrong({}), topics: ['all'] }, 400],
    ['a huge list', { ...wrong({}), topics: Array(100).fill('urgent') }, 400],
    ['a huge body', { ...wrong({}), more: 'x'.repeat(9_000) }, 413],
    ['no subscription', { topics: ['urgent'] }, 400],
  ])('is refused with %s, before anything is requested', async (_, body, status) => {
    expect(await send(body)).toMatchObject({ status, success: false })
    expect(await all()).toEqual([])
    expect(service.requests).toBe(0)
  })

  it('cannot flood: an address has 60 choices in ten minutes, and others are not affected', async () => {
    expect(FOLLOW_LIMITS.address.most).toBe(60)
    // The rule is the same with six.
    limit(FOLLOW_LIMITS, { address: 6 })
    const subscription = service.subscribe()
    const body = { subscription, topics: ['urgent'] }
    const tries = await Promise.all(Array.from({ length: 8 }, () => send(body, '198.51.100.7')))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(tries.filter(({ status, code }) => status === 429 && code === 'too_many')).toHaveLength(
      2,
    )
    expect((await send(body, '198.51.100.8')).status).toBe(200)
    expect(await all()).toHaveLength(1)
  })

  it('cannot add more followers than everyone may by claiming to renew, and everyone can still stop', async () => {
    limit(FOLLOW_LIMITS, { everyone: 2, reserve: 0 })
    const topics = ['urgent']
    const [first, second, third, renewed] = Array.from({ length: 4 }, () => service.subscribe())
    await send({ subscription: first, topics })
    await send({ subscription: second, topics })
    const claim = { subscription: third, topics, replaces: `${service.url}/invented` }
    expect((await send(claim)).status).toBe(429)
    expect((await send({ subscription: renewed, replaces: first!.endpoint })).status).toBe(200)
    expect((await send({ subscription: second, topics: ['events'] })).status).toBe(200)
    expect((await send({ subscription: second, topics: [] })).status).toBe(200)
    expect(await all()).toMatchObject([{ endpoint: renewed!.endpoint }])
  })

  it('cannot close notifications to all from a few networks, and reads the true reason', async () => {
    // As the limits are, at a hundredth.
    limit(FOLLOW_LIMITS, { network: 3, everyone: 6, reserve: 4 })
    const add = (ip: string) => send({ subscription: service.subscribe(), topics: ['urgent'] }, ip)
    const from = async (prefix: string) => {
      const tries = []
      for (let host = 1; host <= 4; host++) tries.push(await add(`${prefix}:${host}::1`))
      return tries
    }
    for (const prefix of ['2001:db8:1', '2001:db8:2']) {
      const tries = await from(prefix)
      expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect(tries[3].error).toMatch(/^Many choices have come from your connection/)
    }
    expect((await add('2001:db8:3::1')).status).toBe(200)
    expect((await add('192.0.2.77')).status).toBe(200)
    expect(await all()).toHaveLength(8)
  })

  it('gets a part of the reserve, and the reason is then everyone’s limit', async () => {
    const { share } = FOLLOW_LIMITS.reserve
    limit(FOLLOW_LIMITS, { network: 40, everyone: share - 2, reserve: 5 })
    const add = (ip: string) => send({ subscription: service.subscribe(), topics: ['urgent'] }, ip)
    for (let count = 0; count < share; count++) {
      expect((await add('198.51.100.7')).status).toBe(200)
    }
    expect(await add('198.51.100.7')).toMatchObject({
      ...{ status: 429, code: 'too_many' },
      error: expect.stringMatching(/^Notifications were turned on very often on this site/),
    })
    expect((await add('198.51.100.8')).status).toBe(200)
  })
})

describe('the panel', () => {
  it('shows how many follow what, and nothing else about them', async () => {
    for (const topics of [['urgent', 'videos'], ['urgent'], ['iqama']]) {
      await send({ subscription: service.subscribe(), topics })
    }
    const browser = await signedIn(site, await addAdmin('Amina'))
    const state = await browser.fetchJson(getPushState)
    expect(state).toEqual({
      total: 3,
      topics: {
        ...Object.fromEntries(TOPICS.map(topic => [topic, 0])),
        urgent: 2,
        iqama: 1,
        videos: 1,
      },
      isReady: true,
      settings: { quiet: { from: '22:00', until: '06:00' }, iqamaAt: '20:00' },
      recent: [],
      waiting: 0,
    })
    const settings = { quiet: null, iqamaAt: '18:30' }
    await browser.fetchJson(savePushSettings, { body: settings })
    expect((await browser.fetchJson(getPushState)).settings).toEqual(settings)
    await browser.fetchJson(savePushSettings, { body: { ...settings, iqamaAt: '25:00' } }, 400)
  })
})
