import {
  addPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
} from '#contract/passkeys.ts'
import { type Browser, PASSWORD } from '#tests/functions/browser.ts'
import { ORIGIN } from '#tests/functions/site.ts'
import { Authenticator } from '#tests/support/authenticator.ts'

export interface Enrolled {
  authenticator: Authenticator
  /** The passkey's id in the account. */
  id: string
}

const proof = { body: { currentPassword: PASSWORD } }

/** Adds a passkey to the account that the browser is signed in to. */
export async function enroll(browser: Browser): Promise<Enrolled> {
  const authenticator = new Authenticator(ORIGIN)
  const { options } = await browser.fetchJson(startPasskey, proof)
  const body = { credential: authenticator.create(options) }
  const { account } = await browser.fetchJson(addPasskey, { body })
  return { authenticator, id: account.passkeys[0].id }
}

/**
 * A correct body for that path: the browser gets a new challenge, which the authenticator answers.
 * Undefined where the path needs none, or the browser may not call it.
 */
export async function passkeyBody(
  path: string,
  browser: Browser,
  { authenticator }: Enrolled,
): Promise<Record<string, unknown> | undefined> {
  if (path === '/api/passkey-login') {
    const { options } = await browser.fetchJson(startPasskeySignIn)
    return { credential: authenticator.use(options) }
  }
  if (!browser.cookies.has('__Host-session')) return undefined
  if (path === '/api/passkey-proof') {
    const { options } = await browser.fetchJson(startPasskeyProof)
    return { credential: authenticator.use(options) }
  }
  if (path === '/api/passkeys/add') {
    const { options } = await browser.fetchJson(startPasskey, proof)
    return { credential: new Authenticator(ORIGIN).create(options), name: 'My phone' }
  }
  return path === '/api/passkeys/:id' ? { name: 'My phone' } : undefined
}
