import { IMAGE_LIMIT } from '#contract/uploads.ts'
import { barePicture } from '#domain/pictures/bare.ts'
import { detectPicture } from '#domain/pictures/kind.ts'
import { tooManyPixels } from '#domain/pictures/limits.ts'
import { nameOfFile } from '#domain/pictures/nameOfFile.ts'
import type { Actor } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { hashOf, putUpload } from '../storage/uploads.ts'
import { addToLibrary } from './quota.ts'
import { PICTURES } from './stored.ts'

/**
 * Stores a picture, puts it into the library and returns its file name: the hash of its content and
 * the ending of its type, which is detected from the content. Metadata such as the place is removed.
 * Throws Refusal, naming the form's field.
 */
export async function storePicture(by: Actor, file: Blob, field: string): Promise<string> {
  if (file.size > IMAGE_LIMIT) throw refused(field, 'The picture must be at most 4 MB.', 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = detectPicture(bytes)
  if (!kind)
    throw refused(
      field,
      'This file is not a picture that the site accepts. Save it as PNG, JPEG or WebP.',
    )
  const tooMany = tooManyPixels(kind)
  if (tooMany) throw refused(field, tooMany)
  const bare = barePicture(bytes, kind.extension)
  if (!bare) throw refused(field, 'The picture cannot be read to its end. Save it again first.')
  const { extension, width, height } = kind
  const picture = {
    ...{ extension, width, height, bytes: bare.byteLength, alt: '' },
    name: file instanceof File ? nameOfFile(file.name) : '',
    uploadedAt: new Date().toISOString(),
    uploadedBy: by.name,
  }
  await addToLibrary(hashOf(bare), picture, field)
  return `${await putUpload(PICTURES, bare, kind.type)}.${kind.extension}`
}

export function refused(field: string, text: string, status = 400): Refusal {
  const code = status === 413 ? 'too_large' : 'invalid'
  return new Refusal(status, code, text, { fields: { [field]: text } })
}

/** The file in a form field; an empty file, which browsers send for no choice, counts as none. */
export function fileIn(form: FormData, field: string): Blob | undefined {
  return form.getAll(field).find(value => value instanceof Blob && value.size > 0) as
    | Blob
    | undefined
}
