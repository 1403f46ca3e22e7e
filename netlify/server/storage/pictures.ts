import { z } from 'zod'
import { PictureSchema, type StoredPicture } from '#domain/pictures/library.ts'
import { document } from './documents.ts'

/** The library: what is known of each stored picture, by the hash of its content. */
export interface Pictures {
  pictures: Readonly<Record<string, StoredPicture>>
}

/**
 * The library of pictures. An upload is counted by one read and one save of it, where listing the
 * pictures would cost more with each of them. It names hashes without an ending, so that it is no
 * reference to a picture.
 */
export const picturesDocument = document<Pictures>({
  key: 'pictures',
  version: 1,
  schema: z.object({ pictures: z.record(z.string(), PictureSchema) }),
  items: { 'pictures.*': null },
  seed: () => ({ pictures: {} }),
})

/** When pictures were last checked; ISO instant. */
export const picturesCheckDocument = document({
  key: 'pictures-check',
  version: 1,
  schema: z.object({ checkedAt: z.string() }),
  seed: () => ({ checkedAt: '' }),
})
