import { createHash } from 'node:crypto'
import { StorageError } from './errors.ts'
import { safeKey } from './keys.ts'
import { openStore } from './store.ts'

const STORE = 'uploads'

export interface Upload {
  bytes: ArrayBuffer
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
  try {
    await openStore(STORE).set(
      safeKey(`${folder}/${hash}`),
      new Blob([new Uint8Array(bytes)], { type }),
      { metadata: { type, storedAt: new Date().toISOString() } },
    )
  } catch (cause) {
    throw new StorageError('An upload could not be stored', { cause })
  }
  return hash
}

/** The bytes of that hash, or null when there are none. Throws StorageError. */
export async function readUpload(folder: string, hash: string): Promise<Upload | null> {
  try {
    const found = await openStore(STORE).getWithMetadata(safeKey(`${folder}/${hash}`), {
      type: 'arrayBuffer',
    })
    if (!found) return null
    const { type, storedAt } = found.metadata
    return { bytes: found.data, type: String(type), storedAt: String(storedAt ?? '') }
  } catch (cause) {
    throw new StorageError('An upload could not be read', { cause })
  }
}

/** The hashes of all stored bytes. Throws StorageError. */
export async function listUploads(folder: string): Promise<string[]> {
  try {
    const prefix = `${safeKey(folder)}/`
    const { blobs } = await openStore(STORE).list({ prefix })
    return blobs.map(blob => blob.key.slice(prefix.length))
  } catch (cause) {
    throw new StorageError('The uploads could not be listed', { cause })
  }
}

/** Deletes bytes without references. Throws StorageError. */
export async function deleteUpload(folder: string, hash: string): Promise<void> {
  try {
    await openStore(STORE).delete(safeKey(`${folder}/${hash}`))
  } catch (cause) {
    throw new StorageError('An upload could not be removed', { cause })
  }
}
