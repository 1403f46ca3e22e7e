import { detectPicture, STORED_TYPES } from '#domain/pictures/kind.ts'
import type { StoredPicture } from '#domain/pictures/library.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { read, update } from '../storage/documents.ts'
import { picturesDocument } from '../storage/pictures.ts'
import { listUploads, readUpload, type Upload } from '../storage/uploads.ts'
import { PICTURES } from './stored.ts'

/** A picture is in the library before its bytes are stored, which takes a moment. */
const UPLOAD_MS = 10 * MINUTE

/**
 * Brings the library in line with what is really stored: pictures of an earlier release or of a
 * restored backup are added, removed ones and those whose upload failed are dropped. When the time
 * is up, it keeps what it has found. Returns the hashes of what is stored. Throws StorageError.
 */
export async function recountPictures(signal: AbortSignal): Promise<ReadonlySet<string>> {
  const before = (await read(picturesDocument)).value.pictures
  const stored = new Set(await listUploads(PICTURES))
  const since = new Date(Date.now() - UPLOAD_MS).toISOString()
  const gone = Object.entries(before).flatMap(([hash, { uploadedAt }]) =>
    stored.has(hash) || uploadedAt > since ? [] : hash,
  )
  const found: Record<string, StoredPicture> = {}
  for (const hash of stored) {
    if (hash in before) continue
    if (signal.aborted) break
    const upload = await readUpload(PICTURES, hash)
    if (upload) found[hash] = ofUpload(upload)
  }
  if (gone.length > 0 || Object.keys(found).length > 0) {
    await update(picturesDocument, ({ value }) => {
      const pictures = { ...found, ...value.pictures }
      for (const hash of gone) {
        if (pictures[hash]?.uploadedAt === before[hash]?.uploadedAt) delete pictures[hash]
      }
      return { pictures }
    })
  }
  return stored
}

const EXTENSIONS = new Map(Object.entries(STORED_TYPES).map(([ending, type]) => [type, ending]))

function ofUpload({ bytes, type, storedAt }: Upload): StoredPicture {
  const { width = 0, height = 0 } = detectPicture(new Uint8Array(bytes)) ?? {}
  return {
    extension: EXTENSIONS.get(type) ?? 'webp',
    bytes: bytes.byteLength,
    ...{ width, height, name: '', alt: '', uploadedAt: storedAt, uploadedBy: '' },
  }
}
