import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getSignIns } from '#contract/signIns.ts'
import type { User } from '#domain/account/user.ts'
import { isAccountData } from '#server/backup/accounts.ts'
import { read } from '#server/storage/documents.ts'
import { signInLogDocument } from '#server/storage/signInLog.ts'
import { addAdmin, Browser, signedIn } from './browser.ts'
import { type Site, startSite } from './site.ts'

vi.mock('node:crypto', async original => (await import('./cheapHashes.ts')).cheapCrypto(original))

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const headers = { 'user-agent': FIREFOX }

let site: Site
let amina: User
let owner: Browser

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  site = await startSite()
  amina = await addAdmin('Amina')
  owner = await signedIn(site, await addAdmin('Bilal'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await site.stop()
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

it('is part of the accounts, which the panel’s backup leaves out', () => {
  expect(isAccountData({ store: 'documents', key: 'sign-in-log' })).toBe(true)
})
