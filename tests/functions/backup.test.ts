import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { beginBackup, listBackup, readBackupEntry } from '#contract/backup.ts'
import { collect } from '#domain/backup/collect.ts'
import { writeBackup } from '#domain/backup/write.ts'
import { apiSource } from '#panel/settings/backupSource.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { openZip } from '#server/backup/zipFile.ts'
import { forgetDocuments, read, update } from '#server/storage/documents.ts'
import { themeDocument } from '#server/storage/theme.ts'
import { putUpload } from '#server/storage/uploads.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, type Browser, PASSWORD, signedIn } from './browser.ts'
import { browser, site, withAmina } from './running.ts'

let other: Browser
let permit: string

withAmina(beforeAll)
beforeAll(async () => {
  other = await signedIn(site, await addAdmin('Bilal'))
  await update(themeDocument, () => ({ theme: 'theme-red' }))
  await update(themeDocument, () => ({ theme: 'theme-blue' }))
  await putUpload('events', new Uint8Array(9_000_000).fill(7), 'image/png')
  await putUpload('avatars', new Uint8Array([1, 2, 3]), 'image/png')
  permit = (await browser.fetchJson(beginBackup, { body: { currentPassword: PASSWORD } })).permit
})

it.each([
  ['no permit', () => ''],
  ['a made-up permit', () => 'e30.e30.e30'],
  ['a session token for one', () => browser.cookies.get('__Host-session') ?? ''],
])('rejects %s', async (_, given) => {
  const query = { permit: given(), store: 'documents', key: 'theme' }
  expect((await browser.fetchJson(listBackup, { query }, 403)).code).toBe('no_permit')
  expect((await browser.fetchJson(readBackupEntry, { query }, 403)).code).toBe('no_permit')
})

it('rejects the permit in another session', async () => {
  await other.fetchJson(listBackup, { query: { permit } }, 403)
})

it('lists everything except accounts in the download', async () => {
  const { entries, next } = await browser.fetchJson(listBackup, { query: { permit } })
  const names = entries.map(({ store, key }: { store: string; key: string }) => `${store}/${key}`)
  expect(next).toBeNull()
  expect(names).toEqual(
    expect.arrayContaining([
      'documents/theme',
      expect.stringMatching(/^logs\/activity/),
      expect.stringMatching(/^uploads\/events/),
    ]),
  )
  expect(names.join()).not.toMatch(/users|sign-ins|tries|avatars/)
  const rest = await browser.fetchJson(listBackup, { query: { permit, after: names[0] } })
  expect(rest.entries).toEqual(entries.slice(1))
})

it.each([
  ['documents', 'users'],
  ['documents', 'sign-ins'],
  ['documents', '../uploads-production/x'],
  ['documents', 'theme?x'],
  ['secrets', 'theme'],
  ['documents', 'none'],
])('offers no download of %s/%s', async (store, key) => {
  await browser.fetchJson(readBackupEntry, { query: { permit, store, key } }, 404)
})

it('builds a backup with the browser’s code that a restore accepts', async () => {
  vi.stubGlobal(
    'fetch',
    ((through: typeof fetch) => async (input: string, init: RequestInit) => {
      if (!String(input).startsWith('/api/')) return through(input, init)
      const url = new URL(input, 'http://x')
      const endpoint = url.pathname === '/api/backup' ? listBackup : readBackupEntry
      return browser.send(endpoint, { query: Object.fromEntries(url.searchParams) })
    })(fetch),
  )
  const { held, consistent } = await collect(apiSource(permit, new AbortController().signal))
  expect(consistent).toBe(true)
  const chunks: Uint8Array[] = []
  const values = { madeAt: '2026-11-21T12:00:00.000Z', accounts: false }
  await writeBackup(held, values, chunk => chunks.push(chunk))

  const folder = await mkdtemp(join(tmpdir(), 'download-'))
  const file = join(folder, 'backup.zip')
  await writeFile(file, Buffer.concat(chunks))
  await update(themeDocument, () => ({ theme: 'theme-purple' }))
  const { users } = (await read(usersDocument)).value
  const zip = await openZip(file)
  await restoreBackup(zip, await verifyBackup(zip))
  await zip.close()
  await rm(folder, { recursive: true })
  forgetDocuments()
  expect((await read(themeDocument)).value.theme).toBe('theme-blue')
  expect((await read(usersDocument)).value.users).toEqual(users)
  const { consistent: _, ...again } = await collect(apiSource(permit, new AbortController().signal))
  expect(again.held.map(({ entry }) => entry)).toEqual(held.map(({ entry }) => entry))
})
