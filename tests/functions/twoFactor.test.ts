import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { getAccount } from '#contract/account.ts'
import { CODE_REQUIRED, WRONG_CODE } from '#contract/login.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#contract/twoFactor.ts'
import { ACCOUNT_RULE } from '#domain/account/lockout.ts'
import type { User } from '#domain/account/user.ts'
import { read } from '#server/storage/documents.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { site, withSite } from './running.ts'

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
withSite(beforeAll)

const body = { currentPassword: PASSWORD }
/** The app: returns the code of a time step relative to now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })
const nextStep = () => vi.setSystemTime(Date.now() + 30_000)

/** An admin with the second factor on, the app's secret and the recovery codes. */
async function enrolled(name: string) {
  const user = await addAdmin(name)
  const browser = await signedIn(site, user)
  const { secret } = await browser.fetchJson(startTwoFactor, { body })
  const { recoveryCodes } = await browser.fetchJson(confirmTwoFactor, {
    body: { code: codeOf(secret) },
  })
  nextStep()
  return { user, browser, secret: secret as string, recoveryCodes: recoveryCodes as string[] }
}

const outcome = async (user: User, code?: string, ip = '192.0.2.1') => {
  const response = await new Browser(site, { ip }).signIn(user, PASSWORD, code)
  const body = await response.json()
  return [response.status, body.code ?? 'in']
}

describe('turning the second factor on', () => {
  it('turns the second factor on with the password, then the app’s code, and ends the other sessions', async () => {
    const user = await addAdmin('Amina')
    const [browser, other] = [await signedIn(site, user), await signedIn(site, user)]
    await browser.fetchJson(startTwoFactor, { body: { currentPassword: 'no' } }, 403)
    const started = await browser.fetchJson(startTwoFactor, { body })
    expect(started.uri).toContain('otpauth://totp/')
    expect(new URL(started.uri).searchParams.get('secret')).toBe(started.secret.replaceAll(' ', ''))
    expect(await outcome(user)).toEqual([200, 'in'])

    const wrong = await browser.fetchJson(confirmTwoFactor, { body: { code: '000000' } }, 400)
    expect(wrong.error).toBe(WRONG_CODE)
    const code = codeOf(started.secret)
    const { recoveryCodes } = await browser.fetchJson(confirmTwoFactor, { body: { code } })
    expect(await outcome(user, code)).toEqual([401, 'wrong_code'])
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes)
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect((await browser.send(getSessionStatus)).status).toBe(200)
    expect((await other.send(getSessionStatus)).status).toBe(401)
    const account = await browser.fetchJson(getAccount)
    expect(account).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10 })
    expect(JSON.stringify(account)).not.toContain(started.secret.replaceAll(' ', ''))
    nextStep()
    const again = { ...body, code: codeOf(started.secret) }
    await browser.fetchJson(startTwoFactor, { body: again }, 409)

    const stored = JSON.stringify((await read(usersDocument)).value)
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replace('-', ''))
    }
  })

  it('accepts the first code for half an hour after the start', async () => {
    const browser = await signedIn(site, await addAdmin('Late'))
    const { secret } = await browser.fetchJson(startTwoFactor, { body })
    vi.setSystemTime(Date.now() + 31 * 60_000)
    await browser.fetchJson(confirmTwoFactor, { body: { code: codeOf(secret) } }, 409)
    await browser.fetchJson(confirmTwoFactor, { body: {} }, 400)
  })
})

describe('signing in with the second factor', () => {
  it('requires a code at sign-in only after the right password', async () => {
    const { user, secret } = await enrolled('Bilal')
    const response = await new Browser(site).signIn(user)
    expect(await response.json()).toEqual({
      success: false,
      error: CODE_REQUIRED,
      code: 'code_required',
    })
    expect(response.headers.getSetCookie()).toEqual([])
    const wrong = await new Browser(site).signIn(user, 'wrong', codeOf(secret))
    expect((await wrong.json()).code).toBe('wrong_credentials')
    expect(await outcome(user, ' ')).toEqual([401, 'code_required'])
    expect(await outcome(user, codeOf(secret))).toEqual([200, 'in'])
  })

  it('refuses a code that was used, and older ones, even in parallel', async () => {
    const { user, secret } = await enrolled('Celma')
    const code = codeOf(secret)
    const both = await Promise.all([
      outcome(user, code, '192.0.2.10'),
      outcome(user, code, '192.0.2.11'),
    ])
    expect(both.map(([status]) => status).sort()).toEqual([200, 401])
    expect(await outcome(user, code)).toEqual([401, 'wrong_code'])
    expect(await outcome(user, codeOf(secret, -1))).toEqual([401, 'wrong_code'])
    nextStep()
    expect(await outcome(user, code)).toEqual([401, 'wrong_code'])
    expect(await outcome(user, codeOf(secret))).toEqual([200, 'in'])
  })

  it('accepts each recovery code once, as typed', async () => {
    const { user, browser, recoveryCodes } = await enrolled('Emre')
    const [first = '', second = ''] = recoveryCodes
    const both = await Promise.all([
      outcome(user, first, '192.0.2.20'),
      outcome(user, first, '192.0.2.21'),
    ])
    expect(both.map(([status]) => status).sort()).toEqual([200, 401])
    expect(await outcome(user, first)).toEqual([401, 'wrong_code'])
    expect(await outcome(user, ` ${second.toUpperCase().replace('-', ' ')} `)).toEqual([200, 'in'])
    expect((await browser.fetchJson(getAccount)).recoveryCodesLeft).toBe(8)
  })

  it('counts wrong codes as wrong tries, but not a missing code', async () => {
    const { user } = await enrolled('Farid')
    const statuses: unknown[] = []
    for (let index = 0; index < ACCOUNT_RULE.free; index++) {
      expect(await outcome(user, undefined, `198.51.100.${index}`)).toEqual([401, 'code_required'])
      statuses.push((await outcome(user, '000000', `198.51.100.${index}`))[1])
    }
    expect(statuses).toEqual(Array(ACCOUNT_RULE.free).fill('wrong_code'))
    expect(await outcome(user, '000000', '198.51.100.99')).toEqual([429, 'locked'])
  })
})

describe('changing the second factor', () => {
  it('makes new recovery codes that replace the old ones', async () => {
    const { user, browser, recoveryCodes, secret } = await enrolled('Ghada')
    const proof = { ...body, code: codeOf(secret) }
    const { recoveryCodes: fresh } = await browser.fetchJson(renewRecoveryCodes, { body: proof })
    expect(await outcome(user, recoveryCodes[0])).toEqual([401, 'wrong_code'])
    expect(await outcome(user, fresh[0])).toEqual([200, 'in'])
  })

  it('turns the second factor off with the password and a code', async () => {
    const { user, browser, secret } = await enrolled('Hana')
    await browser.fetchJson(disableTwoFactor, { body }, 403)
    expect(await outcome(user)).toEqual([401, 'code_required'])
    await browser.fetchJson(disableTwoFactor, { body: { ...body, code: codeOf(secret) } })
    expect(await outcome(user)).toEqual([200, 'in'])
    await browser.fetchJson(renewRecoveryCodes, { body }, 409)
  })
})
