import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sendMessage } from '#contract/contact.ts'
import { getHealth } from '#contract/health.ts'
import { getOffsiteBackups, setOffsiteKey } from '#contract/offsite.ts'
import { setTheme } from '#contract/theme.ts'
import { backupFileName } from '#domain/backup/manifest.ts'
import { HOUR } from '#domain/time/civil.ts'
import { openBlobDatabase } from '#local/blobs/database.ts'
import { offsiteTask } from '#server/backup/offsite/task.ts'
import { putUpload } from '#server/storage/uploads.ts'
import { startS3 } from '#tests/support/s3.ts'
import { commandResult } from '../../netlify/admin/testing/command.ts'
import { addAdmin, type Browser, PASSWORD, signedIn } from './browser.ts'
import { aMessage } from './contactForms.ts'
import { type Site, startSite } from './site.ts'

vi.mock('#server/publish/purge.ts', () => ({ purge: async () => {} }))

const PICTURE = new Uint8Array(300_000).map((_, index) => (index * 7919) % 256)

let s3: Awaited<ReturnType<typeof startS3>>
let identity: string
let recipient: string
/** With the file of the key. */
let folder: string
let keyFile: string
beforeAll(async () => {
  s3 = await startS3()
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  folder = await mkdtemp(join(tmpdir(), 'offsite-test-'))
  keyFile = join(folder, 'key.txt')
  await writeFile(keyFile, `# the key of the backups\n${identity}\n`)
})
afterAll(async () => {
  s3.close()
  await rm(folder, { recursive: true })
})

let site: Site
let browser: Browser
const log = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(async () => {
  log.mockClear()
  site = await startSite({ ...s3.env })
  site.setEnv({ STORAGE_FOLDER: site.dataDir })
  browser = await signedIn(site, await addAdmin('Amina'))
})
afterEach(async () => {
  s3.objects.clear()
  s3.forbidden.clear()
  await site.stop()
})

const names = () => [...s3.objects.keys()].sort()
const tick = (afterHours = 0) =>
  offsiteTask.run(new Date(Date.now() + afterHours * HOUR), AbortSignal.timeout(20_000))
const setKey = (key = recipient, status = 200) =>
  browser.fetchJson(setOffsiteKey, { body: { currentPassword: PASSWORD, recipient: key } }, status)
const health = async () => (await (await site.send(getHealth)).json()).offsite
const restore = (dataDir: string, ...words: string[]) =>
  commandResult('restore', words, { ...process.env, ...s3.env, DATA_DIR: dataDir, SITE_URL: '' })

/** Every blob of a storage by its name, without what a restore writes itself. */
function dump(dataDir: string): Record<string, string> {
  const database = openBlobDatabase(dataDir)
  const entries = database.stores('', 100).flatMap(store =>
    [...database.scan(store, '')].map(({ key }) => {
      const { body } = database.read(store, key)!
      return [`${store}/${key}`, Buffer.from(body).toString('base64')] as const
    }),
  )
  database.close()
  return Object.fromEntries(entries.filter(([name]) => !/offsite-backups$|\/states\//.test(name)))
}

it('makes an encrypted backup that another machine restores with the key', async () => {
  await browser.fetchJson(setTheme, { body: { theme: 'theme-red' } })
  await site.send(sendMessage, { body: aMessage({ message: 'A private matter' }) })
  const hash = await putUpload('events', PICTURE, 'image/png')
  await tick()
  expect(names()).toEqual([])
  expect(await health()).toEqual({ state: 'no key', at: null })

  await setKey()
  await tick()
  const name = expect.stringMatching(/^masjid\/backup-\d{4}-\d\d-\d\d-\d{4}\.zip\.age$/)
  expect(names()).toEqual([name])
  const bytes = s3.objects.get(names()[0] ?? '')!
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  expect(bytes.length).toBeGreaterThan(PICTURE.length)
  for (const plain of ['private', 'amina@', 'manifest.json', 'theme-red', hash]) {
    expect(bytes.includes(plain), plain).toBe(false)
  }
  expect(bytes.includes(Buffer.from(PICTURE.subarray(0, 32)))).toBe(false)
  expect(await health()).toEqual({ state: 'current', at: expect.any(String) })
  expect(await readdir(site.dataDir)).not.toContain('offsite-backup.part')

  const other = join(folder, 'other')
  expect(await restore(other, '--offsite', '--key', keyFile)).toMatchObject({ code: 0 })
  expect(dump(other)).toEqual(dump(site.dataDir))

  const file = join(folder, 'downloaded.zip.age')
  await writeFile(file, bytes)
  const third = join(folder, 'third')
  expect(await restore(third, file)).toMatchObject({
    code: 1,
    text: expect.stringContaining('needs --key'),
  })
  const wrong = join(folder, 'wrong.txt')
  await writeFile(wrong, await generateX25519Identity())
  for (const [key, content] of [
    [wrong, bytes],
    [keyFile, bytes.subarray(0, -20)],
  ] as const) {
    await writeFile(file, content)
    const { code, text } = await restore(third, file, '--key', key)
    expect({ code, text }).toEqual({
      code: 1,
      text: expect.stringContaining('not whole, or it was encrypted for another key'),
    })
  }
})

it('makes one a day, and another at once for a new key', async () => {
  await setKey()
  await tick()
  s3.objects.clear()
  await tick(23)
  expect(names()).toEqual([])
  await tick(24)
  expect(names()).toHaveLength(1)
  s3.objects.clear()
  await setKey(await identityToRecipient(await generateX25519Identity()))
  await tick()
  expect(names()).toHaveLength(1)
})

it('says why it fails, tries again after an hour, and recovers', async () => {
  await setKey()
  s3.forbidden.add('PUT')
  await tick()
  await tick(0.5)
  expect(log).toHaveBeenCalledTimes(1)
  expect(await health()).toEqual({ state: 'failing', at: null })
  expect((await browser.fetchJson(getOffsiteBackups)).failing?.why).toBe(
    'The place of the off-site backups refused the request: 403 AccessDenied.',
  )
  s3.forbidden.clear()
  await tick(1)
  expect(await health()).toMatchObject({ state: 'current' })
  expect((await browser.fetchJson(getOffsiteBackups)).failing).toBeNull()
})

it('removes backups that are not needed any more, and nothing else', async () => {
  const daysAgo = (days: number) =>
    `${backupFileName(new Date(Date.now() - days * 24 * HOUR).toISOString())}.age`
  const outdated = `masjid/${daysAgo(400)}`
  const others = [daysAgo(400), 'masjid/backup-list.txt', `masjid/old/${daysAgo(400)}`]
  for (let day = 400; day > 0; day--) s3.objects.set(`masjid/${daysAgo(day)}`, Buffer.from('x'))
  for (const one of others) s3.objects.set(one, Buffer.from('not ours'))
  await setKey()
  await tick()
  expect(names()).toEqual(expect.arrayContaining(others))
  expect(names()).not.toContain(outdated)
  expect(names().length - others.length).toBeLessThanOrEqual(7 + 4 + 12)
})

it('keeps everything where its access key may only add', async () => {
  s3.forbidden.add('DELETE').add('GET')
  await setKey()
  await tick()
  expect(names()).toHaveLength(1)
  expect(await health()).toMatchObject({ state: 'current' })
})

it.each(['age1', `${'age1'.padEnd(62, 'q')}`, 'AGE-SECRET-KEY-1'])(
  'refuses %s, for which nobody could have the other half',
  async text => {
    expect(await setKey(text, 400)).toMatchObject({ success: false })
  },
)
