import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '#domain/backup/collect.ts'
import type { Manifest } from '#domain/backup/manifest.ts'
import { type Blobs, startBlobs } from '#local/blobs/server.ts'
import { recordActivity } from '#server/activity/record.ts'
import { forgetDocuments, update } from '#server/storage/documents.ts'
import { listEntries, readEntry, writeEntry } from '#server/storage/entries.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { STORES } from '#server/storage/stores.ts'
import { themeDocument } from '#server/storage/theme.ts'
import { deleteUpload, putUpload } from '#server/storage/uploads.ts'
import { usersDocument } from '#server/storage/users.ts'
import { proveBackup } from './proveBackup.ts'
import { commandResult } from './testing/command.ts'

let folder: string
let dataDir: string
/** A backup of `dataDir`, which the command has written while its site ran. */
let one: string
let made: Awaited<ReturnType<typeof commandResult>>

/** Runs a command on another storage than this process's own. */
const command = (name: Parameters<typeof commandResult>[0], dir: string, ...words: string[]) =>
  commandResult(name, words, { ...process.env, DATA_DIR: dir, SITE_URL: '', SITE_ID: '' })

async function withStorage<T>(dir: string, work: (blobs: Blobs) => Promise<T>): Promise<T> {
  const blobs = await startBlobs({ dataDir: dir })
  setEnvironmentContext(blobs.context)
  forgetDocuments()
  try {
    return await work(blobs)
  } finally {
    await blobs.close()
  }
}

/** Every blob of a storage: where it is, its metadata and the hash of its bytes. */
const dump = (dir: string) =>
  withStorage(dir, async () => {
    const found: Record<string, unknown> = {}
    for (const { store, key } of await listEntries()) {
      const { bytes, metadata } = (await readEntry(store, key))!
      found[`${store}/${key}`] = { metadata, sha256: await sha256(bytes) }
    }
    return found
  })

const PICTURE = new Uint8Array(300_000).map((_, index) => (index * 7919) % 256)

/** Something in every store: documents with kept versions, entries of logs, pictures. */
const fill = () =>
  withStorage(dataDir, async () => {
    for (const color of ['red', 'blue'] as const) {
      await update(themeDocument, () => ({ theme: `theme-${color}` }))
      await update(prayerSettingsDocument, ({ value }) => value)
    }
    await update(usersDocument, ({ value }) => value)
    await recordActivity({ id: 'x', name: 'Amina' }, 'Changed an event: إفطار')
    await putUpload('events', PICTURE, 'image/png')
    await putUpload('avatars', new Uint8Array(), 'image/jpeg')
    for (const store of STORES) {
      await writeEntry(store, 'a', { bytes: new Uint8Array([0, 255]), metadata: {} })
      await writeEntry(store, 'a/b', { bytes: PICTURE, metadata: { note: 'العربية', n: [1] } })
    }
  })

async function copyOfSite(name: string): Promise<string> {
  await cp(dataDir, join(folder, name), { recursive: true })
  return join(folder, name)
}

const manifestOf = (zip: Uint8Array): Manifest =>
  JSON.parse(new TextDecoder().decode(unzipSync(zip)['manifest.json']))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  dataDir = join(folder, 'site')
  await fill()
  one = join(folder, 'one.zip')
  made = await withStorage(dataDir, () => command('backup', dataDir, one))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a backup', () => {
  it('restores a backup byte for byte into an empty folder and over another site', async () => {
    const file = one
    expect(made).toMatchObject({
      code: 0,
      text: expect.stringContaining('keep it like a password'),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const before = await dump(dataDir)
    const stores = new Set(Object.keys(before).map(name => name.split('/')[0]))
    expect([...stores].sort()).toEqual([...STORES].sort())
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^documents\/versions\/prayer-settings\//)]),
    )

    const other = join(folder, 'other')
    const empty = await command('restore', other, file)
    expect(empty.text).toContain(`${Object.keys(before).length} entries written, 0 removed.`)
    expect(await dump(other)).toEqual(before)

    await withStorage(other, async () => {
      await update(themeDocument, () => ({ theme: 'theme-purple' }))
      await putUpload('events', new Uint8Array([1, 2, 3]), 'image/webp')
      await deleteUpload('avatars', createHash('sha256').digest('hex'))
    })
    const pointer = join(other, 'site/current.json')
    await mkdir(join(other, 'site/builds/1'), { recursive: true })
    await writeFile(join(other, 'site/builds/1/index.html'), '')
    await writeFile(pointer, JSON.stringify({ id: '1', fingerprint: 'x', builtAt: '' }))
    const refused = await command('restore', other, file)
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('Add --yes') })
    expect(await dump(other)).not.toEqual(before)
    expect(await readFile(pointer, 'utf8')).toContain('"fingerprint":"x"')
    expect((await command('restore', other, file, '--yes')).text).toContain('1 removed.')
    expect(await readFile(pointer, 'utf8')).toContain('"fingerprint":""')
    expect(await dump(other)).toEqual(before)

    const again = join(folder, 'two.zip')
    await command('backup', other, again)
    const [first, second] = await Promise.all([readFile(file), readFile(again)])
    expect(manifestOf(second).entries).toEqual(manifestOf(first).entries)
    const { 'manifest.json': _, ...bodies } = unzipSync(first)
    const { 'manifest.json': __, ...bodiesAgain } = unzipSync(second)
    expect(bodiesAgain).toEqual(bodies)
  })

  it('is not restored while the site runs', async () => {
    const refused = await withStorage(dataDir, () => command('restore', dataDir, one, '--yes'))
    expect(refused).toMatchObject({
      code: 1,
      text: expect.stringContaining('Stop the site first'),
    })
  })

  it('names and exports what was saved since, before an older release returns', async () => {
    const other = await copyOfSite('since')
    const none = await command('savedSince', other, one, join(folder, 'none.zip'))
    expect(none.text).toMatch(/nothing\nMessages of visitors: 0\n.* 0 entries/)
    const before = await dump(other)
    await withStorage(other, async () => {
      await recordActivity({ id: 'x', name: 'Amina' }, 'Changed the site theme to purple')
      await update(themeDocument, () => ({ theme: 'theme-purple' }))
      const message = { bytes: new TextEncoder().encode('{}'), metadata: {} }
      await writeEntry('messages', 'received/1', message)
    })
    const after = await dump(other)
    const file = join(folder, 'since.zip')
    const { code, text } = await command('savedSince', other, one, file)
    expect(code).toBe(0)
    expect(text).toMatch(/Amina: Changed the site theme to purple\nMessages of visitors: 1\n/)
    expect(text).not.toContain('Changed an event')
    const changed = Object.keys(after).filter(
      name => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
    )
    const { entries } = manifestOf(await readFile(file))
    expect(entries.map(({ store, key }) => `${store}/${key}`)).toEqual(changed.sort())
    expect(changed).toContain('documents/theme')
    const again = await command('savedSince', other, one, file)
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('EEXIST') })
  })

  it('changes nothing when the backup is damaged', async () => {
    const file = join(folder, 'damaged.zip')
    const bytes = await readFile(one)
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    await writeFile(file, bytes)
    const before = await dump(dataDir)
    const { code, text } = await command('restore', dataDir, file, '--yes')
    expect([code, text]).toEqual([1, expect.stringContaining('Nothing was changed.')])
    expect(text).not.toContain('    at ')
    expect(await dump(dataDir)).toEqual(before)
  })

  it('checks a rotated backup by a restore, keeps it, and removes outdated ones', async () => {
    const backups = join(folder, 'backups')
    await mkdir(backups)
    const others = ['backup-2020-03-01-0315.zip', 'backup-2020-03-01-0900.zip', 'notes.txt']
    for (const name of others) await writeFile(join(backups, name), name)
    // Of a run that was cut off.
    await mkdir(join(backups, '.prove-cut-off'))

    const { code, text } = await command('backup', dataDir, '--rotate', backups)
    expect([code, text]).toEqual([0, expect.stringMatching(/all \d+ entries came back/)])
    expect(text).toContain('Removed as no longer needed: backup-2020-03-01-0315.zip.')
    const names = (await readdir(backups)).sort()
    expect(names).toEqual([
      'backup-2020-03-01-0900.zip',
      expect.stringMatching(/^backup-\d{4}-\d\d-\d\d-\d{4}\.zip$/),
      'notes.txt',
    ])
    expect((await stat(join(backups, names[1]!))).mode & 0o777).toBe(0o600)
    const { at } = JSON.parse(await readFile(join(dataDir, 'last-backup.json'), 'utf8'))
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
    const [rotated, first] = [join(backups, names[1]!), one].map(file => readFile(file))
    expect(manifestOf(await rotated!).entries).toEqual(manifestOf(await first!).entries)
  })

  it('rejects a rotated backup that cannot be restored, and leaves no scratch folder', async () => {
    const backups = join(folder, 'unproved')
    const file = join(backups, 'damaged.zip')
    await mkdir(backups)
    const bytes = await readFile(one)
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    await writeFile(file, bytes)
    await expect(proveBackup(file, backups)).rejects.toThrow('This backup cannot be used')
    expect(await readdir(backups)).toEqual(['damaged.zip'])
  })

  it('checks a backup before an upgrade in the same way as storage', async () => {
    const other = await copyOfSite('newer')
    for (const words of [[], [one]]) {
      const { code, text } = await command('upgradeCheck', other, ...words)
      expect([code, text]).toEqual([0, expect.stringContaining('stored as this release stores it')])
    }
    await withStorage(other, async () => {
      const { bytes, metadata } = (await readEntry('documents', 'theme'))!
      const theme = { ...JSON.parse(new TextDecoder().decode(bytes)), version: 99 }
      const stored = new TextEncoder().encode(JSON.stringify(theme))
      await writeEntry('documents', 'theme', { bytes: stored, metadata })
    })
    const before = await dump(other)
    const { code, text } = await command('upgradeCheck', other)
    expect([code, text]).toEqual([1, expect.stringContaining('stored by a newer release')])
    expect(await dump(other)).toEqual(before)
  })

  it.each([
    ['backup', [], 'Usage: npm run backup'],
    ['backup', ['a.zip', '--all'], 'Usage: npm run backup'],
    ['backup', ['a.zip', '--rotate', 'backups'], 'Usage: npm run backup'],
    ['restore', ['a.zip', 'b.zip'], 'Usage: npm run restore'],
    ['restore', ['none.zip'], 'ENOENT'],
    ['upgradeCheck', ['a.zip', '--site'], 'Usage: npm run upgrade-check'],
    ['backup', ['a.zip', '--site'], '--site needs SITE_ID'],
  ] as const)('%s %j prints what is wrong', async (name, words, message) => {
    const { code, text } = await command(name, dataDir, ...words)
    expect([code, text]).toEqual([1, expect.stringContaining(message)])
  })
})
