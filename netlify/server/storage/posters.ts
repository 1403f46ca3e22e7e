import { z } from 'zod'
import { inStorage } from './errors.ts'
import { safeKey } from './keys.ts'
import { openStore } from './store.ts'

/** A cache, separate from what people made: nothing is lost when it is deleted. */
const STORE = 'posters'

interface StoredPoster {
  bytes: ArrayBuffer
  storedAt: Date
}

const MetadataSchema = z.object({ storedAt: z.iso.datetime() })

/** Ids are case-sensitive and keys are not, so a key contains the id's bytes in hexadecimal. */
const keyOf = (videoId: string, width: number) =>
  safeKey(`${Buffer.from(videoId).toString('hex')}/${width}`)

/** A stored poster, or null when there is none. Throws StorageError. */
export async function readPoster(videoId: string, width: number): Promise<StoredPoster | null> {
  return inStorage('A poster could not be read', async () => {
    const found = await openStore(STORE).getWithMetadata(keyOf(videoId, width), {
      type: 'arrayBuffer',
    })
    if (!found) return null
    const { storedAt } = MetadataSchema.parse(found.metadata)
    return { bytes: found.data, storedAt: new Date(storedAt) }
  })
}

/** Stores a poster in place of an older one. Throws StorageError. */
export async function putPoster(videoId: string, width: number, bytes: Uint8Array): Promise<void> {
  return inStorage('A poster could not be stored', async () => {
    await openStore(STORE).set(keyOf(videoId, width), new Blob([new Uint8Array(bytes)]), {
      metadata: { storedAt: new Date().toISOString() },
    })
  })
}
