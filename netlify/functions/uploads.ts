import type { Config } from '@netlify/functions'
import { FormSchema } from '#contract/uploads.schema.ts'
import { uploadImage } from '#contract/uploads.ts'
import { recordActivity } from '#server/activity/record.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fileIn, storePicture } from '#server/uploads/picture.ts'

const FIELD = 'image'

/** Stores a picture for a content section to name. */
export default handle(
  onAdmin(uploadImage, { body: FormSchema }, async ({ admin, body }) => {
    const file = fileIn(body, FIELD)
    if (!file) {
      const text = 'Choose a picture.'
      throw new Refusal(400, 'invalid', text, { fields: { [FIELD]: text } })
    }
    const image = await storePicture(file, FIELD)
    await recordActivity(admin.user, 'Uploaded a picture for the content')
    return { ...DONE, image, address: `/api/uploads/${image}` }
  }),
)

export const config: Config = { path: '/api/uploads' }
