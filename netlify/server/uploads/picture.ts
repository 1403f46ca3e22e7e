import { IMAGE_LIMIT } from '#contract/uploads.ts'
import { barePicture } from '#domain/pictures/bare.ts'
import type { Size } from '#domain/pictures/bytes.ts'
import { detectPicture, STORED_TYPES } from '#domain/pictures/kind.ts'
import { tooManyPixels } from '#domain/pictures/limits.ts'
import { nameOfFile } from '#domain/pictures/nameOfFile.ts'
import type { Actor } from '../activity/record.ts'
import { invalid } from '../http/refusal.ts'
import { hashOf, putUpload } from '../storage/uploads.ts'
import { addToLibrary } from './quota.ts'
import { PICTURES } from './stored.ts'

/**
 * Stores a picture, puts it into the library and returns its file name: the hash of its content and
 * the ending of its type, which is detected from the content. Metadata such as the place is removed.
 * Throws Refusal, naming the form's field.
 */
export async function storePicture(by: Actor, file: Blob, field: string): Promise<string> {
  if (file.size > IMAGE_LIMIT) throw invalid(field, 'The picture must be at most 4 MB.', 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = detectPicture(bytes)
  if (!kind)
    throw invalid(
      field,
      'This file is not a picture that the site accepts. Save it as PNG, JPEG or WebP.',
    )
  const tooMany = tooManyPixels(kind)
  if (tooMany) throw invalid(field, tooMany)
  const bare = barePicture(bytes, kind.extension)
  if (!bare) throw invalid(field, 'The picture cannot be read to its end. Save it again first.')
  return keep(by, file, field, bare, kind)
}

/** Puts what was uploaded into the library and the store, and returns its file name. Throws Refusal. */
export async function keep(
  by: Actor,
  file: Blob,
  field: string,
  bytes: Uint8Array,
  { extension, width, height }: Size & { extension: string },
): Promise<string> {
  const item = {
    ...{ extension, width, height, bytes: bytes.byteLength, alt: '' },
    name: file instanceof File ? nameOfFile(file.name) : '',
    uploadedAt: new Date().toISOString(),
    uploadedBy: by.name,
  }
  await addToLibrary(hashOf(bytes), item, field)
  return `${await putUpload(PICTURES, bytes, STORED_TYPES[extension] ?? '')}.${extension}`
}

/** The file in a form field; an empty file, which browsers send for no choice, counts as none. */
export function fileIn(form: FormData, field: string): Blob | undefined {
  return form.getAll(field).find(value => value instanceof Blob && value.size > 0) as
    | Blob
    | undefined
}
