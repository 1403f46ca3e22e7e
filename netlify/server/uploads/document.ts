import { IMAGE_LIMIT } from '#contract/uploads.ts'
import { isPdf } from '#domain/documents/pdf.ts'
import { STORED_TYPES } from '#domain/pictures/kind.ts'
import { DOCUMENT_EXTENSION } from '#domain/pictures/library.ts'
import { nameOfFile } from '#domain/pictures/nameOfFile.ts'
import type { Actor } from '../activity/record.ts'
import { hashOf, putUpload } from '../storage/uploads.ts'
import { refused } from './picture.ts'
import { addToLibrary } from './quota.ts'
import { PICTURES } from './stored.ts'

/**
 * Stores a PDF beside the pictures, so that library, room, backups and deletion are theirs, and returns
 * its file name. Throws Refusal, naming the form's field.
 */
export async function storeDocument(by: Actor, file: Blob, field: string): Promise<string> {
  if (file.size > IMAGE_LIMIT) throw refused(field, 'The document must be at most 4 MB.', 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(bytes)) throw refused(field, 'This file is not a whole PDF. Save it as PDF first.')
  const document = {
    ...{ extension: DOCUMENT_EXTENSION, width: 0, height: 0, bytes: bytes.byteLength, alt: '' },
    name: file instanceof File ? nameOfFile(file.name) : '',
    uploadedAt: new Date().toISOString(),
    uploadedBy: by.name,
  }
  await addToLibrary(hashOf(bytes), document, field)
  return `${await putUpload(PICTURES, bytes, STORED_TYPES[DOCUMENT_EXTENSION] ?? '')}.${DOCUMENT_EXTENSION}`
}
