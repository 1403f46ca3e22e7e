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
import { UnreadableError } from '../storage/errors.ts'
import { isSafeKey } from '../storage/keys.ts'
import type { Shape } from '../storage/shape/shape.ts'
import { DamagedError } from './damaged.ts'
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

/** The bytes of an entry, checked against what the manifest says. Throws DamagedError. */
export async function readVerified(zip: ZipFile, entry: BackupEntry): Promise<Bytes> {
  return joined(verifiedParts(zip, entry))
}

type Bytes = Uint8Array<ArrayBuffer>

const joined = async (parts: AsyncIterable<Uint8Array>): Promise<Bytes> =>
  new Uint8Array(await buffer(parts))

/** The same part by part. */
export async function* verifiedParts(zip: ZipFile, entry: BackupEntry): AsyncGenerator<Uint8Array> {
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

/** The JSON of a blob, which can be stored again. Throws UnreadableError. */
export function storedJson({ name }: Pick<Shape<unknown>, 'name'>, bytes: Uint8Array): unknown {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    // Parsing takes any depth; writing and checking are recursive, and exhaust the stack.
    JSON.stringify(json)
    return json
  } catch (cause) {
    throw new UnreadableError(`${name} is not JSON`, { cause })
  }
}
