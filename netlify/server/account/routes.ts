import {
  AccountChangeSchema,
  AvatarFormSchema,
  AvatarParamsSchema,
  IdParamsSchema,
} from '#contract/account.schema.ts'
import { dismissNotice, getAccount, saveAccount } from '#contract/account.ts'
import { deleteAvatar, getAvatar, saveAvatar } from '#contract/avatar.ts'
import { withoutNotice } from '#domain/account/notices.ts'
import { onAdmin } from '../auth/admin.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE, INERT } from '../http/response.ts'
import { AVATARS, putUpload, readUpload } from '../storage/uploads.ts'
import { changeAccount } from './changeAccount.ts'
import { mailEmailChanged } from './emails.ts'
import { pictureOf } from './picture.ts'
import { changeAvatar, changeProfile, changesEmail, isSensitive } from './profile.ts'
import { accountOf } from './views.ts'

/** What admins do with their own account. */
export const accountRoutes = [
  onAdmin(getAccount, {}, ({ admin }) => accountOf(admin.user)),
  onAdmin(saveAccount, { body: AccountChangeSchema }, async call => {
    const { admin, body, prove, waitUntil } = call
    if (isSensitive(admin.user, body)) await prove()
    const user = await changeProfile(admin, body)
    if (changesEmail(admin.user, body)) waitUntil(mailEmailChanged(admin.user, user.email))
    return { ...DONE, account: accountOf(user) }
  }),
  onAdmin(dismissNotice, { params: IdParamsSchema }, async ({ admin, params }) => {
    await changeAccount(admin.user.id, user =>
      user.notices.some(({ id }) => id === params.id) ? withoutNotice(user, params.id) : null,
    )
    return DONE
  }),
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
  onAdmin(getAvatar, { params: AvatarParamsSchema }, async ({ params: { hash } }) => {
    const upload = await readUpload(AVATARS, hash)
    if (!upload) throw new Refusal(404, 'not_found', 'There is no such picture.')
    return new Response(upload.bytes, {
      headers: {
        'content-type': upload.type,
        'cache-control': 'private, no-store',
        ...INERT,
      },
    })
  }),
]
