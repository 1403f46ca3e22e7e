import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOGIN_REQUIRED, login, NO_SECRET, WRONG_CREDENTIALS } from '#contract/login.ts'
import { logoutCall } from '#contract/logout.ts'
import { getSessionStatus, SIGNED_OUT } from '#contract/sessionStatus.ts'
import { endSession, endSessions, getSessions } from '#contract/sessions.ts'
import type { SessionInfo } from '#domain/account/profile.ts'
import type { User } from '#domain/account/user.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { hashes } from './cheapHashes.ts'
import { failStorage } from './running.ts'
import { SECRET, type Site, startSite } from './site.ts'

let site: Site
let user: User
let lines: string[]

beforeEach(async () => {
  lines = []
  vi.spyOn(console, 'error').mockImplementation(line => void lines.push(String(line)))
  site = await startSite()
  user = await addAdmin('Amina')
})
afterEach(async () => {
  await site.stop()
  vi.restoreAllMocks()
})

const status = (browser: Browser) =>
  browser.send(getSessionStatus).then(response => response.status)

describe('POST /api/login', () => {
  it('signs in with a cookie that scripts, other sites and plain http never get, by the address in any case', async () => {
    const browser = new Browser(site)
    const response = await browser.signIn({ ...user, email: ' AMINA@example.ORG ' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      success: true,
      user: {
        id: user.id,
        email: 'amina@example.org',
        name: 'Amina',
        role: 'admin',
        avatar: null,
        twoFactor: false,
        hasPasskey: false,
      },
    })
    const lines = response.headers.getSetCookie()
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(line).toMatch(
        /^__Host-(session|device)=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
      )
    }
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await status(browser)).toBe(200)
  })

  it.each([['http://localhost:8888'], ['http://127.0.0.1:8888'], ['http://[::1]:8888']])(
    'works at %s with plain names',
    async origin => {
      const browser = new Browser(site, { origin })
      expect((await browser.signIn(user)).status).toBe(200)
      expect([...browser.cookies.keys()]).toEqual(['session', 'device'])
      expect(await status(browser)).toBe(200)
    },
  )

  it('rejects plain http elsewhere, before any password is checked', async () => {
    const browser = new Browser(site, { origin: 'http://192.168.1.5:8888' })
    const before = site.dump()
    const response = await browser.signIn(user)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'insecure' })
    expect(site.dump()).toEqual(before)
  })

  it.each([
    [{}],
    [{ username: '', password: '' }],
    [{ username: 'amina@example.org', password: '' }],
    [{ username: '  ', password: 'x' }],
    [{ username: 7, password: ['x'] }],
    [undefined],
    [null],
    ['text'],
  ])('requires both fields: %j', async body => {
    const response = await site.send(login, { body })
    expect(response.status).toBe(400)
    expect((await response.json()).error).toBe(LOGIN_REQUIRED)
    expect(LOGIN_REQUIRED).toBe('Email and password are required')
  })

  it.each([
    ['a wrong password', 'amina@example.org', `${PASSWORD}!`],
    ['an unknown account', 'nobody@example.org', PASSWORD],
    ['an invited account', 'bilal@example.org', PASSWORD],
  ])('responds to %s alike, and opens no session', async (_, username, password) => {
    await addAdmin('Bilal', { passwordHash: null })
    const response = await site.send(login, { body: { username, password } })
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.json()).toEqual({
      success: false,
      error: WRONG_CREDENTIALS,
      code: 'wrong_credentials',
    })
  })

  it('hashes once for an unknown or invited account too', async () => {
    await addAdmin('Bilal', { passwordHash: null })
    for (const username of ['nobody@example.org', 'bilal@example.org', user.email]) {
      hashes.made = 0
      await site.send(login, { body: { username, password: 'x' } })
      expect([username, hashes.made]).toEqual([username, 1])
    }
  })

  it('names each session by 144 random bits', async () => {
    const ids = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const { cookies } = await signedIn(site, user)
        const claims = (cookies.get('__Host-session') ?? '').split('.')[1] ?? ''
        return JSON.parse(Buffer.from(claims, 'base64url').toString()).jti as string
      }),
    )
    expect(ids.every(id => /^[0-9a-f]{36}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(3)
  })

  it('replaces the session that the browser had', async () => {
    const browser = new Browser(site)
    await browser.signIn(user)
    const old = browser.cookies.get('__Host-session') ?? ''
    await browser.signIn(user)
    expect(browser.cookies.get('__Host-session')).not.toBe(old)
    const replay = await site.send(getSessionStatus, {
      headers: { cookie: `__Host-session=${old}` },
    })
    expect(replay.status).toBe(401)
    expect(await status(browser)).toBe(200)
  })

  it('says without SESSION_SECRET what to set, to the caller and in the log', async () => {
    site.setEnv({ SESSION_SECRET: undefined })
    const response = await site.send(login, { body: { username: user.email, password: PASSWORD } })
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'no_secret', error: NO_SECRET })
    expect(lines.join()).toContain('SESSION_SECRET is not set')
  })

  it('writes neither address nor password into the logs', async () => {
    await new Browser(site).signIn(user, 'a wrong password')
    expect(lines.join()).toContain('sign-in refused')
    expect(lines.join()).not.toMatch(/amina|wrong password/i)
  })
})

describe('a new site', () => {
  const first = { ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: PASSWORD }
  const signIn = (password: string) =>
    site.send(login, { body: { username: 'first@example.org', password } })

  beforeEach(async () => {
    await site.stop()
    site = await startSite()
  })

  it('creates the first admin of a new site from the environment only once', async () => {
    site.setEnv(first)
    expect((await signIn('another one')).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(200)
    site.setEnv({ ...first, ADMIN_PASSWORD: 'changed in the environment' })
    expect((await signIn('changed in the environment')).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  it.each([
    [{ ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: undefined }],
    [{ ADMIN_EMAIL: undefined, ADMIN_PASSWORD: PASSWORD }],
  ])('creates no admin from an incomplete environment: %o', async values => {
    site.setEnv(values)
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect(Object.keys(site.dump()).join()).not.toContain('/users')
  })
})

it.each([
  ['password1234', 'among the most common'],
  ['mercyislamic', 'words of the site’s name'],
])('creates no first admin with the password %s, and logs why', async (password, reason) => {
  await site.stop()
  site = await startSite()
  const lines: string[] = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(line => lines.push(String(line)))
  }
  site.setEnv({ ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: password })
  const response = await site.send(login, { body: { username: 'first@example.org', password } })
  expect(response.status).toBe(401)
  expect(Object.keys(site.dump()).join()).not.toContain('/users')
  expect(lines.join()).toContain(reason)
  expect(lines.join()).not.toContain(password)
})

describe('key rotation', () => {
  const next = 'the next secret for tests, of 32 bytes'

  it('accepts sessions of the previous secret, and signs only with the current one', async () => {
    const old = new Browser(site)
    await old.signIn(user)
    site.setEnv({ SESSION_SECRET: next, SESSION_SECRET_PREVIOUS: SECRET })
    expect(await status(old)).toBe(200)
    const fresh = new Browser(site)
    await fresh.signIn(user)
    site.setEnv({ SESSION_SECRET: next, SESSION_SECRET_PREVIOUS: undefined })
    expect(await status(old)).toBe(401)
    expect(await status(fresh)).toBe(200)
  })
})

describe('POST /api/logout', () => {
  it('ends the session in storage, so that a kept cookie opens nothing', async () => {
    const browser = await signedIn(site, user)
    const cookie = browser.cookies.get('__Host-session') ?? ''
    expect((await browser.send(logoutCall)).status).toBe(200)
    expect(browser.cookies.has('__Host-session')).toBe(false)
    const replay = await site.send(getSessionStatus, {
      headers: { cookie: `__Host-session=${cookie}` },
    })
    expect(replay.status).toBe(401)
    expect(await replay.json()).toMatchObject({ error: SIGNED_OUT })
  })

  it('responds the same without a session', async () => {
    const response = await site.send(logoutCall)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
  })

  it('clears the cookie even when storage fails', async () => {
    const browser = await signedIn(site, user)
    failStorage()
    expect((await browser.send(logoutCall)).status).toBe(500)
    expect(browser.cookies.has('__Host-session')).toBe(false)
  })
})

describe('GET /api/session-status', () => {
  it('returns who is signed in and until when, and never extends the session', async () => {
    const browser = await signedIn(site, user)
    const first = await browser.fetchJson(getSessionStatus)
    expect(first.user).toMatchObject({ id: user.id, name: 'Amina' })
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 3_600_000)
    const later = await browser.fetchJson(getSessionStatus)
    expect(later.endsAt).toBe(first.endsAt)
    await browser.send(getSessions)
    const used = await browser.fetchJson(getSessionStatus)
    expect(Date.parse(used.endsAt) - Date.parse(first.endsAt)).toBeGreaterThan(3_599_000)
    vi.useRealTimers()
  })
})

describe('servers whose clocks differ', () => {
  it.each([
    [-1, 200],
    [-30, 200],
    [-300, 401],
  ])('with a clock %i s apart responds %i to a new session', async (seconds, status) => {
    const browser = await signedIn(site, user)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    try {
      expect((await browser.send(getSessionStatus)).status).toBe(status)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('signed-in devices', () => {
  const firefox = {
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    },
  }

  it('lists the caller’s own, and signs one out', async () => {
    const phone = await signedIn(site, user, firefox)
    const desk = await signedIn(site, user)
    const stranger = await signedIn(site, await addAdmin('Bilal'))
    const { sessions } = (await desk.fetchJson(getSessions)) as { sessions: SessionInfo[] }
    expect(sessions.map(({ device, current }) => [device, current]).sort()).toEqual([
      ['Firefox on Linux', false],
      ['Unknown device', true],
    ])
    const other = sessions.find(({ current }) => !current)?.id ?? ''
    expect((await stranger.send(endSession, { params: { id: other } })).status).toBe(404)
    expect(await status(phone)).toBe(200)
    await desk.fetchJson(endSession, { params: { id: other } })
    expect([await status(phone), await status(desk)]).toEqual([401, 200])
    await desk.fetchJson(endSession, { params: { id: other } }, 404)
  })

  it.each([
    [{ keep: 'current' }, [200, 401, 200]],
    [{}, [401, 401, 200]],
  ])('signs out everywhere with %j', async (query, expected) => {
    const [desk, phone] = [await signedIn(site, user), await signedIn(site, user)]
    const stranger = await signedIn(site, await addAdmin('Bilal'))
    await desk.fetchJson(endSessions, { query })
    expect([await status(desk), await status(phone), await status(stranger)]).toEqual(expected)
  })
})
