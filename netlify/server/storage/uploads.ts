import { createHash } from 'node:crypto'
import { deleteEntry, readEntry, writeEntry } from './entries.ts'
import { inStorage } from './errors.ts'
import { safeKey } from './keys.ts'
import { openStore } from './store.ts'

const STORE = 'uploads'
/** The folder of the admins' pictures. */
export const AVATARS = 'avatars'

export interface Upload {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  /** When it was stored last, as an ISO instant; '': not known. */
  storedAt: string
}

/** The name of stored bytes: the hash of their content. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/**
 * Stores bytes under the hash of their content, and returns it.
 */
export async function putUpload(folder: string, bytes: Uint8Array, type: string): Promise<string> {
  const hash = hashOf(bytes)
  const metadata = { type, storedAt: new Date().toISOString() }
  await writeEntry(STORE, `${folder}/${hash}`, { bytes, metadata })
  return hash
}

/** The bytes of that hash, or null when there are none. Throws StorageError. */
export async function readUpload(folder: string, hash: string): Promise<Upload | null> {
  const found = await readEntry(STORE, `${folder}/${hash}`)
  if (!found) return null
  const { type, storedAt } = found.metadata
  return { bytes: found.bytes, type: String(type), storedAt: String(storedAt ?? '') }
}

/** The hashes of all stored bytes. Throws StorageError. */
export async function listUploads(folder: string): Promise<string[]> {
  return inStorage('The uploads could not be listed', async () => {
    const prefix = `${safeKey(folder)}/`
    const { blobs } = await openStore(STORE).list({ prefix })
    return blobs.map(blob => blob.key.slice(prefix.length))
  })
}

/** Deletes bytes without references. Throws StorageError. */
export const deleteUpload = (folder: string, hash: string): Promise<void> =>
  deleteEntry(STORE, `${folder}/${hash}`)
