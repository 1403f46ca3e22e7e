import type { Config } from '@netlify/functions'
import { AvatarFormSchema } from '#contract/account.schema.ts'
import { deleteAvatar, saveAvatar } from '#contract/avatar.ts'
import { pictureOf } from '#server/account/picture.ts'
import { AVATARS, changeAvatar } from '#server/account/profile.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { putUpload } from '#server/storage/uploads.ts'

/** Replaces or removes the caller's picture. */
export default handle(
  onAdmin(saveAvatar, { body: AvatarFormSchema }, async ({ admin, body }) => {
    const { bytes, type } = await pictureOf(body)
    const hash = await putUpload(AVATARS, bytes, type)
    await changeAvatar(admin, hash)
    return { ...DONE, avatar: `/api/avatars/${hash}` }
  }),
  onAdmin(deleteAvatar, {}, async ({ admin }) => {
    await changeAvatar(admin, null)
    return DONE
  }),
)

export const config: Config = { path: '/api/account/avatar' }
