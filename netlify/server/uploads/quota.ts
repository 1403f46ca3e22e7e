import type { StoredPicture } from '#domain/pictures/library.ts'
import { env } from '../env.ts'
import { Refusal } from '../http/refusal.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { type Pictures, picturesDocument } from '../storage/pictures.ts'

const MB = 1024 * 1024

/** The bytes of all pictures, deleted ones included: they take room until they are removed. */
export const usedBytes = ({ pictures }: Pictures): number =>
  Object.values(pictures).reduce((sum, { bytes }) => sum + bytes, 0)

/** The bytes that all pictures may take together. */
export const mostBytes = (): number => env().uploadsMb * MB

/**
 * Puts a picture into the library before it is stored; one that is there stays as it is, and a
 * deleted one is restored. Throws Refusal where it does not fit: parallel uploads share the quota.
 */
export async function addToLibrary(
  hash: string,
  picture: StoredPicture,
  field: string,
): Promise<void> {
  const most = mostBytes()
  await update(picturesDocument, ({ value }) => {
    const known = value.pictures[hash]
    if (known && known.deletedAt === undefined) return UNCHANGED
    if (known) {
      const { deletedAt: _, deletedBy: __, ...kept } = known
      return { pictures: { ...value.pictures, [hash]: kept } }
    }
    const used = usedBytes(value)
    if (used + picture.bytes > most) throw full(used, most, field)
    return { pictures: { ...value.pictures, [hash]: picture } }
  })
}

function full(usedBytes: number, mostBytes: number, field: string): Refusal {
  const [most, taken] = [mostBytes, usedBytes].map(bytes =>
    Math.ceil(bytes / MB).toLocaleString('en-US'),
  )
  const text = `The site has room for ${most} MB of pictures and documents, and ${taken} MB are used, so this one does not fit. Delete pictures that are no longer needed under Pictures (their room is free after 30 days), or ask the person who runs the site for more room (UPLOADS_MB).`
  return new Refusal(400, 'full', text, { fields: { [field]: text } })
}
