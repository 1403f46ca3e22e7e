import { IMAGE_LIMIT } from '#contract/uploads.ts'
import { isPdf } from '#domain/documents/pdf.ts'
import { DOCUMENT_EXTENSION } from '#domain/pictures/library.ts'
import type { Actor } from '../activity/record.ts'
import { invalid } from '../http/refusal.ts'
import { keep } from './picture.ts'

/**
 * Stores a PDF beside the pictures, so that library, room, backups and deletion are theirs, and returns
 * its file name. Throws Refusal, naming the form's field.
 */
export async function storeDocument(by: Actor, file: Blob, field: string): Promise<string> {
  if (file.size > IMAGE_LIMIT) throw invalid(field, 'The document must be at most 4 MB.', 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(bytes)) throw invalid(field, 'This file is not a whole PDF. Save it as PDF first.')
  return keep(by, file, field, bytes, { extension: DOCUMENT_EXTENSION, width: 0, height: 0 })
}
