import { beforeEach, expect, it } from 'vitest'
import { dismissNotice } from '#contract/account.ts'
import { beginBackup } from '#contract/backup.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { getSignIns } from '#contract/signIns.ts'
import { startTwoFactor } from '#contract/twoFactor.ts'
import { ACCOUNT_RULE } from '#domain/account/lockout.ts'
import { isAccountData } from '#server/backup/accounts.ts'
import { read } from '#server/storage/documents.ts'
import { signInLogDocument } from '#server/storage/signInLog.ts'
import { addAdmin, Browser, signedIn } from './browser.ts'
import { amina, site, withAmina } from './running.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const headers = { 'user-agent': FIREFOX }

let owner: Browser

withAmina(beforeEach)
beforeEach(async () => {
  owner = await signedIn(site, await addAdmin('Bilal'))
})

it('lists sign-ins and refused ones with device and network, and never an address', async () => {
  const home = () => new Browser(site, { ip: '203.0.113.7', headers })
  await home().signIn(amina, 'wrong')
  await home().signIn(amina)
  await home().signIn(amina)
  const common = { name: 'Amina', device: 'Firefox on Linux' }
  const { entries, total } = await owner.fetchJson(getSignIns, { query: { person: amina.id } })
  expect(total).toBe(3)
  expect(entries).toMatchObject([
    { ...common, result: 'signed_in', isKnownNetwork: true },
    { ...common, result: 'signed_in', isKnownNetwork: false },
    { ...common, result: 'wrong_password', isKnownNetwork: false },
  ])
  const refused = await owner.fetchJson(getSignIns, { query: { refused: '1' } })
  expect(refused.entries).toMatchObject([{ result: 'wrong_password' }])
  expect(JSON.stringify((await read(signInLogDocument)).value)).not.toContain('203.0.113')
})

it('logs no unknown account and no try while the account is locked', async () => {
  const stranger = new Browser(site, { ip: '203.0.113.7' })
  await stranger.signIn({ ...amina, email: 'nobody@example.org' })
  const statuses: number[] = []
  for (let index = 0; index < 8; index++) {
    statuses.push((await stranger.signIn(amina, 'wrong')).status)
  }
  expect(statuses.slice(-3)).toEqual([429, 429, 429])
  expect((await owner.fetchJson(getSignIns)).total).toBe(5)
})

it('logs a wrong proof, and shows it to the account in every session until it is dismissed', async () => {
  const [desk, phone] = [
    await signedIn(site, amina),
    new Browser(site, { ip: '203.0.113.7', headers }),
  ]
  await phone.signIn(amina)
  const notices = async (browser: Browser) =>
    (await browser.fetchJson(getSessionStatus)).notices.map(({ text }: { text: string }) => text)
  await phone.fetchJson(beginBackup, { body: { currentPassword: 'no' } }, 403)
  const once =
    'A wrong password, code or passkey was given to confirm a change, on Firefox on Linux.'
  expect(await notices(desk)).toEqual([once])
  expect(await notices(phone)).toEqual([once])
  await phone.fetchJson(startTwoFactor, { body: { currentPassword: 'no' } }, 403)
  expect(await notices(desk)).toEqual([
    'A wrong password, code or passkey was given 2 times to confirm changes, the last time on Firefox on Linux.',
  ])
  const [notice] = (await desk.fetchJson(getSessionStatus)).notices
  await desk.fetchJson(dismissNotice, { params: { id: notice.id } })
  await phone.fetchJson(beginBackup, { body: { currentPassword: 'no' } }, 403)
  expect(await notices(desk)).toEqual([once])

  const query = { person: amina.id, refused: '1' as const }
  const wrong = { result: 'wrong_password', isProof: true, device: 'Firefox on Linux' }
  const { entries } = await owner.fetchJson(getSignIns, { query })
  expect(entries).toMatchObject([wrong, wrong, { ...wrong, isKnownNetwork: true }])
})

it('logs no proof while the account is locked', async () => {
  const browser = await signedIn(site, amina)
  const body = { currentPassword: 'no' }
  const all = await Promise.all(
    Array.from({ length: 12 }, () => browser.send(beginBackup, { body })),
  )
  expect(all.map(({ status }) => status).sort()).toEqual([
    ...Array(ACCOUNT_RULE.free).fill(403),
    ...Array(12 - ACCOUNT_RULE.free).fill(429),
  ])
  const { total } = await owner.fetchJson(getSignIns, { query: { refused: '1' } })
  expect(total).toBe(ACCOUNT_RULE.free)
})

it('is part of the accounts, which the panel’s backup leaves out', () => {
  expect(isAccountData({ store: 'documents', key: 'sign-in-log' })).toBe(true)
})
