import { type beforeAll, type beforeEach, vi } from 'vitest'
import type { User } from '#domain/account/user.ts'
import { addAdmin, type Browser, signedIn } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { type Smtp, startSmtp } from './smtpServer.ts'

type Env = Record<string, string | undefined>
/** `beforeEach`: for each test of the file; `beforeAll`: once for all. */
type Begin = typeof beforeAll | typeof beforeEach

export let site: Site
/** What was logged since the site began. */
export let lines: string[]
export let amina: User
/** Amina's browser. */
export let browser: Browser
export let mail: Smtp

/** Starts a site without accounts; mocks, stubs and the clock end with it. */
export function withSite(begin: Begin, env: Env | (() => Env) = {}): void {
  begin(async () => {
    lines = []
    vi.spyOn(console, 'error').mockImplementation(line => void lines.push(String(line)))
    site = await startSite(typeof env === 'function' ? env() : env)
    return async () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      await site.stop()
    }
  })
}

/** Starts a site with Amina signed in. */
export function withAmina(
  begin: Begin,
  env: Env | (() => Env) = {},
  account: Partial<User> = {},
): void {
  withSite(begin, env)
  begin(async () => {
    amina = await addAdmin('Amina', account)
    await signInAgain()
  })
}

/** Gives Amina's browser another session, since hers ends when the clock is moved, or another's. */
export async function signInAgain(user = amina): Promise<void> {
  browser = await signedIn(site, user)
}

/** Storage refuses everything until the test ends. */
export function failStorage(): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 401 }))
}

/** Starts a mail server. Sites that mail from the start come after it: `() => ({ SMTP_URL: mail.url })`. */
export function withMail(begin: Begin): void {
  begin(async () => {
    await startMail()
    return () => mail.close()
  })
}

/** Starts the mail server again, after it was closed. */
export async function startMail(port?: number): Promise<void> {
  mail = await startSmtp(port)
}
