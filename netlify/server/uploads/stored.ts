import { STORED_TYPES } from '#domain/pictures/kind.ts'
import { readUpload, type Upload } from '../storage/uploads.ts'

/** The folder of the pictures of events and content. */
export const PICTURES = 'pictures'

const FILE_NAME = new RegExp(`^([0-9a-f]{64})\\.(${Object.keys(STORED_TYPES).join('|')})$`)

/** The stored picture of that file name, or null. Throws StorageError. */
export async function readPicture(name: string): Promise<(Upload & { hash: string }) | null> {
  const [, hash, extension] = FILE_NAME.exec(name) ?? []
  if (!hash || !extension) return null
  const upload = await readUpload(PICTURES, hash)
  if (!upload || upload.type !== STORED_TYPES[extension]) return null
  return { ...upload, hash }
}
