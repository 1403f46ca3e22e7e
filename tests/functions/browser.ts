import type { Endpoint } from '#contract/endpoint.ts'
import { login } from '#contract/login.ts'
import { newUser, type User } from '#domain/account/user.ts'
import { hashPassword } from '#server/auth/password.ts'
import { startSession } from '#server/auth/session.ts'
import { update } from '#server/storage/documents.ts'
import { usersDocument } from '#server/storage/users.ts'
import { ORIGIN, type Send, type Site } from './site.ts'

export const PASSWORD = 'figs and olives at noon'
let hash: Promise<string> | undefined

/** A passkey of an account, which no test signs in with. */
export const PASSKEY = {
  id: crypto.randomUUID(),
  credentialId: 'AAAA',
  publicKey: 'AAAA',
  counter: 0,
  transports: [],
  host: 'mosque.example.org',
  name: 'My phone',
  createdAt: '2026-11-01T00:00:00.000Z',
  usedAt: null,
}

/** Stores an admin account whose password is PASSWORD, hashed once for all tests of a file. */
export async function addAdmin(name: string, values: Partial<User> = {}): Promise<User> {
  hash ??= hashPassword(PASSWORD)
  const user = {
    ...newUser({
      id: crypto.randomUUID(),
      email: `${name.toLowerCase()}@example.org`,
      name,
      passwordHash: await hash,
      createdAt: '2026-11-01T00:00:00.000Z',
    }),
    ...values,
  }
  await update(usersDocument, ({ value }) => ({ users: [...value.users, user] }))
  return user
}

/** A browser: keeps cookies by name and sends them all, as a browser does to its own site. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly site: Site
  readonly options: Send

  constructor(site: Site, options: Send = {}) {
    this.site = site
    this.options = options
  }

  async send(endpoint: Endpoint, options: Send = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.site.send(endpoint, {
      ...this.options,
      ...options,
      headers: { ...(cookie && { cookie }), ...this.options.headers, ...options.headers },
    })
    this.take(response.headers)
    return response
  }

  /** The parsed response; fails the test unless the response has that status. */
  async fetchJson(endpoint: Endpoint, options: Send = {}, status = 200) {
    const response = await this.send(endpoint, options)
    const body = await response.json()
    if (response.status !== status) {
      throw new Error(`${response.status} instead of ${status}: ${JSON.stringify(body)}`)
    }
    return body
  }

  signIn(user: User, password = PASSWORD, code?: string): Promise<Response> {
    return this.send(login, {
      body: { username: user.email, password, ...(code !== undefined && { code }) },
    })
  }

  private take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/Max-Age=0/.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

/** A browser with an open session, without the work of a sign-in. */
export async function signedIn(site: Site, user: User, options: Send = {}): Promise<Browser> {
  const browser = new Browser(site, options)
  const headers = new Headers()
  const request = new Request(options.origin ?? ORIGIN, { headers: options.headers ?? {} })
  await startSession(user, request, options.ip ?? '192.0.2.1', headers)
  for (const line of headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    browser.cookies.set(name, value)
  }
  return browser
}
