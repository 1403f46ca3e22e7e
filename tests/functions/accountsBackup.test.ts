import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getAdminEvents } from '#contract/events.ts'
import {
  addPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#contract/passkeys.ts'
import { getPeople, invitePerson } from '#contract/people.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { setPassword } from '#contract/setPassword.ts'
import { collect } from '#domain/backup/collect.ts'
import { writeBackup } from '#domain/backup/write.ts'
import { makeRecoveryCodes } from '#server/auth/recovery.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { storageSource } from '#server/backup/source.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { openZip } from '#server/backup/zipFile.ts'
import { forgetDocuments, read, update } from '#server/storage/documents.ts'
import { signInLogDocument } from '#server/storage/signInLog.ts'
import { signInsDocument } from '#server/storage/signIns.ts'
import { usersDocument } from '#server/storage/users.ts'
import { Authenticator } from '../support/authenticator.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from './browser.ts'
import { site, withSite } from './running.ts'
import { ORIGIN } from './site.ts'

const proof = { currentPassword: PASSWORD }
let folder: string

withSite(beforeAll, { SITE_URL: ORIGIN })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accounts-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

/** Everything that belongs to accounts. */
const stored = async () => ({
  users: (await read(usersDocument)).value,
  signIns: (await read(signInsDocument)).value,
  log: (await read(signInLogDocument)).value,
})

it('brings back roles, passkeys, second factors, links and sessions from the maintainer’s backup', async () => {
  const owner = await signedIn(site, await addAdmin('Amina'))
  const { codes, stored: recovery } = await makeRecoveryCodes()
  const twoFactor = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', lastStep: -1, recovery }
  const editor = await addAdmin('Bilal', { role: 'editor', twoFactor })
  const keeper = await addAdmin('Celma', { role: 'timekeeper' })
  const browser = await signedIn(site, keeper)
  const authenticator = new Authenticator(ORIGIN)
  const { options } = await browser.fetchJson(startPasskey, { body: proof })
  await browser.fetchJson(addPasskey, { body: { credential: authenticator.create(options) } })
  await new Browser(site).signIn(editor, 'wrong')
  const guest = { name: 'Guest', email: 'guest@example.org', role: 'editor', ...proof }
  const { link } = await owner.fetchJson(invitePerson, { body: guest })

  const before = await stored()
  const { held } = await collect(storageSource)
  const chunks: Uint8Array[] = []
  const made = { madeAt: new Date().toISOString(), accounts: true }
  await writeBackup(held, made, chunk => chunks.push(chunk))
  await writeFile(join(folder, 'backup.zip'), Buffer.concat(chunks))
  await update(usersDocument, ({ value }) => ({
    users: value.users.slice(0, 1).map(user => ({ ...user, role: 'timekeeper' as const })),
  }))
  await update(signInsDocument, () => ({ sessions: [], known: [] }))
  await update(signInLogDocument, () => ({ entries: [] }))
  const zip = await openZip(join(folder, 'backup.zip'))
  await restoreBackup(zip, await verifyBackup(zip))
  await zip.close()
  forgetDocuments()

  expect(await stored()).toEqual(before)
  const { people } = await owner.fetchJson(getPeople)
  expect(people).toMatchObject([
    { name: 'Amina', role: 'admin', twoFactor: false },
    { name: 'Bilal', role: 'editor', twoFactor: true },
    { name: 'Celma', role: 'timekeeper', hasPasskey: true },
    { name: 'Guest', role: 'editor', invited: true },
  ])
  expect((await browser.fetchJson(getSessionStatus)).user.role).toBe('timekeeper')
  expect((await browser.send(getAdminEvents)).status).toBe(403)
  const phone = new Browser(site)
  const login = await phone.fetchJson(startPasskeySignIn)
  const body = { credential: authenticator.use(login.options) }
  expect((await phone.fetchJson(signInWithPasskey, { body })).user.role).toBe('timekeeper')
  expect((await new Browser(site).signIn(editor)).status).toBe(401)
  expect((await new Browser(site).signIn(editor, PASSWORD, codes[0])).status).toBe(200)
  const token = new URL(link, ORIGIN).hash.replace('#token=', '')
  const set = await site.send(setPassword, { body: { token, newPassword: 'quinces and dates' } })
  expect(set.status).toBe(200)
})
