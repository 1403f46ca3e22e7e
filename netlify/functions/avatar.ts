import type { Config } from '@netlify/functions'
import { AvatarParamsSchema } from '#contract/account.schema.ts'
import { getAvatar } from '#contract/avatar.ts'
import { AVATARS } from '#server/account/profile.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readUpload } from '#server/storage/uploads.ts'

/** An admin's picture, for signed-in admins alone. */
export default handle(
  onAdmin(getAvatar, { params: AvatarParamsSchema }, async ({ params: { hash } }) => {
    const upload = await readUpload(AVATARS, hash)
    if (!upload) throw new Refusal(404, 'not_found', 'There is no such picture.')
    return new Response(upload.bytes, {
      headers: {
        'content-type': upload.type,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  }),
)

export const config: Config = { path: '/api/avatars/:hash' }
