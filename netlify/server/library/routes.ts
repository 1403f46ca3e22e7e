import {
  PictureParamsSchema,
  PictureTextsSchema,
  ReplacePictureSchema,
} from '#contract/pictures.schema.ts'
import {
  deletePicture,
  describePicture,
  getPictures,
  replacePicture,
  restorePicture,
} from '#contract/pictures.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import {
  deleteStoredPicture,
  describeStoredPicture,
  prepareLibrary,
  restoreStoredPicture,
} from './pictures.ts'
import * as replacing from './replace.ts'

const params = PictureParamsSchema

export const libraryRoutes = [
  onAdmin(getPictures, {}, prepareLibrary),
  onAdmin(
    describePicture,
    { params, body: PictureTextsSchema },
    async ({ admin, params, body }) => {
      await describeStoredPicture(admin.user, params.hash, body)
      return DONE
    },
  ),
  onAdmin(deletePicture, { params }, async ({ admin, params: { hash } }) => {
    await deleteStoredPicture(admin.user, hash)
    return DONE
  }),
  onAdmin(restorePicture, { params }, async ({ admin, params: { hash } }) => {
    await restoreStoredPicture(admin.user, hash)
    return DONE
  }),
  onAdmin(replacePicture, { params, body: ReplacePictureSchema }, async call => {
    const { admin, params, body, changes } = call
    const { by, places: only } = body
    const places = await replacing.replaceStoredPicture(admin.user, params.hash, by, only)
    if (!places.some(id => id.startsWith('event:'))) changes.delete('events')
    if (!places.some(id => !id.startsWith('event:'))) {
      changes.delete('content')
      changes.delete('settings')
    }
    return { ...DONE, places }
  }),
]
