import { FormSchema } from '#contract/uploads.schema.ts'
import { IMAGE_LIMIT, uploadDocument, uploadImage } from '#contract/uploads.ts'
import { isPdf } from '#domain/documents/pdf.ts'
import { DOCUMENT_EXTENSION } from '#domain/pictures/library.ts'
import { type Actor, recordActivity } from '#server/activity/record.ts'
import { onAdmin } from '#server/auth/admin.ts'
import { invalid } from '#server/http/refusal.ts'
import { DONE } from '#server/http/response.ts'
import { fileIn, keep, storePicture } from './picture.ts'

const FIELD = 'image'
const DOCUMENT = 'document'

/** The file in a field of a form. Throws Refusal where there is none. */
function chosenFile(form: FormData, field: string): Blob {
  const file = fileIn(form, field)
  if (file) return file
  throw invalid(field, `Choose a ${field === FIELD ? 'picture' : 'document'}.`)
}

export const uploadRoutes = [
  onAdmin(uploadImage, { body: FormSchema }, async ({ admin, body }) => {
    const image = await storePicture(admin.user, chosenFile(body, FIELD), FIELD)
    await recordActivity(admin.user, 'Uploaded a picture', { area: 'pictures' })
    return { ...DONE, image, address: `/api/uploads/${image}` }
  }),
  onAdmin(uploadDocument, { body: FormSchema }, async ({ admin, body }) => {
    const name = await storeDocument(admin.user, chosenFile(body, DOCUMENT), DOCUMENT)
    await recordActivity(admin.user, 'Uploaded a document', { area: 'pictures' })
    return { ...DONE, address: `/api/uploads/${name}` }
  }),
]

/**
 * Stores a PDF beside the pictures, so that library, room, backups and deletion are theirs, and returns
 * its file name. Throws Refusal, naming the form's field.
 */
async function storeDocument(by: Actor, file: Blob, field: string): Promise<string> {
  if (file.size > IMAGE_LIMIT) throw invalid(field, 'The document must be at most 4 MB.', 413)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(bytes)) throw invalid(field, 'This file is not a whole PDF. Save it as PDF first.')
  return keep(by, file, field, bytes, { extension: DOCUMENT_EXTENSION, width: 0, height: 0 })
}
