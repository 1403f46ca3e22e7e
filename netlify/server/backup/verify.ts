import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import {
  type BackupEntry,
  entryName,
  FORMAT,
  MANIFEST_NAME,
  type Manifest,
} from '#domain/backup/manifest.ts'
import { isStore } from '../storage/entries.ts'
import { UnreadableError } from '../storage/errors.ts'
import { isSafeKey } from '../storage/keys.ts'
import { NewerVersionError } from '../storage/shape/read.ts'
import { isAccountData } from './accounts.ts'
import { DamagedError } from './damaged.ts'
import { inMegabytes, type SizeLimit } from './room.ts'
import { readStored, type StoredKind, storedKind } from './stored.ts'
import type { ZipFile } from './zipFile.ts'

/** The largest blob that the storage of one machine accepts. */
const MOST_ENTRY_BYTES = 64 * 1024 * 1024
const MOST_MANIFEST_BYTES = 256 * 1024 * 1024
/** A manifest says less than this of each file; another one would be made to fill the memory. */
const MOST_BYTES_OF_A_FILE = 4 * 1024
/** The most bytes of a blob's metadata, as the client counts them after base64. */
const MOST_METADATA_CHARACTERS = 1400

const EntrySchema = z.strictObject({
  store: z.string(),
  key: z.string().refine(isSafeKey, 'is not a safe key'),
  metadata: z
    .record(z.string(), z.unknown())
    .refine(value => JSON.stringify(value).length <= MOST_METADATA_CHARACTERS, 'is too large'),
  size: z.number().int().min(0).max(MOST_ENTRY_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
const ManifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  accounts: z.boolean(),
  entries: z.array(EntrySchema),
})

/**
 * Reads and checks a whole backup, byte by byte: its format, that it holds exactly the files its
 * manifest names, that these fit into the limits, the size and hash of each, and that no newer
 * release stored it. Throws DamagedError at the first problem.
 */
export async function verifyBackup(
  zip: ZipFile,
  limits: readonly SizeLimit[] = [],
): Promise<Manifest> {
  const manifest = await readManifest(zip)
  refuseLarge(manifest, limits)
  const expected = new Set([MANIFEST_NAME])
  for (const entry of manifest.entries) {
    const name = entryName(entry)
    if (!isStore(entry.store)) {
      throw new DamagedError(`it has a store "${entry.store}" that this version does not know`)
    }
    if (expected.has(name)) throw new DamagedError(`"${name}" is named twice`)
    if (!manifest.accounts && isAccountData(entry)) {
      throw new DamagedError('it holds accounts though it says that it does not')
    }
    expected.add(name)
  }
  for (const name of zip.members.keys()) {
    if (!expected.has(name)) throw new DamagedError(`"${name}" is not in its manifest`)
  }
  for (const entry of manifest.entries) {
    const kind = storedKind(entry.store, entry.key)
    if (kind) refuseNewer(kind, await readVerified(zip, entry))
    else for await (const _ of verifiedParts(zip, entry));
  }
  return manifest
}

/** By what the manifest says, which holds for each file: it is read up to its declared size. */
function refuseLarge({ entries }: Manifest, limits: readonly SizeLimit[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  for (const { bytes, because } of limits) {
    if (total > bytes)
      throw new DamagedError(`it is ${inMegabytes(total)} unpacked, and ${because}`)
  }
}

/** Refuses documents that a newer release stored, since this release could not read them. */
function refuseNewer(kind: StoredKind, bytes: Uint8Array): void {
  try {
    readStored(kind, bytes)
  } catch (error) {
    if (error instanceof NewerVersionError) throw new DamagedError(error.message.slice(0, -1))
    // Documents that cannot be read for another reason are restored as they are.
    if (!(error instanceof UnreadableError)) throw error
  }
}

/** The bytes of an entry, checked against what the manifest says. Throws DamagedError. */
export async function readVerified(zip: ZipFile, entry: BackupEntry): Promise<Bytes> {
  return joined(verifiedParts(zip, entry))
}

type Bytes = Uint8Array<ArrayBuffer>

const joined = async (parts: AsyncIterable<Uint8Array>): Promise<Bytes> =>
  new Uint8Array(await buffer(parts))

async function* verifiedParts(zip: ZipFile, entry: BackupEntry): AsyncGenerator<Uint8Array> {
  const name = entryName(entry)
  const member = zip.members.get(name)
  if (!member) throw new DamagedError(`"${name}" is missing`)
  if (member.size !== entry.size) throw new DamagedError(`"${name}" has another size than it says`)
  const hash = createHash('sha256')
  for await (const bytes of zip.read(member)) {
    hash.update(bytes)
    yield bytes
  }
  if (hash.digest('hex') !== entry.sha256) throw new DamagedError(`"${name}" was changed`)
}

/** What a backup says of itself, checked. Throws DamagedError. */
export async function readManifest(zip: ZipFile): Promise<Manifest> {
  const member = zip.members.get(MANIFEST_NAME)
  if (!member) throw new DamagedError('it has no manifest')
  const most = Math.min(MOST_MANIFEST_BYTES, zip.members.size * MOST_BYTES_OF_A_FILE)
  if (member.size > most) throw new DamagedError('its manifest is too large')
  let json: unknown
  try {
    json = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(await joined(zip.read(member))),
    )
  } catch (error) {
    if (error instanceof DamagedError) throw error
    throw new DamagedError('its manifest is not JSON')
  }
  const format = (json as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT) {
    throw new DamagedError('it was made by a newer version of this site')
  }
  const parsed = ManifestSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DamagedError(`its manifest is wrong at ${issue?.path.join('.')}: ${issue?.message}`)
}
