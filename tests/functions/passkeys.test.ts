import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAccount } from '#contract/account.ts'
import { changePassword } from '#contract/changePassword.ts'
import {
  addPasskey,
  PASSKEY_EXPIRED,
  PASSKEY_REQUIRED,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  requirePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
  WRONG_PASSKEY,
} from '#contract/passkeys.ts'
import { invitePerson, resetPerson } from '#contract/people.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { setPassword } from '#contract/setPassword.ts'
import { getSignIns } from '#contract/signIns.ts'
import { disableTwoFactor } from '#contract/twoFactor.ts'
import { ACCOUNT_RULE, ADDRESS_RULE } from '#domain/account/lockout.ts'
import type { User } from '#domain/account/user.ts'
import { makeRecoveryCodes } from '#server/auth/recovery.ts'
import { read, update } from '#server/storage/documents.ts'
import { signInsDocument } from '#server/storage/signIns.ts'
import { usersDocument } from '#server/storage/users.ts'
import { Authenticator, type Forged } from '../support/authenticator.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { site, withSite } from './running.ts'
import { ORIGIN } from './site.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const proof = { currentPassword: PASSWORD }
let count = 0

withSite(beforeAll, { SITE_URL: ORIGIN })
beforeEach(async () => {
  await update(usersDocument, () => ({ users: [] }))
  await update(signInsDocument, () => ({ sessions: [], known: [] }))
})

const stored = async ({ id }: User) =>
  (await read(usersDocument)).value.users.find(user => user.id === id)!

/** An admin with a passkey, the browser that added it, and the authenticator that keeps it. */
async function enrolled({ isCounting = false, values = {} as Partial<User>, name = '' } = {}) {
  const user = await addAdmin(`Admin${count++}`, values)
  const browser = await signedIn(site, user, { headers: { 'user-agent': FIREFOX } })
  const authenticator = new Authenticator(ORIGIN, { isCounting })
  const code = values.twoFactor && new TOTP({ secret: Secret.fromBase32(SECRET) }).generate()
  const { options } = await browser.fetchJson(startPasskey, { body: { ...proof, code } })
  const credential = authenticator.create(options)
  const body = { credential, ...(name && { name }) }
  const { account } = await browser.fetchJson(addPasskey, { body })
  return { user, browser, authenticator, passkey: account.passkeys[0] }
}

let address = 0
/** Signs in at another browser; returns its browser and the response. */
async function signIn(authenticator: Authenticator, forged: Forged = {}, ip?: string) {
  const browser = new Browser(site, { ip: ip ?? `198.51.100.${address++ % 250}` })
  const { options } = await browser.fetchJson(startPasskeySignIn)
  const credential = authenticator.use(options, forged)
  const response = await browser.send(signInWithPasskey, { body: { credential } })
  return { browser, credential, response, body: await response.json() }
}

/** Proves by a passkey; returns the permit. */
async function permit(browser: Browser, authenticator: Authenticator): Promise<string> {
  const { options } = await browser.fetchJson(startPasskeyProof)
  const credential = authenticator.use(options)
  return (await browser.fetchJson(proveByPasskey, { body: { credential } })).passkey
}

const FORGED: [string, Forged][] = [
  ['another origin', { origin: 'https://mosque.example.com' }],
  ['another host', { host: 'example.org' }],
  ['another challenge', { challenge: 'AAAA' }],
]

describe('adding a passkey', () => {
  it('requires proof, names the passkey, notifies the account and ends its other sessions', async () => {
    const user = await addAdmin('Amina')
    const [browser, other] = [
      await signedIn(site, user, { headers: { 'user-agent': FIREFOX } }),
      await signedIn(site, user),
    ]
    expect((await browser.fetchJson(startPasskey, { body: {} }, 403)).code).toBe('proof_required')
    const { options } = await browser.fetchJson(startPasskey, { body: proof })
    expect(options).toMatchObject({
      rp: { id: 'mosque.example.org' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const credential = new Authenticator(ORIGIN).create(options)
    const { account } = await browser.fetchJson(addPasskey, { body: { credential } })
    expect(account.passkeys).toMatchObject([
      { name: 'Firefox on Linux', host: 'mosque.example.org', usedAt: null },
    ])
    expect((await other.send(getSessionStatus)).status).toBe(401)
    const { notices, user: own } = await (await signedIn(site, user)).fetchJson(getSessionStatus)
    expect(own.hasPasskey).toBe(true)
    expect(notices).toMatchObject([
      { text: 'The passkey “Firefox on Linux” was added to your account.' },
    ])
  })

  it('adds several, each once, gives the next a name of its own, and shows no key or id', async () => {
    const { browser, user } = await enrolled()
    const { credentialId, publicKey } = (await stored(user)).passkeys[0]!
    const shown = JSON.stringify([
      await browser.fetchJson(getAccount),
      await browser.fetchJson(getSessionStatus),
    ])
    expect(shown).not.toContain(credentialId)
    expect(shown).not.toContain(publicKey)
    const { options } = await browser.fetchJson(startPasskey, { body: proof })
    expect(options.excludeCredentials).toHaveLength(1)
    const credential = new Authenticator(ORIGIN).create(options)
    const cookies = new Map(browser.cookies)
    await browser.fetchJson(addPasskey, { body: { credential } })
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    await browser.fetchJson(addPasskey, { body: { credential } }, 400)
    expect((await stored(user)).passkeys.map(({ name }) => name)).toEqual([
      'Firefox on Linux',
      'Firefox on Linux 2',
    ])
  })

  it('refuses the id of another account’s passkey, which would no longer work', async () => {
    const his = await signedIn(site, await addAdmin('Bilal'))
    const hers = await enrolled()
    const { options } = await his.fetchJson(startPasskey, { body: proof })
    const copied = { id: hers.authenticator.kept!.id }
    const credential = new Authenticator(ORIGIN).create(options, copied)
    await his.fetchJson(addPasskey, { body: { credential } }, 400)
    expect((await signIn(hers.authenticator)).response.status).toBe(200)
  })

  it.each<[string, Forged]>([
    ...FORGED,
    ['the type of a sign-in', { type: 'webauthn.get' }],
    ['nobody verified', { flags: 0x41 }],
    ['nobody present', { flags: 0x44 }],
  ])('refuses one with %s', async (_, forged) => {
    const user = await addAdmin(`Admin${count++}`)
    const browser = await signedIn(site, user)
    const { options } = await browser.fetchJson(startPasskey, { body: proof })
    const credential = new Authenticator(ORIGIN).create(options, forged)
    await browser.fetchJson(addPasskey, { body: { credential } }, 400)
    expect((await stored(user)).passkeys).toEqual([])
  })

  it('refuses the options of another session, and after five minutes', async () => {
    const user = await addAdmin(`Admin${count++}`)
    const [browser, other] = [await signedIn(site, user), await signedIn(site, user)]
    const { options } = await browser.fetchJson(startPasskey, { body: proof })
    const body = { credential: new Authenticator(ORIGIN).create(options) }
    const cookie = browser.cookies.get('__Host-passkey-add')!
    other.cookies.set('__Host-passkey-add', cookie)
    expect((await other.fetchJson(addPasskey, { body }, 400)).error).toBe(PASSKEY_EXPIRED)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
    expect((await browser.fetchJson(addPasskey, { body }, 400)).code).toBe('expired')
    vi.useRealTimers()
    expect((await stored(user)).passkeys).toEqual([])
  })
})

describe('signing in with a passkey', () => {
  it('opens a session without password and code, and is in the log as a passkey', async () => {
    const { stored: recovery } = await makeRecoveryCodes()
    const twoFactor = { secret: SECRET, lastStep: -1, recovery }
    const { user, authenticator } = await enrolled({ values: { twoFactor } })
    const { browser, response, body } = await signIn(authenticator)
    expect([response.status, body.user?.id]).toEqual([200, user.id])
    expect((await browser.fetchJson(getSessionStatus)).user.email).toBe(user.email)
    const { entries } = await browser.fetchJson(getSignIns, { query: { person: user.id } })
    expect(entries).toMatchObject([{ result: 'signed_in', isPasskey: true, isKnownNetwork: false }])
    const { passkeys } = await browser.fetchJson(getAccount)
    expect(Date.now() - Date.parse(passkeys[0].usedAt)).toBeLessThan(60_000)
  })

  it.each<[string, Forged]>([
    ...FORGED,
    ['the type of a new passkey', { type: 'webauthn.create' }],
    ['nobody verified', { flags: 0x01 }],
    ['nobody present', { flags: 0x04 }],
    ['no valid signature', { signature: 'MEUCIQ' }],
    ['the signature of other data', { signature: Buffer.alloc(70, 1).toString('base64url') }],
    ['another account', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
  ])('refuses one with %s, and logs it', async (_, forged) => {
    const { user, authenticator, browser } = await enrolled()
    const { response, body } = await signIn(authenticator, forged)
    expect([response.status, body]).toEqual([
      401,
      { success: false, error: WRONG_PASSKEY, code: 'wrong_passkey' },
    ])
    expect(response.headers.getSetCookie().filter(line => /session/.test(line))).toEqual([])
    const { entries } = await browser.fetchJson(getSignIns, { query: { person: user.id } })
    expect(entries).toMatchObject([{ result: 'wrong_passkey' }])
  })

  it('responds to an unknown passkey as to a wrong one', async () => {
    const { authenticator, browser, passkey } = await enrolled()
    await browser.fetchJson(removePasskey, { params: { id: passkey.id }, body: proof })
    const { response, body } = await signIn(authenticator)
    expect([response.status, body.error]).toEqual([401, WRONG_PASSKEY])
  })

  it('accepts a challenge once, in parallel too, for ten minutes, and only from the browser that requested it', async () => {
    const { authenticator } = await enrolled()
    const browser = new Browser(site)
    const { options } = await browser.fetchJson(startPasskeySignIn)
    const credential = authenticator.use(options)
    const cookie = `__Host-passkey-sign-in=${browser.cookies.get('__Host-passkey-sign-in')}`
    const elsewhere = new Browser(site)
    await elsewhere.fetchJson(startPasskeySignIn)
    expect((await elsewhere.send(signInWithPasskey, { body: { credential } })).status).toBe(401)
    const send = () => site.send(signInWithPasskey, { body: { credential }, headers: { cookie } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect((await send()).status).toBe(400)
    vi.useRealTimers()
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await send()).status).toBe(401)
    const without = await site.send(signInWithPasskey, { body: { credential } })
    expect(await without.json()).toMatchObject({ code: 'expired', error: PASSKEY_EXPIRED })
  })

  it('refuses a counter that does not rise, as a copied passkey sends it', async () => {
    const { authenticator } = await enrolled({ isCounting: true })
    expect((await signIn(authenticator)).response.status).toBe(200)
    expect((await signIn(authenticator, { counter: 1 })).response.status).toBe(401)
    expect((await signIn(authenticator, { counter: 0 })).response.status).toBe(401)
    expect((await signIn(authenticator)).response.status).toBe(200)
  })

  it('limits wrong passkeys by passkey and by address, apart from passwords', async () => {
    const { user, authenticator } = await enrolled()
    for (let index = 0; index < ACCOUNT_RULE.free; index++) {
      await new Browser(site, { ip: '203.0.113.1' }).signIn(user, 'wrong')
    }
    expect((await signIn(authenticator, {}, '203.0.113.1')).response.status).toBe(200)
    const statuses: number[] = []
    for (let index = 0; index <= ACCOUNT_RULE.free; index++) {
      statuses.push((await signIn(authenticator, { flags: 1 })).response.status)
    }
    expect(statuses).toEqual([...Array(ACCOUNT_RULE.free).fill(401), 429])

    const strange = new Authenticator(ORIGIN)
    const others: number[] = []
    for (let index = 0; index <= ADDRESS_RULE.free; index++) {
      strange.kept = { ...authenticator.kept!, id: Buffer.from(`unknown ${index}`) }
      others.push((await signIn(strange, {}, '203.0.113.2')).response.status)
    }
    expect(others).toEqual([...Array(ADDRESS_RULE.free).fill(401), 429])
    const { authenticator: second } = await enrolled()
    expect((await signIn(second)).response.status).toBe(200)
  })

  it('stores nothing for those who only ask for a challenge', async () => {
    const before = site.dump()
    await new Browser(site).fetchJson(startPasskeySignIn)
    expect(site.dump()).toEqual(before)
  })
})

describe('the site’s address', () => {
  it('is SITE_URL even if a Host header names another one, and localhost on the machine itself', async () => {
    site.setEnv({ SITE_URL: 'https://masjid.example.net' })
    const send = async (origin: string) =>
      (await (await site.send(startPasskeySignIn, { origin })).json()).options.rpId
    expect(await send('https://evil.example.com')).toBe('masjid.example.net')
    expect(await send('http://localhost:8888')).toBe('localhost')
    const plain = await site.send(startPasskeySignIn, { origin: 'http://mosque.example.org' })
    expect((await plain.json()).code).toBe('insecure')
    site.setEnv({ SITE_URL: ORIGIN })
  })
})

describe('proof by a passkey', () => {
  it('works once for one action, instead of password and code', async () => {
    const { stored: recovery } = await makeRecoveryCodes()
    const twoFactor = { secret: SECRET, lastStep: -1, recovery }
    const { browser, authenticator } = await enrolled({ values: { twoFactor } })
    const passkey = await permit(browser, authenticator)
    const guest = () => ({ name: 'Guest', email: `guest${count++}@example.org`, passkey })
    const both = await Promise.all([
      browser.send(invitePerson, { body: guest() }),
      browser.send(invitePerson, { body: guest() }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
    const next = await permit(browser, authenticator)
    await browser.fetchJson(disableTwoFactor, { body: { passkey: next } })
  })

  it('works for two minutes', async () => {
    const { browser, authenticator } = await enrolled()
    const passkey = await permit(browser, authenticator)
    const body = { name: 'Guest', email: 'guest@example.org', passkey }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
    const refused = await browser.fetchJson(invitePerson, { body }, 403)
    expect(refused).toMatchObject({ code: 'proof_required', error: PASSKEY_EXPIRED })
    vi.useRealTimers()
    await browser.fetchJson(invitePerson, { body })
  })

  it('refuses the passkey of another account and a challenge of the sign-in', async () => {
    const { browser } = await enrolled()
    const { authenticator: theirs } = await enrolled()
    const { options } = await browser.fetchJson(startPasskeyProof)
    const wrong = await browser.fetchJson(
      proveByPasskey,
      { body: { credential: theirs.use(options) } },
      403,
    )
    expect(wrong.code).toBe('wrong_passkey')
    const { options: others } = await browser.fetchJson(startPasskeySignIn)
    const body = { credential: theirs.use(others) }
    expect((await browser.fetchJson(proveByPasskey, { body }, 400)).code).toBe('expired')
  })
})

describe('a password that needs a passkey', () => {
  /** An admin who turned it on, without an authenticator app. */
  async function strict() {
    const given = await enrolled()
    const body = { ...proof, isRequired: true }
    const { account } = await given.browser.fetchJson(requirePasskey, { body })
    expect(account.needsPasskey).toBe(true)
    return given
  }
  const code = async (response: Response) => (await response.json()).code

  it('does not sign in alone, and says so only where the password is right', async () => {
    const { user, authenticator } = await strict()
    const right = await new Browser(site).signIn(user)
    expect([right.status, right.headers.getSetCookie()]).toEqual([401, []])
    expect(await right.json()).toMatchObject({ code: 'passkey_required', error: PASSKEY_REQUIRED })
    expect(await code(await new Browser(site).signIn(user, 'wrong'))).toBe('wrong_credentials')
    expect((await signIn(authenticator)).response.status).toBe(200)
  })

  it('is no proof alone, except for a new password, which is not enough to sign in', async () => {
    const { user, browser, authenticator } = await strict()
    const guest = { name: 'Guest', email: 'guest@example.org' }
    const refused = await browser.send(invitePerson, { body: { ...guest, ...proof } })
    expect([refused.status, await code(refused)]).toEqual([403, 'passkey_required'])
    const passkey = await permit(browser, authenticator)
    await browser.fetchJson(invitePerson, { body: { ...guest, passkey } })
    const newPassword = 'quinces and dates'
    await browser.fetchJson(changePassword, { body: { ...proof, newPassword } })
    expect(await code(await new Browser(site).signIn(user, newPassword))).toBe('passkey_required')
  })

  it('needs a passkey first, ends the other sessions, and is over with the last passkey', async () => {
    const user = await addAdmin(`Admin${count++}`)
    const own = await signedIn(site, user)
    const body = { ...proof, isRequired: true }
    expect((await own.fetchJson(requirePasskey, { body }, 409)).code).toBe('no_passkey')

    const given = await enrolled()
    const other = await signedIn(site, given.user)
    await given.browser.fetchJson(requirePasskey, { body })
    expect((await other.send(getSessionStatus)).status).toBe(401)
    const passkey = await permit(given.browser, given.authenticator)
    const params = { id: given.passkey.id }
    const { account } = await given.browser.fetchJson(removePasskey, { params, body: { passkey } })
    expect(account.needsPasskey).toBe(false)
    expect((await new Browser(site).signIn(given.user)).status).toBe(200)
  })

  it('signs in alone after the site has moved, but not by another Host header', async () => {
    const { user } = await strict()
    const spoofed = new Browser(site, { origin: 'http://localhost:8888' })
    expect(await code(await spoofed.signIn(user))).toBe('passkey_required')
    site.setEnv({ SITE_URL: 'https://masjid.example.net' })
    expect((await new Browser(site).signIn(user)).status).toBe(200)
    site.setEnv({ SITE_URL: ORIGIN })
  })

  it('lets no host hold a passkey without SITE_URL, and none past one by its Host header', async () => {
    const { user } = await strict()
    site.setEnv({ SITE_URL: undefined })
    for (const origin of ['http://127.0.0.1:8888', 'http://localhost:8888', ORIGIN]) {
      const response = await site.send(startPasskeySignIn, { origin })
      expect([response.status, (await response.json()).code]).toEqual([400, 'no_address'])
      const browser = new Browser(site, { origin })
      expect(await code(await browser.signIn(user))).toBe('passkey_required')
    }
    site.setEnv({ SITE_URL: ORIGIN })
  })

  it('leaves the authenticator app’s code as the other way', async () => {
    const { stored: recovery, codes } = await makeRecoveryCodes()
    const { user, browser, authenticator } = await enrolled()
    const passkey = await permit(browser, authenticator)
    await browser.fetchJson(requirePasskey, { body: { passkey, isRequired: true } })
    await update(usersDocument, ({ value }) => ({
      users: value.users.map(one =>
        one.id === user.id
          ? { ...one, twoFactor: { secret: SECRET, lastStep: -1, recovery } }
          : one,
      ),
    }))
    expect(await code(await new Browser(site).signIn(user))).toBe('code_required')
    expect((await new Browser(site).signIn(user, PASSWORD, codes[0])).status).toBe(200)
  })
})

describe('one’s passkeys', () => {
  it('can be named and removed, with proof, which ends the other sessions', async () => {
    const { user, browser, authenticator, passkey } = await enrolled({ name: 'My phone' })
    expect(passkey.name).toBe('My phone')
    const params = { id: passkey.id }
    const renamed = await browser.fetchJson(renamePasskey, { params, body: { name: ' Desk ' } })
    expect(renamed.account.passkeys).toMatchObject([{ name: 'Desk' }])
    await browser.fetchJson(renamePasskey, { params, body: { name: ' ' } }, 400)
    const other = await signedIn(site, user)
    await browser.fetchJson(removePasskey, { params, body: {} }, 403)
    const { account } = await browser.fetchJson(removePasskey, { params, body: proof })
    expect(account).toMatchObject({ hasPasskey: false, passkeys: [] })
    expect((await other.send(getSessionStatus)).status).toBe(401)
    expect((await signIn(authenticator)).response.status).toBe(401)
    await browser.fetchJson(removePasskey, { params, body: proof }, 404)
  })

  it('cannot be named or removed by another admin', async () => {
    const { user, passkey } = await enrolled()
    const other = await signedIn(site, await addAdmin(`Admin${count++}`))
    const params = { id: passkey.id }
    await other.fetchJson(renamePasskey, { params, body: { name: 'Mine' } }, 404)
    await other.fetchJson(removePasskey, { params, body: proof }, 404)
    expect((await stored(user)).passkeys).toHaveLength(1)
  })

  it.each([
    [true, 0, 'A new password was set with a link. It also removed your passkeys.'],
    [false, 1, 'A new password was set with a link.'],
  ])(
    'are removed by a link that turns the second factor off: %s',
    async (removeTwoFactor, left, text) => {
      const { user } = await enrolled()
      const owner = await signedIn(site, await addAdmin(`Owner${count++}`))
      const send = { params: { id: user.id }, body: { ...proof, removeTwoFactor } }
      const { link } = await owner.fetchJson(resetPerson, send)
      const token = new URL(link).hash.replace('#token=', '')
      const set = await site.send(setPassword, {
        body: { token, newPassword: 'quinces and dates' },
      })
      expect(set.status).toBe(200)
      const { passkeys, notices } = await stored(user)
      expect([passkeys.length, notices.at(-1)?.text]).toEqual([left, text])
    },
  )
})
