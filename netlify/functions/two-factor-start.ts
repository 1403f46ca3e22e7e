import type { Config } from '@netlify/functions'
import { ConfirmationSchema } from '#contract/password.schema.ts'
import { startTwoFactor } from '#contract/twoFactor.ts'
import { start } from '#server/account/twoFactor.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'

/** Makes the secret for an authenticator app. */
export default handle(
  onAdmin(startTwoFactor, { body: ConfirmationSchema }, ({ admin, body }) =>
    start(admin, body.currentPassword),
  ),
)

export const config: Config = { path: '/api/two-factor/start' }
