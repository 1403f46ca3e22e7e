import { createHash } from 'node:crypto'
import { safeKey } from './keys.ts'
import { openStore, StorageError } from './store.ts'

const STORE = 'uploads'

export interface Upload {
  bytes: ArrayBuffer
  type: string
}

/** Stores bytes under the hash of their content, and answers it; storing them twice is harmless. */
export async function putUpload(folder: string, bytes: Uint8Array, type: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  try {
    await openStore(STORE).set(
      safeKey(`${folder}/${hash}`),
      new Blob([new Uint8Array(bytes)], { type }),
      { metadata: { type } },
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
    return found && { bytes: found.data, type: String(found.metadata.type) }
  } catch (cause) {
    throw new StorageError('An upload could not be read', { cause })
  }
}

/** Removes bytes that nothing refers to any more. Throws StorageError. */
export async function deleteUpload(folder: string, hash: string): Promise<void> {
  try {
    await openStore(STORE).delete(safeKey(`${folder}/${hash}`))
  } catch (cause) {
    throw new StorageError('An upload could not be removed', { cause })
  }
}
