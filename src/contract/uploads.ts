import { pictureFailure } from '#texts/failures.ts'
import { endpoint } from './endpoint.ts'

/** The largest accepted picture or document: 4 MB (the platform's functions take bodies up to 4.5 MB). */
export const IMAGE_LIMIT = 4 * 1024 * 1024

/** The types of picture accepted, by their content; never SVG, which can carry scripts. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

/**
 * Stores a picture sent as multipart field `image`, for content sections. `address` is what the
 * section's content then names ('/api/uploads/…'). 400 'invalid' says why a picture is rejected.
 */
export const uploadImage = endpoint<{
  body: FormData
  response: { success: true; image: string; address: string }
}>('POST /api/uploads', {
  right: 'pictures',
  failure: 'Failed to upload the picture. Please try again.',
  limit: IMAGE_LIMIT + 512 * 1024,
})

/**
 * Stores a PDF sent as multipart field `document`, for lists of documents. `address` is what the
 * section's content then names. 400 'invalid' says why a file is rejected.
 */
export const uploadDocument = endpoint<{
  body: FormData
  response: { success: true; address: string }
}>('POST /api/documents', {
  right: 'pictures',
  failure: 'Failed to upload the document. Please try again.',
  limit: IMAGE_LIMIT + 512 * 1024,
})

/** A stored picture, for <img src>, or a document to download: it never changes, so browsers keep it for a year. */
export const getUpload = endpoint<{
  params: { image: string }
  response: Response
}>('GET /api/uploads/:image', {
  access: 'public',
  open: true,
  failure: pictureFailure,
})
