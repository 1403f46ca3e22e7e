import { FormSchema } from '#contract/uploads.schema.ts'
import { uploadDocument, uploadImage } from '#contract/uploads.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { invalid } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { storeDocument } from './document.ts'
import { fileIn, storePicture } from './picture.ts'

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
