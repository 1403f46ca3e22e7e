import { FormSchema } from '#contract/uploads.schema.ts'
import { uploadImage } from '#contract/uploads.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { fileIn, storePicture } from './picture.ts'

const FIELD = 'image'

export const uploadRoutes = [
  onAdmin(uploadImage, { body: FormSchema }, async ({ admin, body }) => {
    const file = fileIn(body, FIELD)
    if (!file) {
      const text = 'Choose a picture.'
      throw new Refusal(400, 'invalid', text, { fields: { [FIELD]: text } })
    }
    const image = await storePicture(admin.user, file, FIELD)
    await recordActivity(admin.user, 'Uploaded a picture')
    return { ...DONE, image, address: `/api/uploads/${image}` }
  }),
]
