import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { getNewer } from '#contract/newer.ts'
import { SIGNED_OUT } from '#contract/sessionStatus.ts'
import { ABSOLUTE_MS, IDLE_MS } from '#domain/account/session.ts'
import type { User } from '#domain/account/user.ts'
import { endSessions } from '#server/auth/session.ts'
import { update } from '#server/storage/documents.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, signedIn } from './browser.ts'
import { browser as good, site, amina as user, withAmina } from './running.ts'
import { allEndpoints, NOWHERE, SECRET, type Send } from './site.ts'

const endpoints = await allEndpoints()
const privateOnes = endpoints.filter(({ access }) => !access)
const changing = privateOnes.filter(({ method }) => method !== 'GET')
const label = ({ method, path }: Endpoint) => `${method} ${path}`

/** The claims and header of the good cookie, to be forged from. */
let claims: Record<string, unknown>
let header: { alg: string; typ: string; kid: string }

const part = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString())
const request = (endpoint: Endpoint, cookie: string | null, options: Send = {}) =>
  site.send(endpoint, {
    params: NOWHERE,
    ...options,
    headers: { ...(cookie && { cookie: `__Host-session=${cookie}` }), ...options.headers },
  })
const sign = (options: { claims?: object; header?: object; key?: string } = {}): Promise<string> =>
  new SignJWT({ ...claims, ...options.claims })
    .setProtectedHeader({ ...header, ...options.header })
    .sign(new TextEncoder().encode(options.key ?? SECRET))

/** The cookie of a session that was then ended. */
async function ended(by: (one: User) => unknown): Promise<string> {
  const one = await addAdmin('Gone', {
    id: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.org`,
  })
  const browser = await signedIn(site, one)
  await by(one)
  return browser.cookies.get('__Host-session') ?? ''
}

withAmina(beforeAll)
beforeAll(() => {
  const token = good.cookies.get('__Host-session') ?? ''
  header = part(token, 0)
  claims = part(token, 1)
})

/** Each makes a cookie that must be rejected; null sends none. */
const cookies: [string, () => string | null | Promise<string | null>][] = [
  ['no cookie', () => null],
  ['garbage', () => 'garbage'],
  ['garbage in three parts', () => 'e30.e30.c2ln'],
  ['alg none', () => new UnsecuredJWT(claims).encode()],
  [
    'alg none with our header',
    () => {
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`
    },
  ],
  ['another algorithm', () => sign({ header: { alg: 'HS512' } })],
  ['a wrong key', () => sign({ key: 'another secret for tests, of 32 bytes' })],
  ['an unknown kid', () => sign({ header: { kid: 'unknown' } })],
  ['no kid', () => sign({ header: { kid: undefined } })],
  ['another typ', () => sign({ header: { typ: 'JWT' } })],
  ['the type of a device token', () => good.cookies.get('__Host-device') ?? ''],
  ['another issuer', () => sign({ claims: { iss: 'elsewhere' } })],
  ['another audience', () => sign({ claims: { aud: 'device' } })],
  ['no exp', () => sign({ claims: { exp: undefined } })],
  ['no sub', () => sign({ claims: { sub: undefined } })],
  ['no jti', () => sign({ claims: { jti: undefined } })],
  ['no iat', () => sign({ claims: { iat: undefined } })],
  ['an exp in the past', () => sign({ claims: { exp: Math.floor(Date.now() / 1000) - 1 } })],
  [
    'an iat 8 days ago',
    () => sign({ claims: { iat: Math.floor(Date.now() / 1000) - 8 * 86_400 } }),
  ],
  ['another session', () => sign({ claims: { jti: crypto.randomUUID() } })],
  ['another account', () => sign({ claims: { sub: crypto.randomUUID() } })],
  ['a changed claim', async () => (await sign()).replace(/\.(.)/, (_, first) => `.${first}A`)],
  ['a revoked session', () => ended(one => endSessions(({ userId }) => userId === one.id))],
  [
    'a deleted account',
    () =>
      ended(one =>
        update(usersDocument, ({ value }) => ({
          users: value.users.filter(({ id }) => id !== one.id),
        })),
      ),
  ],
  [
    'an account whose password changed',
    () =>
      ended(one =>
        update(usersDocument, ({ value }) => ({
          users: value.users.map(other =>
            other.id === one.id ? { ...other, sessionVersion: other.sessionVersion + 1 } : other,
          ),
        })),
      ),
  ],
]

it('covers all private endpoints', () => {
  expect(privateOnes.length).toBeGreaterThanOrEqual(25)
  expect(privateOnes.map(label)).toContain('PUT /api/prayer-settings')
})

describe.each(cookies)('with %s', (_, make) => {
  it('responds 401 to every private endpoint and changes nothing', async () => {
    const cookie = await make()
    const before = site.dump()
    for (const endpoint of privateOnes) {
      const response = await request(
        endpoint,
        cookie,
        endpoint.method === 'GET' ? {} : { body: {} },
      )
      expect([label(endpoint), response.status]).toEqual([label(endpoint), 401])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(await response.json()).toEqual({
        success: false,
        error: SIGNED_OUT,
        code: 'signed_out',
      })
    }
    expect(site.dump()).toEqual(before)
  })
})

describe('a valid cookie', () => {
  const token = () => good.cookies.get('__Host-session') ?? ''

  it('accepts a valid cookie at every private endpoint', async () => {
    for (const endpoint of privateOnes.filter(({ path }) => path !== '/api/sessions')) {
      const response = await request(
        endpoint,
        await sign(),
        endpoint.method === 'GET' ? {} : { body: {} },
      )
      expect([label(endpoint), [401, 500].includes(response.status)]).toEqual([
        label(endpoint),
        false,
      ])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://mosque.example.org' }],
  ])('refuses changes with the headers %o', async headers => {
    const before = site.dump()
    for (const endpoint of changing) {
      const response = await request(endpoint, token(), { body: {}, headers })
      expect([label(endpoint), response.status]).toEqual([label(endpoint), 403])
    }
    expect(site.dump()).toEqual(before)
  })

  it('ignores a cookie under the plain name over https, and under the safe name over plain http', async () => {
    for (const endpoint of privateOnes) {
      const plain = await site.send(endpoint, {
        params: NOWHERE,
        headers: { cookie: `session=${token()}` },
      })
      const open = await request(endpoint, token(), { origin: 'http://mosque.example.org' })
      expect([label(endpoint), plain.status, open.status]).toEqual([label(endpoint), 401, 401])
    }
  })

  it.each([
    ['12 hours without a call', IDLE_MS, true],
    ['7 days of constant use', ABSOLUTE_MS, false],
  ])('rejects a cookie after %s', async (_, after, idle) => {
    const browser = await signedIn(site, user)
    const cookie = browser.cookies.get('__Host-session') ?? ''
    const [status] = privateOnes.filter(({ path }) => path === '/api/account')
    const begin = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      if (!idle) {
        for (let at = begin; at < begin + after; at += IDLE_MS - 60_000) {
          vi.setSystemTime(at)
          expect((await request(status!, cookie)).status).toBe(200)
        }
      }
      vi.setSystemTime(begin + after - 5_000)
      expect((await request(privateOnes.find(({ passive }) => passive)!, cookie)).status).toBe(200)
      vi.setSystemTime(begin + after + 5_000)
      const before = site.dump()
      for (const endpoint of privateOnes) {
        const response = await request(endpoint, cookie)
        expect([label(endpoint), response.status]).toEqual([label(endpoint), 401])
      }
      expect(site.dump()).toEqual(before)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('public endpoints', () => {
  it('requires no secret for public endpoints that the CDN caches', async () => {
    site.setEnv({ SESSION_SECRET: undefined })
    for (const endpoint of endpoints.filter(({ cache }) => cache)) {
      const query = endpoint.path === getNewer.path ? { since: 0 } : {}
      const response = await request(endpoint, null, { query })
      expect([label(endpoint), response.status]).toEqual([label(endpoint), 200])
    }
    site.setEnv({ SESSION_SECRET: SECRET })
  })

  it('refuses to bind a public endpoint as a private one', async () => {
    const { onAdmin } = await import('#server/auth/admin.ts')
    const { on } = await import('#server/http/route.ts')
    const [secret] = privateOnes
    const open = endpoints.find(({ access }) => access === 'public')
    expect(() => on(secret!, {} as never, () => null)).toThrow('is private')
    expect(() => onAdmin(open!, {} as never, () => null)).toThrow('is not private')
  })
})
