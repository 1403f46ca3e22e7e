import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { changePassword } from '#contract/changePassword.ts'
import { login, tooManyTries } from '#contract/login.ts'
import { ACCOUNT_RULE, ADDRESS_RULE } from '#domain/account/lockout.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { hashes } from './cheapHashes.ts'
import { site, amina as user, withAmina } from './running.ts'

withAmina(beforeEach)
beforeEach(() => {
  Object.assign(hashes, { made: 0, atOnce: 0, most: 0 })
})

const stranger = (index: number) => ({ ip: `198.51.100.${index}` })
const wrong = (ip: string, username = user.email) =>
  site.send(login, { ip, body: { username, password: 'a wrong one' } })
const later = (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + seconds * 1000)
}

/** Uses up the account's tries from a new address each time. */
async function lockAccount(username = user.email): Promise<void> {
  for (let index = 1; index <= ACCOUNT_RULE.free; index++) {
    expect((await wrong(`198.51.100.${index}`, username)).status).toBe(401)
  }
  expect((await wrong('198.51.100.99', username)).status).toBe(429)
}

describe('lock-out', () => {
  it('allows only five tries in 30 parallel wrong sign-ins, with two hashes at a time', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => wrong(`198.51.100.${index}`)),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter(status => status === 401)).toHaveLength(ACCOUNT_RULE.free)
    expect(statuses.filter(status => status === 429)).toHaveLength(30 - ACCOUNT_RULE.free)
    expect(hashes.made).toBe(ACCOUNT_RULE.free)
    expect(hashes.most).toBeLessThanOrEqual(2)
  })

  it('allows one address 20 tries, regardless of the accounts', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => wrong('198.51.100.1', `user${index}@example.org`)),
    )
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(ADDRESS_RULE.free)
    expect(hashes.made).toBe(ADDRESS_RULE.free)
  })

  it('counts retries of one account once for its address, so that others behind it can sign in', async () => {
    const here = '198.51.100.1'
    for (const name of ['bilal', 'celma', 'dawud', 'esra', 'farid']) {
      for (let time = 0; time < ACCOUNT_RULE.free; time++) {
        expect((await wrong(here, `${name}@example.org`)).status).toBe(401)
      }
      expect((await wrong(here, `${name}@example.org`)).status).toBe(429)
    }
    expect((await new Browser(site, { ip: here }).signIn(user)).status).toBe(200)
  })

  it('forgets an account at its address after a successful sign-in', async () => {
    const ip = '198.51.100.1'
    const others = Array.from({ length: ADDRESS_RULE.free - 1 }, (_, index) => `user${index}`)
    for (const name of others) await wrong(ip, `${name}@example.org`)
    for (let time = 0; time < 3; time++) {
      expect((await new Browser(site, { ip }).signIn(user)).status).toBe(200)
    }
    expect((await wrong(ip, 'another@example.org')).status).toBe(401)
    expect((await wrong(ip, 'one.more@example.org')).status).toBe(429)
  })

  it.each([
    ['/56', 3, (index: number) => `2001:db8:1:ab${index.toString(16).padStart(2, '0')}::1`],
    ['/48', 9, (index: number) => `2001:db8:2:${index.toString(16)}00::1`],
  ])('locks a %s that uses a new address for every try', async (_, allowance, ip) => {
    const rule = { ...ADDRESS_RULE }
    onTestFinished(() => void Object.assign(ADDRESS_RULE, rule))
    // A lower limit for one address, so that the network reaches its own sooner.
    ADDRESS_RULE.free = 3
    const free = ADDRESS_RULE.free * allowance
    for (let index = 0; index < free; index++) {
      expect((await wrong(ip(index), `user${index}@example.org`)).status).toBe(401)
    }
    expect((await wrong(ip(free), 'another@example.org')).status).toBe(429)
    expect((await wrong('2001:db8:3::1', 'another@example.org')).status).toBe(401)
  })

  it('reports how long to wait, in the text and in Retry-After', async () => {
    await lockAccount()
    const response = await wrong('198.51.100.50')
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(25)
    expect(seconds).toBeLessThanOrEqual(30)
    expect(await response.json()).toMatchObject({ code: 'locked', error: tooManyTries(seconds) })
  })

  it.each([
    [30, 'Too many tries. Try again in 30 seconds.'],
    [90, 'Too many tries. Try again in 90 seconds.'],
    [91, 'Too many tries. Try again in 2 minutes.'],
    [3600, 'Too many tries. Try again in 60 minutes.'],
  ])('words a wait of %i s', (seconds, text) => expect(tooManyTries(seconds)).toBe(text))

  it('locks unknown accounts in the same way', async () => {
    await lockAccount('nobody@example.org')
  })

  it('treats every spelling of an e-mail address as one account', async () => {
    for (const [index, username] of [
      'AMINA@example.org',
      'Amina@Example.org',
      ' amina@example.org',
    ].entries()) {
      await wrong(`198.51.100.${index}`, username)
    }
    await wrong('198.51.100.4')
    await wrong('198.51.100.5')
    expect((await wrong('198.51.100.6', 'aminA@example.org')).status).toBe(429)
  })

  it('rejects even the right password during the wait, and accepts it afterwards', async () => {
    await lockAccount()
    expect((await new Browser(site, stranger(7)).signIn(user)).status).toBe(429)
    later(31)
    expect((await new Browser(site, stranger(7)).signIn(user)).status).toBe(200)
  })

  it('starts counting again after a right password, also on the last free try', async () => {
    for (let index = 1; index < ACCOUNT_RULE.free; index++) await wrong(`198.51.100.${index}`)
    expect((await new Browser(site, stranger(8)).signIn(user)).status).toBe(200)
    expect((await wrong('198.51.100.9')).status).toBe(401)
  })

  it('never blocks an address that signed in to the account before', async () => {
    expect((await new Browser(site, { ip: '192.0.2.77' }).signIn(user)).status).toBe(200)
    await lockAccount()
    expect((await new Browser(site, { ip: '192.0.2.77' }).signIn(user)).status).toBe(200)
    expect((await new Browser(site, { ip: '192.0.2.78' }).signIn(user)).status).toBe(429)
  })

  it('never blocks a browser that signed in to the account before, wherever it is', async () => {
    const phone = new Browser(site, { ip: '192.0.2.77' })
    await phone.signIn(user)
    await lockAccount()
    phone.cookies.delete('__Host-session')
    Object.assign(phone.options, { ip: '203.0.113.9' })
    expect((await phone.signIn(user)).status).toBe(200)
  })

  it('gives a known browser and a known address tries of their own, with a limit', async () => {
    const phone = new Browser(site, { ip: '192.0.2.77' })
    await phone.signIn(user)
    const statuses: number[] = []
    for (let index = 0; index < 7; index++) statuses.push((await phone.signIn(user, 'no')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    for (let index = 0; index < 5; index++) expect((await wrong('192.0.2.77')).status).toBe(401)
    expect((await wrong('192.0.2.77')).status).toBe(429)
    // They do not use up the tries of strangers, or of the admin at another browser.
    expect((await wrong('198.51.100.1')).status).toBe(401)
  })

  it('ignores another account’s device cookie', async () => {
    const other = new Browser(site, { ip: '192.0.2.77' })
    await other.signIn(await addAdmin('Bilal'))
    await lockAccount()
    expect((await other.signIn(user)).status).toBe(429)
  })

  it('stores neither account nor address in the clear', async () => {
    await wrong('198.51.100.1')
    const { openStore } = await import('#server/storage/store.ts')
    const store = openStore('documents')
    const { blobs } = await store.list({ prefix: 'tries/' })
    expect(blobs.length).toBeGreaterThan(0)
    for (const { key } of blobs) {
      expect(`${key} ${await store.get(key)}`).not.toMatch(/198\.51|amina/)
    }
  })

  it('also limits tries of the current password in a signed-in screen', async () => {
    const browser = await signedIn(site, user)
    const tries = Array.from({ length: 12 }, () =>
      browser.send(changePassword, {
        body: { currentPassword: 'a wrong one', newPassword: 'quinces and dates' },
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter(status => status === 403)).toHaveLength(ACCOUNT_RULE.free)
    expect(statuses.filter(status => status === 429)).toHaveLength(12 - ACCOUNT_RULE.free)
    expect((await new Browser(site).signIn(user, PASSWORD)).status).toBe(200)
  })
})
