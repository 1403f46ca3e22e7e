import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { forgotPassword, LINK_ON_ITS_WAY, NO_MAIL } from '#contract/forgotPassword.ts'
import {
  changeRole,
  getPeople,
  invitePerson,
  removePerson,
  resetPerson,
  signOutPerson,
} from '#contract/people.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { INVALID_LINK, setPassword } from '#contract/setPassword.ts'
import { PASSWORD_TEXTS } from '#domain/account/passwordRules.ts'
import type { Person } from '#domain/account/profile.ts'
import { HOUR } from '#domain/time/civil.ts'
import { read, update } from '#server/storage/documents.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, Browser, PASSKEY, PASSWORD, signedIn } from './browser.ts'
import { amina, browser, mail, site, startMail, withAmina, withMail } from './running.ts'

const NEW = 'quinces and dates'
const proof = { currentPassword: PASSWORD }

withMail(beforeEach)
withAmina(beforeEach)

const TWO_FACTOR = {
  secret: 'A'.repeat(32),
  lastStep: 0,
  recovery: { salt: 'AAAA', hashes: [] },
}

const tokenOf = (link: string) => new URL(link).hash.replace('#token=', '')
const set = (token: string, values: object = {}) =>
  site.send(setPassword, { body: { token, newPassword: NEW, ...values } })
const invite = (values: object = {}) =>
  browser.fetchJson(invitePerson, {
    body: { name: 'Bilal', email: 'bilal@example.org', ...proof, ...values },
  })
const refusal = async (endpoint: Endpoint, options: object, status: number) =>
  (await browser.fetchJson(endpoint, options, status)).code
const later = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ms)
}

describe('an invitation', () => {
  it('creates an account by invitation, whose link sets the password once and signs in', async () => {
    const { person, link, mailed } = await invite()
    expect(person).toMatchObject({ name: 'Bilal', invited: true, you: false, role: 'admin' })
    expect(mailed).toBe(false)
    expect(link).toMatch(/^https:\/\/mosque\.example\.org\/set-password#token=[\w-]{43}$/)
    const stored = JSON.stringify((await read(usersDocument)).value)
    expect(stored).not.toContain(tokenOf(link))

    const weak = await set(tokenOf(link), { newPassword: 'short' })
    expect([weak.status, (await weak.json()).error]).toEqual([400, PASSWORD_TEXTS.short])
    const theirs = new Browser(site)
    const body = { token: tokenOf(link), newPassword: NEW }
    const email = 'bilal@example.org'
    expect(await theirs.fetchJson(setPassword, { body })).toMatchObject({
      ...{ success: true, email, user: { name: 'Bilal', email, role: 'admin' } },
    })
    expect((await theirs.fetchJson(getSessionStatus)).user.email).toBe(email)
    const second = await set(tokenOf(link))
    expect([second.status, (await second.json()).error]).toEqual([400, INVALID_LINK])
    const bilal = { ...amina, email: 'bilal@example.org' }
    expect((await new Browser(site).signIn(bilal, NEW)).status).toBe(200)
    const { people } = await browser.fetchJson(getPeople)
    expect(people.map(({ name, invited, you }: Person) => [name, invited, you])).toEqual([
      ['Amina', false, true],
      ['Bilal', false, false],
    ])
  })

  it.each([
    ['over plain http', {}, 'http://mosque.example.org'],
    ['where the account has a second factor', { twoFactor: TWO_FACTOR }, undefined],
    ['where the password needs a passkey', { needsPasskey: true, passkeys: [PASSKEY] }, undefined],
  ])('sets the password and does not sign in %s', async (_, values, origin) => {
    const { link } = await invite()
    await update(usersDocument, ({ value }) => ({
      users: value.users.map(one => (one.name === 'Bilal' ? { ...one, ...values } : one)),
    }))
    const body = { token: tokenOf(link), newPassword: NEW }
    const response = await site.send(setPassword, { body, ...(origin && { origin }) })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true, email: 'bilal@example.org' })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('accepts an invitation link in only one of two parallel requests', async () => {
    const { link } = await invite()
    const responses = await Promise.all([set(tokenOf(link)), set(tokenOf(link))])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it.each([
    ['just before 7 days', 7 * 24 * HOUR - 5_000, 200],
    ['after 7 days', 7 * 24 * HOUR + 5_000, 400],
  ])('responds to a link used %s with %i', async (_, ms, status) => {
    const { link } = await invite()
    later(ms)
    expect((await set(tokenOf(link))).status).toBe(status)
  })

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(500)])('rejects the forged link %j', async token => {
    await invite()
    expect((await set(token)).status).toBe(400)
  })

  it('rejects an invitation to an empty address and to one that has an account', async () => {
    expect(
      await refusal(
        invitePerson,
        { body: { name: 'A', email: 'AMINA@example.org', ...proof } },
        409,
      ),
    ).toBe('email_taken')
    expect(await refusal(invitePerson, { body: { name: 'A', email: 'no address' } }, 400)).toBe(
      'invalid',
    )
    expect(await refusal(invitePerson, { body: { name: ' ', email: 'a@example.org' } }, 400)).toBe(
      'invalid',
    )
  })

  it('mails an invitation with the address of SITE_URL when a mail server is set', async () => {
    site.setEnv({
      SMTP_URL: mail.url,
      SITE_URL: 'https://www.example.org',
      MAIL_FROM: 'site@example.org',
    })
    const { link, mailed } = await invite()
    expect(mailed).toBe(true)
    expect(link).toContain('https://www.example.org/set-password#token=')
    const [invitation, ...alerts] = mail.received
    expect(invitation?.to).toEqual(['bilal@example.org'])
    expect(invitation?.text).toContain(link)
    expect(invitation?.text).toContain('as an owner')
    // The link is only for its recipient.
    for (const { text } of alerts) expect(text).not.toContain('#token')
  })

  it('reports that an invitation was not mailed when the mail server does not respond', async () => {
    await mail.close()
    site.setEnv({ SMTP_URL: mail.url })
    const body = await invite()
    expect(body).toMatchObject({ success: true, mailed: false })
    expect((await set(tokenOf(body.link))).status).toBe(200)
    await startMail()
  })
})

describe('a reset link', () => {
  it('sets a new password by a reset link, and ends all sessions and every other link', async () => {
    const bilal = await addAdmin('Bilal')
    const his = await signedIn(site, bilal)
    const params = { id: bilal.id }
    const first = await browser.fetchJson(resetPerson, { params, body: proof })
    const second = await browser.fetchJson(resetPerson, { params, body: proof })
    expect((await set(tokenOf(first.link))).status).toBe(400)
    expect((await his.send(getSessionStatus)).status).toBe(200)
    const done = await set(tokenOf(second.link))
    expect([done.status, done.headers.getSetCookie()]).toEqual([200, []])
    expect((await his.send(getSessionStatus)).status).toBe(401)
    expect((await new Browser(site).signIn(bilal, PASSWORD)).status).toBe(401)
    expect((await new Browser(site).signIn(bilal, NEW)).status).toBe(200)
  })

  it.each([
    [true, 200],
    [false, 401],
  ])('turns the second factor off only on request: %s', async (removeTwoFactor, status) => {
    const bilal = await addAdmin('Bilal', { twoFactor: TWO_FACTOR })
    const { link } = await browser.fetchJson(resetPerson, {
      params: { id: bilal.id },
      body: { removeTwoFactor, ...proof },
    })
    await set(tokenOf(link))
    expect((await new Browser(site).signIn(bilal, NEW)).status).toBe(status)
  })

  it('lets an admin sign in who was locked out', async () => {
    const bilal = await addAdmin('Bilal')
    for (let index = 0; index < 6; index++) {
      await new Browser(site, { ip: `198.51.100.${index}` }).signIn(bilal, 'wrong')
    }
    expect((await new Browser(site).signIn(bilal, PASSWORD)).status).toBe(429)
    const { link } = await browser.fetchJson(resetPerson, { params: { id: bilal.id }, body: proof })
    await set(tokenOf(link))
    expect((await new Browser(site).signIn(bilal, NEW)).status).toBe(200)
  })

  it('makes no reset link for oneself or for an unknown account', async () => {
    expect(await refusal(resetPerson, { params: { id: amina.id }, body: proof }, 409)).toBe(
      'own_account',
    )
    expect(
      await refusal(resetPerson, { params: { id: crypto.randomUUID() }, body: proof }, 404),
    ).toBe('not_found')
  })
})

describe('signing an admin out everywhere', () => {
  it('signs an admin out everywhere at once, and no one else', async () => {
    const bilal = await addAdmin('Bilal')
    const [phone, desk] = [await signedIn(site, bilal), await signedIn(site, bilal)]
    const { ended } = await browser.fetchJson(signOutPerson, {
      params: { id: bilal.id },
      body: proof,
    })
    expect(ended).toBe(2)
    for (const his of [phone, desk]) expect((await his.send(getSessionStatus)).status).toBe(401)
    expect((await browser.send(getSessionStatus)).status).toBe(200)
    expect(
      await refusal(signOutPerson, { params: { id: crypto.randomUUID() }, body: proof }, 404),
    ).toBe('not_found')
  })
})

it('a changed role is in the log with the one before', async () => {
  const { id } = await addAdmin('Bilal')
  await browser.fetchJson(changeRole, { params: { id }, body: { role: 'editor', ...proof } })
  const { data } = await browser.fetchJson(getRecentActivity, { query: { pageSize: 1 } })
  expect(data).toMatchObject([
    {
      action: 'Made Bilal an editor',
      person: id,
      values: { before: { role: 'admin' }, after: { role: 'editor' } },
    },
  ])
})

describe('removing an admin', () => {
  it('ends the sessions of a removed admin at once', async () => {
    const bilal = await addAdmin('Bilal')
    const his = await signedIn(site, bilal)
    await browser.fetchJson(removePerson, { params: { id: bilal.id }, body: proof })
    expect((await his.send(getSessionStatus)).status).toBe(401)
    expect((await new Browser(site).signIn(bilal)).status).toBe(401)
    expect(await refusal(removePerson, { params: { id: bilal.id }, body: proof }, 404)).toBe(
      'not_found',
    )
  })

  it('keeps the last admin who can sign in, even if others are invited', async () => {
    await invite()
    expect(await refusal(removePerson, { params: { id: amina.id }, body: proof }, 409)).toBe(
      'last_admin',
    )
  })

  it('leaves one admin when two remove each other in parallel', async () => {
    const bilal = await addAdmin('Bilal')
    const his = await signedIn(site, bilal)
    const responses = await Promise.all([
      browser.send(removePerson, { params: { id: bilal.id }, body: proof }),
      his.send(removePerson, { params: { id: amina.id }, body: proof }),
    ])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(usersDocument)).value.users).toHaveLength(1)
  })
})

describe('POST /api/forgot-password', () => {
  const forgot = (email: string, ip = '192.0.2.1') =>
    site.send(forgotPassword, { ip, body: { email } })
  const configured = () => site.setEnv({ SMTP_URL: mail.url, SITE_URL: 'https://www.example.org' })

  it('responds to every address alike, and mails only to accounts', async () => {
    configured()
    const responses = await Promise.all(
      ['amina@example.org', 'nobody@example.org'].map(async email => {
        const response = await forgot(email)
        const headers = Object.fromEntries(response.headers)
        delete headers['x-request-id']
        return { status: response.status, headers, body: await response.json() }
      }),
    )
    expect(responses[0]).toEqual(responses[1])
    expect(responses[0]?.body).toEqual({ success: true, mailed: true, message: LINK_ON_ITS_WAY })
    expect(mail.received.flatMap(({ to }) => to)).toEqual(['amina@example.org'])
  })

  it('mails a link that works for an hour, and keeps earlier links valid', async () => {
    configured()
    const { link: handed } = await (await signedIn(site, await addAdmin('Bilal'))).fetchJson(
      resetPerson,
      { params: { id: amina.id }, body: proof },
    )
    mail.received.length = 0
    await forgot('AMINA@example.org')
    const mailed = /https:\/\/www\.example\.org\S+/.exec(mail.received[0]?.text ?? '')?.[0] ?? ''
    later(HOUR - 5_000)
    expect((await set(tokenOf(mailed), { newPassword: 'short' })).status).toBe(400)
    expect((await set(tokenOf(mailed))).status).toBe(200)
    expect((await set(tokenOf(handed))).status).toBe(400)
  })

  const mailedLinks = () =>
    mail.received.flatMap(({ text }) => /https:\/\/www\.example\.org\S+/.exec(text) ?? [])

  it('keeps an invitation however often a stranger requests links, which end after an hour', async () => {
    configured()
    const { link } = await invite()
    mail.received.length = 0
    for (const minutes of [0, 0, 0, 16, 31]) {
      later(minutes * 60_000)
      await forgot('bilal@example.org')
    }
    expect(mailedLinks()).toHaveLength(5)
    later(14 * 60_000)
    expect((await set(tokenOf(mailedLinks()[0] ?? ''))).status).toBe(400)
    expect((await set(tokenOf(link))).status).toBe(200)
  })

  it('lets an invited owner who uses it manage others after a day, as by the invitation', async () => {
    configured()
    await invite()
    mail.received.length = 0
    await forgot('bilal@example.org')
    expect((await set(tokenOf(mailedLinks()[0] ?? ''))).status).toBe(200)
    const { users } = (await read(usersDocument)).value
    const bilal = users.find(({ email }) => email === 'bilal@example.org')
    expect(Date.parse(bilal?.managesFrom ?? '')).toBeGreaterThan(Date.now() + 23 * HOUR)
  })

  it('limits the mails to one mailbox without saying so', async () => {
    configured()
    const statuses: number[] = []
    for (let index = 0; index < 6; index++) {
      statuses.push((await forgot('amina@example.org', `198.51.100.${index}`)).status)
    }
    expect(statuses).toEqual(Array(6).fill(200))
    expect(mail.received).toHaveLength(3)
  })

  it('limits the requests of one address', async () => {
    configured()
    const statuses: number[] = []
    for (let index = 0; index < 22; index++) {
      statuses.push((await forgot(`nobody${index}@example.org`)).status)
    }
    expect(statuses.filter(status => status === 429).length).toBe(2)
  })

  it('reports when the site cannot mail or has no SITE_URL', async () => {
    expect(await (await forgot('amina@example.org')).json()).toEqual({
      success: true,
      mailed: false,
      message: NO_MAIL,
    })
    // Without SITE_URL the link would contain the Host header of the request.
    site.setEnv({ SMTP_URL: mail.url })
    expect((await (await forgot('amina@example.org')).json()).mailed).toBe(false)
    expect(mail.received).toEqual([])
  })
})

describe('security alerts', () => {
  it('mails a security alert for a sign-in from a new browser, only to admins who enabled it', async () => {
    site.setEnv({ SMTP_URL: mail.url })
    const phone = new Browser(site)
    await phone.signIn(amina)
    await phone.signIn(amina)
    const quiet = await addAdmin('Bilal', {
      notifications: {
        emailNotifications: true,
        prayerTimeUpdates: true,
        siteProblems: true,
        securityAlerts: false,
      },
    })
    await new Browser(site).signIn(quiet)
    expect(mail.received.flatMap(({ to }) => to)).toEqual(['amina@example.org'])
    expect(mail.received[0]?.head.subject).toContain('new sign-in')
    // A new site has its place still to be chosen.
    expect(mail.received[0]?.text).toContain(' UTC.')
  })
})
