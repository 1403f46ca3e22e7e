import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { collect } from '#domain/backup/collect.ts'
import type { BackupEntry, Manifest } from '#domain/backup/manifest.ts'
import { writeBackup } from '#domain/backup/write.ts'
import { zipWriter } from '#domain/backup/zipWriter.ts'
import { DamagedError } from './damaged.ts'
import { diskLimits, type SizeLimit } from './room.ts'
import { verifyBackup } from './verify.ts'
import { openZip } from './zipFile.ts'

const PICTURE = new Uint8Array(300_000).map((_, index) => (index * index) >> 3)
const STORED = [
  { store: 'documents', key: 'users', bytes: strToU8('{"users":[]}'), metadata: {} },
  { store: 'logs', key: 'activity/1', bytes: new Uint8Array(), metadata: {} },
  { store: 'uploads', key: 'events/a', bytes: PICTURE, metadata: { type: 'image/png' } },
  { store: 'uploads', key: 'events/b', bytes: PICTURE, metadata: { note: 'العربية' } },
]

let folder: string
let good: Buffer
let files: Record<string, Uint8Array>
let manifest: Manifest

async function makeBackup(entries: readonly (typeof STORED)[number][]): Promise<Buffer> {
  const { held } = await collect({
    list: async () => entries.map(({ store, key }) => ({ store, key, etag: 'x' })),
    read: async one =>
      entries.find(({ store, key }) => store === one.store && key === one.key) ?? null,
  })
  const chunks: Uint8Array[] = []
  const values = { madeAt: '2026-11-21T12:00:00.000Z', accounts: true }
  await writeBackup(held, values, chunk => chunks.push(chunk))
  return Buffer.concat(chunks)
}

/** What checking the file says: its manifest, or the refusal. */
async function verify(bytes: Uint8Array, limits?: readonly SizeLimit[]): Promise<Manifest> {
  const file = join(folder, 'backup.zip')
  await writeFile(file, bytes)
  const zip = await openZip(file)
  try {
    return await verifyBackup(zip, limits)
  } finally {
    await zip.close()
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'))
  good = await makeBackup(STORED)
})
beforeEach(() => {
  files = unzipSync(good)
  manifest = JSON.parse(new TextDecoder().decode(files['manifest.json']))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('accepts a valid backup', async () => {
  const { entries } = await verify(good)
  expect(entries.map(({ store, key, size }) => [store, key, size])).toEqual(
    STORED.map(({ store, key, bytes }) => [store, key, bytes.length]),
  )
})

it('reads more files than a zip without the Zip64 extension can hold', async () => {
  const writer = zipWriter(new Date('2026-11-21T12:00:00Z'))
  const chunks: Uint8Array[] = []
  for (let index = 0; index < 66_000; index++) {
    chunks.push(...writer.add(`entries/logs/${index}`, strToU8(String(index)), false))
  }
  const file = join(folder, 'many.zip')
  await writeFile(file, Buffer.concat([...chunks, ...writer.end()]))
  const zip = await openZip(file)
  expect(zip.members.size).toBe(66_000)
  const last = zip.members.get('entries/logs/65999')!
  expect(await text(zip.read(last))).toBe('65999')
  await zip.close()
})

const packed = (content: unknown = manifest, more: Zippable = {}) => {
  const { 'manifest.json': _, ...bodies } = files
  return zipSync({ 'manifest.json': strToU8(JSON.stringify(content)), ...bodies, ...more })
}
const first = () => manifest.entries[0]!
const withFirst = (change: Partial<BackupEntry>) =>
  packed({ ...manifest, entries: [{ ...first(), ...change }, ...manifest.entries.slice(1)] })
const nameOf = ({ store, key }: BackupEntry) => `entries/${store}/${key}`
const cut = (bytes: Uint8Array, from: number, to: number) => bytes.slice(from, to)
const patched = (bytes: Uint8Array, at: number, value: number) => {
  const copy = Buffer.from(bytes)
  copy.writeUInt32LE(value, at)
  return copy
}
const directoryAt = (bytes: Uint8Array) => Buffer.from(bytes).readUInt32LE(bytes.length - 22 + 16)
/** A directory that names the first file's bytes for every file. */
const overlapping = (bytes: Uint8Array) => {
  const copy = Buffer.from(bytes)
  for (let at = directoryAt(copy); copy.readUInt32LE(at) === 0x02014b50; ) {
    copy.writeUInt32LE(0, at + 42)
    at += 46 + copy.readUInt16LE(at + 28) + copy.readUInt16LE(at + 30)
  }
  return copy
}
const zeros = new Uint8Array(20_000_000)

const damages: [string, () => Uint8Array, string][] = [
  ['nothing', () => new Uint8Array(), 'it is no backup, or only a part of one'],
  [
    'no zip',
    () => strToU8('not a zip at all, only text of some length'),
    'it is no backup, or only a part of one',
  ],
  ['cut short', () => cut(good, 0, good.length - 30), 'it is no backup, or only a part of one'],
  ['without its beginning', () => cut(good, 400, good.length), ''],
  ['six bytes more', () => Buffer.concat([good, strToU8('abcdef')]), 'follows its end'],
  [
    'a comment at its end',
    () => {
      const bytes = Buffer.concat([good, strToU8('abcdef')])
      bytes.writeUInt16LE(6, good.length - 2)
      return bytes
    },
    'follows its end',
  ],
  [
    'a directory beyond all files',
    () => {
      const locator = Buffer.alloc(20, 0xff)
      locator.writeUInt32LE(0x07064b50)
      return Buffer.concat([good.subarray(0, -22), locator, good.subarray(-22)])
    },
    'ends too early',
  ],
  ['a changed byte', () => patched(good, good.length >> 1, 0), ''],
  ['a hole', () => patched(good, 60, 0), ''],
  [
    'a changed file',
    () => packed(manifest, { [nameOf(first())]: new Uint8Array(first().size) }),
    'was changed',
  ],
  ['another size', () => withFirst({ size: first().size + 1 }), 'another size'],
  [
    'a document of more than is stored',
    () => withFirst({ size: 17 * 1024 * 1024 }),
    'larger than anything',
  ],
  ['another hash', () => withFirst({ sha256: '0'.repeat(64) }), 'was changed'],
  ['a hash that is none', () => withFirst({ sha256: 'x' }), 'manifest is wrong'],
  [
    'a file less',
    () => {
      delete files[nameOf(first())]
      return packed()
    },
    'is missing',
  ],
  [
    'a file more',
    () => packed(manifest, { 'entries/logs/x': zeros.slice(0, 3) }),
    'not in its manifest',
  ],
  [
    'a path upwards',
    () => packed(manifest, { '../../etc/passwd': zeros.slice(0, 3) }),
    'not in its manifest',
  ],
  ['a key upwards', () => withFirst({ key: '../site:other/secret' }), 'not a safe key'],
  ['a key with a query', () => withFirst({ key: 'users?x' }), 'not a safe key'],
  ['an unknown store', () => withFirst({ store: 'secrets' }), 'does not know'],
  [
    'an entry twice',
    () => packed({ ...manifest, entries: [...manifest.entries, first()] }),
    'twice',
  ],
  ['metadata beyond measure', () => withFirst({ metadata: { x: 'x'.repeat(3000) } }), 'too large'],
  ['no manifest', () => zipSync({ 'entries/logs/x': zeros.slice(0, 3) }), 'no manifest'],
  ['a manifest of no JSON', () => zipSync({ 'manifest.json': strToU8('{') }), 'not JSON'],
  ['a newer format', () => packed({ ...manifest, format: 2 }), 'newer version'],
  ['no format', () => packed({ ...manifest, format: undefined }), 'manifest is wrong'],
  ['accounts under a lie', () => packed({ ...manifest, accounts: false }), 'holds accounts'],
  [
    'a bomb: an entry of more than a blob may be',
    () => withFirst({ size: 65 * 1024 * 1024 }),
    'manifest is wrong',
  ],
  [
    'a bomb: more bytes than it says',
    () => {
      const name = nameOf(first())
      const bytes = Buffer.from(packed(manifest, { [name]: zeros }))
      for (let at = directoryAt(bytes); ; ) {
        const length = bytes.readUInt16LE(at + 28)
        if (bytes.toString('utf8', at + 46, at + 46 + length) === name) {
          return patched(bytes, at + 24, first().size)
        }
        at += 46 + length + bytes.readUInt16LE(at + 30)
      }
    },
    'another size',
  ],
  [
    'a bomb: a manifest that says more than its files need',
    () => packed({ ...manifest, madeAt: ' '.repeat(1_000_000) }),
    'manifest is too large',
  ],
  ['a bomb: files that share their bytes', () => overlapping(packed()), 'shares its bytes'],
]

it.each(damages)('refuses %s', async (_, make, message) => {
  const refusal = await verify(make()).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DamagedError)
  expect((refusal as DamagedError).message).toContain(message)
})

it('refuses a backup that is larger than its limits, by what its manifest says', async () => {
  const total = STORED.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const because = 'the disk is full'
  await expect(verify(good, [{ bytes: total, because }])).resolves.toBeTruthy()
  await expect(verify(good, [{ bytes: total - 1, because }])).rejects.toThrow(
    'This backup cannot be used: it is 1 MB unpacked, and the disk is full. Nothing was changed.',
  )
})

it('takes half of what is free on the disk of a folder, even of one that is yet to be made', async () => {
  const [limit] = await diskLimits(join(folder, 'site', 'data'))
  const { bavail, bsize } = await statfs(folder)
  expect(limit!.bytes / (bavail * bsize)).toBeCloseTo(0.5, 1)
  expect(limit!.because).toMatch(/^a restore needs twice as much free disk: [\d,]+ MB are free$/)
  expect(await diskLimits(undefined)).toEqual([])
})

it('rejects a document of a newer release and names it and both versions', async () => {
  const envelope = {
    version: 9,
    revision: 1,
    savedAt: '2026-11-21T12:00:00Z',
    writes: [],
    value: {},
  }
  const bytes = strToU8(JSON.stringify(envelope))
  const newer = { store: 'documents', key: 'events', bytes, metadata: {} }
  await expect(verify(await makeBackup([...STORED, newer]))).rejects.toThrow(
    'The document "events" was stored by a newer release (version 9); this one reads up to version 1.',
  )
})
