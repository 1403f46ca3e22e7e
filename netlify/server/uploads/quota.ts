import { z } from 'zod'
import { env } from '../env.ts'
import { Refusal } from '../http/refusal.ts'
import { document, read, UNCHANGED, update } from '../storage/documents.ts'
import { listUploads, readUpload } from '../storage/uploads.ts'

/** The folder of the pictures of events and content. */
export const PICTURES = 'pictures'
const MB = 1024 * 1024

/**
 * The size of each stored picture by its hash. So an upload is counted by one read and one save,
 * where listing the pictures would cost more with each of them.
 */
export const pictureSizesDocument = document({
  key: 'picture-sizes',
  version: 1,
  schema: z.object({ bytes: z.record(z.string(), z.number().int().min(0)) }),
  seed: (): { bytes: Record<string, number> } => ({ bytes: {} }),
})

/** Counts a picture before it is stored. Throws Refusal where it does not fit: parallel uploads share the quota. */
export async function reserveRoom(hash: string, size: number, field: string): Promise<void> {
  const quota = env().uploadsMb
  await update(pictureSizesDocument, ({ value: { bytes } }) => {
    if (hash in bytes) return UNCHANGED
    const used = Object.values(bytes).reduce((sum, one) => sum + one, 0)
    if (used + size > quota * MB) throw full(used, quota, field)
    return { bytes: { ...bytes, [hash]: size } }
  })
}

function full(used: number, quota: number, field: string): Refusal {
  const [most, taken] = [quota, Math.ceil(used / MB)].map(count => count.toLocaleString('en-US'))
  const text = `The site has room for ${most} MB of pictures and ${taken} MB are used, so this one does not fit. Take out pictures that are no longer needed and try again a day later, or ask the person who runs the site for more room (UPLOADS_MB).`
  return new Refusal(400, 'full', text, { fields: { [field]: text } })
}

/**
 * Counts what is really stored: pictures of an earlier release or of a restored backup are added,
 * removed ones and those whose upload failed are dropped. Throws StorageError.
 */
export async function recountPictures(signal: AbortSignal): Promise<void> {
  const before = (await read(pictureSizesDocument)).value.bytes
  const stored = new Set(await listUploads(PICTURES))
  const gone = Object.keys(before).filter(hash => !stored.has(hash))
  const found: Record<string, number> = {}
  for (const hash of stored) {
    if (hash in before) continue
    signal.throwIfAborted()
    const upload = await readUpload(PICTURES, hash)
    if (upload) found[hash] = upload.bytes.byteLength
  }
  if (gone.length === 0 && Object.keys(found).length === 0) return
  await update(pictureSizesDocument, ({ value }) => {
    const bytes = { ...found, ...value.bytes }
    for (const hash of gone) delete bytes[hash]
    return { bytes }
  })
}
