import { endpoint } from './endpoint.ts'

/** Where a picture is shown. */
interface PictureUse {
  /** 'About, Board of Trustees' or 'Event: Eid festival'. */
  name: string
  /** The panel's page that changes it. */
  href: string
}

/** A picture of the library. */
export interface LibraryPicture {
  hash: string
  /** '/api/uploads/…', as content and events name it. */
  address: string
  /** '' for pictures of earlier releases. */
  name: string
  /** What it shows, for people who cannot see it. */
  alt: string
  bytes: number
  /** In pixels; 0: not known. */
  width: number
  height: number
  /** ISO instant and admin; '': not known. */
  uploadedAt: string
  uploadedBy: string
  uses: PictureUse[]
  /** A deleted picture that nothing shows: who deleted it, when, and until when it can be restored. */
  deleted?: { at: string; by: string; restorableUntil: string }
}

/** All pictures, the newest first, and the room that they take, deleted ones included. */
export const getPictures = endpoint<{
  response: { pictures: LibraryPicture[]; usedBytes: number; mostBytes: number }
}>('GET /api/pictures', {
  right: 'pictures',
  failure: 'The pictures could not be loaded.',
})

interface PictureParams {
  hash: string
}

/** Names a picture and says what it shows. Content and events keep the texts they have. 404. */
export const describePicture = endpoint<{
  params: PictureParams
  body: { name: string; alt: string }
  response: { success: true }
}>('PUT /api/pictures/:hash', {
  right: 'pictures',
  failure: 'The picture could not be saved. Please try again.',
})

/**
 * Deletes a picture that nothing shows; it can be restored for 30 days. 409 'in_use' names where it
 * is shown. Deleting it twice is no failure. 404.
 */
export const deletePicture = endpoint<{
  params: PictureParams
  response: { success: true }
}>('DELETE /api/pictures/:hash', {
  right: 'pictures',
  failure: 'The picture could not be deleted. Please try again.',
})

/** Restores a deleted picture. 404 when it is gone. */
export const restorePicture = endpoint<{
  params: PictureParams
  response: { success: true }
}>('POST /api/pictures/:hash/restore', {
  right: 'pictures',
  failure: 'The picture could not be restored. Please try again.',
})

/**
 * Shows another picture of the library wherever this one is shown, or only in `places`, and deletes
 * the one that nothing shows any more. The response has the places that changed: the other way
 * around with these undoes it. Texts that describe the picture stay.
 */
export const replacePicture = endpoint<{
  params: PictureParams
  body: { by: string; places?: string[] | undefined }
  response: { success: true; places: string[] }
}>('POST /api/pictures/:hash/replace', {
  right: 'pictures',
  changes: ['content', 'events', 'settings'],
  failure: 'The picture could not be replaced. Please try again.',
})
