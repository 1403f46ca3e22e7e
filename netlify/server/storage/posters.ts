import { z } from 'zod'
import { readEntry, writeEntry } from './entries.ts'

/** A cache, separate from what people made: nothing is lost when it is deleted. */
const STORE = 'posters'

const MetadataSchema = z.object({ storedAt: z.iso.datetime() })

/** Ids are case-sensitive and keys are not, so a key contains the id's bytes in hexadecimal. */
const keyOf = (videoId: string, width: number) => `${Buffer.from(videoId).toString('hex')}/${width}`

/** A stored poster, or null when there is none. Throws StorageError. */
export async function readPoster(videoId: string, width: number) {
  const found = await readEntry(STORE, keyOf(videoId, width))
  return found && { bytes: found.bytes, ...MetadataSchema.parse(found.metadata) }
}

/** Stores a poster in place of an older one. Throws StorageError. */
export const putPoster = (videoId: string, width: number, bytes: Uint8Array): Promise<void> =>
  writeEntry(STORE, keyOf(videoId, width), {
    bytes,
    metadata: { storedAt: new Date().toISOString() },
  })
