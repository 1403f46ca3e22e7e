import { entryName, MANIFEST_NAME, type Manifest } from '#domain/backup/manifest.ts'
import { isStore } from '../storage/entries.ts'
import { UnreadableError } from '../storage/errors.ts'
import { NewerVersionError } from '../storage/shape/read.ts'
import { isAccountData } from './accounts.ts'
import { readManifest, readVerified, verifiedParts } from './contents.ts'
import { DamagedError } from './damaged.ts'
import { inMegabytes, type SizeLimit } from './room.ts'
import { readStored, type StoredKind, storedKind } from './stored.ts'
import type { ZipFile } from './zipFile.ts'

/** Checking what is larger would hold up visitors; the events, the largest, have 10 MB. */
const MOST_JSON_BYTES = 16 * 1024 * 1024

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
    if (entry.size > MOST_JSON_BYTES && storedKind(entry.store, entry.key)) {
      throw new DamagedError(`"${name}" is larger than anything that this site stores`)
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
