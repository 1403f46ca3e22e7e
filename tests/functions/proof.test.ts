import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAccount } from '#contract/account.ts'
import { beginBackup } from '#contract/backup.ts'
import { changePassword } from '#contract/changePassword.ts'
import { planSection, saveSection } from '#contract/content.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { CODE_REQUIRED, WRONG_CODE } from '#contract/login.ts'
import { exportMessages } from '#contract/messages.ts'
import { createNotice, restoreNotice, saveNotice } from '#contract/notices.ts'
import { setOffsiteKey } from '#contract/offsite.ts'
import { PASSKEY_EXPIRED, removePasskey, requirePasskey, startPasskey } from '#contract/passkeys.ts'
import {
  changeRole,
  invitePerson,
  removePerson,
  resetPerson,
  signOutPerson,
} from '#contract/people.ts'
import { PROOF_REQUIRED, WRONG_CURRENT_PASSWORD } from '#contract/proof.ts'
import { beginRestore, undoRestore } from '#contract/restore.ts'
import { saveRetention } from '#contract/retention.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#contract/twoFactor.ts'
import { ACCOUNT_RULE } from '#domain/account/lockout.ts'
import type { User } from '#domain/account/user.ts'
import type { NoticeFields } from '#domain/notices/notice.ts'
import { makeRecoveryCodes } from '#server/auth/recovery.ts'
import { signToken, type TokenKind } from '#server/auth/token.ts'
import { contentDocument } from '#server/storage/content.ts'
import { read, update } from '#server/storage/documents.ts'
import { noticesDocument } from '#server/storage/notices.ts'
import { plannedTextsDocument } from '#server/storage/plannedTexts.ts'
import { signInsDocument } from '#server/storage/signIns.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, PASSKEY, PASSWORD, signedIn } from './browser.ts'
import { site, withSite } from './running.ts'
import { allEndpoints, ORIGIN } from './site.ts'

// The limit of an hour has its own test.
vi.mock('#domain/push/quietHours.ts', async original => ({
  ...(await original<typeof import('#domain/push/quietHours.ts')>()),
  URGENT_AN_HOUR: 1_000,
}))
const NEW = 'quinces and dates'
/** The public half of a key of age. */
const RECIPIENT = 'age1jsq53wzq3y76r9dw0fd6x8g58carw6p3pq5zejyrc4rlan3a6d0q6dxuvu'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const code = () => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate()

let recovery: Awaited<ReturnType<typeof makeRecoveryCodes>>
let count = 0

withSite(beforeAll, { SITE_URL: ORIGIN })
beforeAll(async () => {
  recovery = await makeRecoveryCodes()
})
// Each test's accounts are its own: hundreds in one document would be read and written all the time.
beforeEach(async () => {
  await update(usersDocument, () => ({ users: [] }))
  await update(signInsDocument, () => ({ sessions: [], known: [] }))
  await update(noticesDocument, () => ({
    notices: [
      { ...STORED, id: 'announced', kind: 'announcement' as const },
      { ...STORED, id: 'deleted', deletedAt: URGENT.start, deletedBy: 'Amina' },
    ],
  }))
})

const twoFactor = () => ({ secret: SECRET, lastStep: -1, recovery: recovery.stored })
const admin = (values: Partial<User> = {}) => addAdmin(`Admin${count++}`, values)
const profile = ({ name, email, bio, notifications }: User) => ({ name, email, bio, notifications })

interface Sensitive {
  endpoint: Endpoint
  /** What the caller sends about the other admin, in addition to the proof. */
  body?: (caller: User) => object
  params?: (other: User) => string | Record<string, string>
}

const otherId = ({ id }: User) => id

const URGENT: NoticeFields = {
  ...{ kind: 'urgent', title: 'Water main broken', text: '' },
  ...{ start: new Date().toISOString(), end: new Date(Date.now() + 86_400_000).toISOString() },
}
const STORED = { ...URGENT, revision: 1, savedAt: URGENT.start, savedBy: 'Amina', earlier: [] }

const FRAME = { pageId: 'about', sectionId: 'frame-k3m9x2ab-address' }
const aFrame = () => ({ content: `https://forms${count++}.example.org/` })

const SENSITIVE: Record<string, Sensitive> = {
  invite: {
    endpoint: invitePerson,
    body: () => ({ name: 'Guest', email: `guest${count++}@example.org` }),
  },
  reset: { endpoint: resetPerson, params: otherId, body: () => ({ removeTwoFactor: true }) },
  'change a role': { endpoint: changeRole, params: otherId, body: () => ({ role: 'editor' }) },
  remove: { endpoint: removePerson, params: otherId },
  'sign out': { endpoint: signOutPerson, params: otherId },
  'change the e-mail': {
    endpoint: saveAccount,
    body: caller => ({ ...profile(caller), email: `moved${count++}@example.org` }),
  },
  'silence the alerts': {
    endpoint: saveAccount,
    body: caller => ({
      ...profile(caller),
      notifications: { ...caller.notifications, securityAlerts: false },
    }),
  },
  'change the password': { endpoint: changePassword, body: () => ({ newPassword: NEW }) },
  'start the second factor': { endpoint: startTwoFactor },
  'turn the second factor off': { endpoint: disableTwoFactor },
  'renew recovery codes': { endpoint: renewRecoveryCodes },
  'add a passkey': { endpoint: startPasskey },
  'require a passkey': { endpoint: requirePasskey, body: () => ({ isRequired: true }) },
  'remove a passkey': { endpoint: removePasskey, params: () => PASSKEY.id },
  'download a backup': { endpoint: beginBackup },
  'shorten the log': { endpoint: saveRetention, body: () => ({ logMonths: 6 }) },
  'restore a backup': { endpoint: beginRestore },
  'undo a restore': { endpoint: undoRestore },
  'set the key of off-site backups': {
    endpoint: setOffsiteKey,
    body: () => ({ recipient: RECIPIENT }),
  },
  'export messages': { endpoint: exportMessages },
  'post an urgent notice': { endpoint: createNotice, body: () => URGENT },
  'edit one to be urgent': {
    endpoint: saveNotice,
    params: () => 'announced',
    body: () => URGENT,
  },
  'bring an urgent one back': { endpoint: restoreNotice, params: () => 'deleted' },
  'frame another website': { endpoint: saveSection, params: () => FRAME, body: () => aFrame() },
  'frame another website later': {
    endpoint: planSection,
    params: () => FRAME,
    body: () => ({ ...aFrame(), at: URGENT.end }),
  },
}

it('covers every endpoint that declares proof', async () => {
  const declared = (await allEndpoints()).filter(({ proof }) => proof)
  const tried = new Set(Object.values(SENSITIVE).map(({ endpoint }) => endpoint))
  expect([...tried].map(({ path }) => path).sort()).toEqual(declared.map(({ path }) => path).sort())
})

/** Does it as a new admin to another new one; returns the response and what was stored. */
async function attempt(
  what: string,
  values: Partial<User>,
  proof: object | ((session: string, other: string) => Promise<object>),
) {
  const { endpoint, body, params } = SENSITIVE[what]!
  const [caller, other] = [
    await admin({ passkeys: [PASSKEY], ...values }),
    await admin({ twoFactor: twoFactor() }),
  ]
  const browser = await signedIn(site, caller)
  await signedIn(site, other)
  const sessionOf = async ({ id }: User) =>
    (await read(signInsDocument)).value.sessions.find(({ userId }) => userId === id)!.id
  // A wrong proof leaves a notice, which signInLog.test.ts tests.
  const stored = async () =>
    JSON.stringify([
      (await read(usersDocument)).value.users.map(user => ({ ...user, notices: [] })),
      (await read(signInsDocument)).value,
      (await read(noticesDocument)).value,
      (await read(contentDocument)).value,
      (await read(plannedTextsDocument)).value,
    ])
  const given =
    typeof proof === 'function'
      ? await proof(await sessionOf(caller), await sessionOf(other))
      : proof
  const before = await stored()
  const of = params?.(other)
  const response = await browser.send(endpoint, {
    ...(of && { params: typeof of === 'string' ? { id: of } : of }),
    body: { ...body?.(caller), ...given },
  })
  return { response, isChanged: (await stored()) !== before }
}

const password = { currentPassword: PASSWORD }

describe.each(Object.keys(SENSITIVE))('to %s', what => {
  it.each([
    ['no proof', {}, {}, 'proof_required', PROOF_REQUIRED],
    ['an empty password', {}, { currentPassword: '' }, 'proof_required', PROOF_REQUIRED],
    ['a wrong password', {}, { currentPassword: 'no' }, 'wrong_password', WRONG_CURRENT_PASSWORD],
    ['the password alone, with 2FA', { on: true }, password, 'code_required', CODE_REQUIRED],
    ['a blank code', { on: true }, { ...password, code: ' ' }, 'code_required', CODE_REQUIRED],
    ['a wrong code', { on: true }, { ...password, code: '000000' }, 'wrong_code', WRONG_CODE],
    [
      'a made-up recovery code',
      { on: true },
      { ...password, code: 'aaaaa-aaaaa' },
      'wrong_code',
      WRONG_CODE,
    ],
  ])('refuses %s and changes nothing', async (_, { on }: { on?: boolean }, proof, name, text) => {
    const values = on ? { twoFactor: twoFactor() } : {}
    const { response, isChanged } = await attempt(what, values, proof)
    expect([response.status, await response.json()]).toEqual([
      403,
      {
        success: false,
        error: text,
        code: name,
        fields: { [name.includes('code') ? 'code' : 'currentPassword']: text },
      },
    ])
    expect(isChanged).toBe(false)
  })

  it('rejects a right code with a wrong password, and leaves the code unused', async () => {
    const proof = { currentPassword: 'no', code: code() }
    const { response, isChanged } = await attempt(what, { twoFactor: twoFactor() }, proof)
    expect([response.status, isChanged]).toEqual([403, false])
  })

  it.each([
    ['the password', {}, () => password],
    ['password and code', { on: true }, () => ({ ...password, code: code() })],
    ['password and recovery code', { on: true }, () => ({ ...password, code: recovery.codes[0] })],
  ])('accepts %s', async (_, { on }: { on?: boolean }, proof) => {
    const { response } = await attempt(what, on ? { twoFactor: twoFactor() } : {}, proof())
    // A second factor that is on cannot be started, one that is off has no codes, and nothing was
    // restored.
    const isNever =
      (what.startsWith('start') && on) ||
      (what.startsWith('renew') && !on) ||
      what === 'undo a restore'
    const expected = isNever ? 409 : 200
    expect(response.status).toBe(expected)
  })
})

/** A permit as `proveByPasskey` makes it. */
const permit = (userId: string, kind: TokenKind = 'proof') =>
  signToken(kind, { userId, id: crypto.randomUUID() })

describe.each(Object.keys(SENSITIVE))('to %s by a passkey', what => {
  // A new password requires the current one (OWASP ASVS 5.0, 6.2.3).
  const isPassword = what === 'change the password'

  it('accepts the permit of the own session, even with a second factor', async () => {
    const { response } = await attempt(what, { twoFactor: twoFactor() }, async own => ({
      passkey: await permit(own),
    }))
    const isNever = what.startsWith('start') || what === 'undo a restore'
    expect(response.status).toBe(isPassword ? 403 : isNever ? 409 : 200)
  })

  it.each<[string, (own: string, other: string) => Promise<string>]>([
    ['of another session', (_, other) => permit(other)],
    ['of another kind', own => permit(own, 'passkey-proof')],
    ['that is made up', async () => 'e30.e30.c2ln'],
  ])('refuses a permit %s and changes nothing', async (_, make) => {
    const { response, isChanged } = await attempt(what, {}, async (own, other) => ({
      passkey: await make(own, other),
    }))
    expect([response.status, await response.json(), isChanged]).toMatchObject([
      403,
      { code: 'proof_required', error: isPassword ? PROOF_REQUIRED : PASSKEY_EXPIRED },
      false,
    ])
  })
})

it('requires no proof to save a name or to turn alerts on', async () => {
  const quiet = {
    emailNotifications: true,
    prayerTimeUpdates: true,
    siteProblems: true,
    securityAlerts: false,
  }
  const caller = await admin({ notifications: quiet })
  const body = {
    ...profile(caller),
    name: 'Amina Khan',
    email: caller.email.toUpperCase(),
    notifications: { ...quiet, securityAlerts: true },
  }
  await (await signedIn(site, caller)).fetchJson(saveAccount, { body })
})

it('accepts a code only once, across all endpoints', async () => {
  const browser = await signedIn(site, await admin({ twoFactor: twoFactor() }))
  const body = { ...password, code: code() }
  await browser.fetchJson(beginBackup, { body })
  expect((await browser.fetchJson(beginBackup, { body }, 403)).code).toBe('wrong_code')
  const used = { ...password, code: recovery.codes[1] }
  const both = await Promise.all([0, 1].map(() => browser.send(renewRecoveryCodes, { body: used })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
})

it('counts wrong tries over all endpoints and sessions, but not a missing code', async () => {
  const caller = await admin({ twoFactor: twoFactor() })
  const [desk, phone] = [await signedIn(site, caller), await signedIn(site, caller)]
  const codes: string[] = []
  const wrong = [{ currentPassword: 'no' }, { ...password, code: '000000' }]
  for (let index = 0; index < ACCOUNT_RULE.free; index++) {
    await desk.fetchJson(beginBackup, { body: password }, 403)
    const browser = index % 2 ? desk : phone
    const endpoint = index % 2 ? beginBackup : disableTwoFactor
    codes.push((await browser.fetchJson(endpoint, { body: wrong[index % 2] }, 403)).code)
  }
  expect(new Set(codes)).toEqual(new Set(['wrong_password', 'wrong_code']))
  const right = { ...password, code: code() }
  expect((await desk.fetchJson(beginBackup, { body: right }, 429)).code).toBe('locked')
})

it('counts wrong codes while the second factor is set up', async () => {
  const browser = await signedIn(site, await admin())
  await browser.fetchJson(startTwoFactor, { body: password })
  const statuses: number[] = []
  for (let index = 0; index <= ACCOUNT_RULE.free; index++) {
    statuses.push((await browser.send(confirmTwoFactor, { body: { code: '000000' } })).status)
  }
  expect(statuses).toEqual([...Array(ACCOUNT_RULE.free).fill(400), 429])
})
