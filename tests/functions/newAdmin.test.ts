import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginBackup } from '#contract/backup.ts'
import { exportMessages } from '#contract/messages.ts'
import {
  changeRole,
  getPeople,
  invitePerson,
  removePerson,
  resetPerson,
  signOutPerson,
  tooNew,
} from '#contract/people.ts'
import { beginRestore, undoRestore } from '#contract/restore.ts'
import { saveRetention } from '#contract/retention.ts'
import { setPassword } from '#contract/setPassword.ts'
import type { Role } from '#domain/account/roles.ts'
import { NEW_ADMIN_MS } from '#domain/account/standing.ts'
import { type User, userByEmail } from '#domain/account/user.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { inviteAccount, resetLink } from '#server/account/people.ts'
import { read } from '#server/storage/documents.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { site, withSite } from './running.ts'
import { ORIGIN } from './site.ts'

const NEW = 'quinces and dates'
const MAINTAINER = { id: 'maintainer', name: 'Maintainer', isMaintainer: true }

let amina: User

// The day is counted by the real clock, regardless of the site's clock.
withSite(beforeEach, { SITE_NOW: '2030-01-01T12:00:00Z' })
beforeEach(async () => {
  amina = await addAdmin('Amina')
})

/** A browser signed in as the person who set a password by that link. */
async function byLink(link: string): Promise<{ user: User; browser: Browser }> {
  const token = new URL(link).hash.replace('#token=', '')
  const set = await site.send(setPassword, { body: { token, newPassword: NEW } })
  const { email } = await set.json()
  const user = userByEmail((await read(usersDocument)).value, email)!
  const browser = new Browser(site)
  await browser.signIn(user, NEW)
  return { user, browser }
}

async function invited(role: Role = 'admin') {
  const browser = await signedIn(site, amina)
  const body = { name: 'Bilal', email: 'bilal@example.org', role, currentPassword: PASSWORD }
  return byLink((await browser.fetchJson(invitePerson, { body })).link)
}

const proof = { currentPassword: NEW }
const deeds = () => {
  const params = { id: amina.id }
  const guest = { name: 'Guest', email: 'guest@example.org', ...proof }
  return [
    [invitePerson, { body: guest }],
    [resetPerson, { params, body: { ...proof, removeTwoFactor: true } }],
    [changeRole, { params, body: { ...proof, role: 'admin' } }],
    [signOutPerson, { params, body: proof }],
    [beginBackup, { body: proof }],
    [beginRestore, { body: proof }],
    [exportMessages, { body: proof }],
    [saveRetention, { body: { ...proof, logMonths: 6 } }],
    [removePerson, { params, body: proof }],
  ] as const
}

describe('an admin whose password an invitation has set', () => {
  it('keeps an invited admin from managing others, backups and exports for a day, and shows until when', async () => {
    const { user, browser } = await invited()
    const { managesFrom } = await browser.fetchJson(getPeople)
    expect(managesFrom).toBe(user.managesFrom)
    expect(Date.parse(managesFrom) - Date.now()).toBeGreaterThan(NEW_ADMIN_MS - 60_000)
    const zone = (await read(prayerSettingsDocument)).value.place.timeZone
    const text = tooNew(momentInWords(managesFrom, zone, new Date()), 'admin')
    const before = await read(usersDocument)
    for (const [endpoint, send] of deeds()) {
      const refused = await browser.fetchJson(endpoint, send, 403)
      expect(refused).toEqual({ success: false, error: text, code: 'too_new' })
    }
    expect((await browser.fetchJson(undoRestore, { body: proof }, 403)).code).toBe('too_new')
    expect(await read(usersDocument)).toEqual(before)
  })

  it('keeps an invited editor from exporting messages for a day', async () => {
    const { browser } = await invited('editor')
    const refused = await browser.fetchJson(exportMessages, { body: proof }, 403)
    expect(refused.error).toMatch(/^You can export messages from .+ Until then an owner can\.$/)
  })

  it('lets an invited admin manage others after a day', async () => {
    const { user, browser } = await invited()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.parse(user.managesFrom ?? ''))
    await browser.signIn(user, NEW)
    expect((await browser.fetchJson(getPeople)).managesFrom).toBeNull()
    for (const [endpoint, send] of deeds()) await browser.fetchJson(endpoint, send)
  })

  it('lets an invited admin remove their own account at any time', async () => {
    const { user, browser } = await invited()
    await browser.fetchJson(removePerson, { params: { id: user.id }, body: proof })
  })
})

it('applies the same delay to an admin whose password another admin’s link has reset', async () => {
  const bilal = await addAdmin('Bilal')
  const browser = await signedIn(site, amina)
  const body = { currentPassword: PASSWORD }
  const { link } = await browser.fetchJson(resetPerson, { params: { id: bilal.id }, body })
  const his = await byLink(link)
  for (const [endpoint, send] of deeds()) {
    expect((await his.browser.fetchJson(endpoint, send, 403)).code).toBe('too_new')
  }
})

it.each([
  [
    'invited',
    async () => inviteAccount(MAINTAINER, { name: 'Bilal', email: 'bilal@example.org' }, ORIGIN),
  ],
  ['helped', async () => resetLink(MAINTAINER, (await addAdmin('Bilal')).id, ORIGIN, false)],
])('lets an admin whom the maintainer has %s manage others immediately', async (_, make) => {
  const { browser } = await byLink((await make()).made.link)
  for (const [endpoint, send] of deeds()) await browser.fetchJson(endpoint, send)
})

const twoFactor = {
  secret: 'A'.repeat(32),
  lastStep: 0,
  recovery: { salt: 'AAAA', hashes: [] },
}
const setBy = async (body: { link?: string }) => {
  const token = new URL(body.link ?? 'http://x').hash.replace('#token=', '')
  await site.send(setPassword, { body: { token, newPassword: NEW } })
}

it.each([
  ['from an open screen', {}],
  ['with the password that invited it', { currentPassword: PASSWORD }],
])('prevents an invited guest from taking over an account: %s', async (_, proof) => {
  const bilal = await addAdmin('Bilal', { twoFactor })
  const screen = await signedIn(site, amina)

  const body = { name: 'Guest', email: 'guest@example.org', ...proof }
  await setBy(await (await screen.send(invitePerson, { body })).json())
  const guest = new Browser(site)
  await guest.signIn({ ...amina, email: 'guest@example.org' }, NEW)
  for (const { id } of [amina, bilal]) {
    const reset = { removeTwoFactor: true, currentPassword: NEW }
    await setBy(await (await guest.send(resetPerson, { params: { id }, body: reset })).json())
  }

  const { users } = (await read(usersDocument)).value
  const hashes = users.map(({ passwordHash }) => passwordHash)
  expect(hashes.slice(0, 2)).toEqual([amina.passwordHash, bilal.passwordHash])
  expect(users[1]?.twoFactor).toEqual(twoFactor)
  expect((await new Browser(site).signIn(amina, NEW)).status).toBe(401)
  expect((await new Browser(site).signIn(bilal, NEW)).status).toBe(401)
})
