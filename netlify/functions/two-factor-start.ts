import type { Config } from '@netlify/functions'
import { ProofSchema } from '#contract/password.schema.ts'
import { startTwoFactor } from '#contract/twoFactor.ts'
import { start } from '#server/account/twoFactor.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'

/** Makes the secret for an authenticator app. */
export default handle(onAdmin(startTwoFactor, { body: ProofSchema }, ({ admin }) => start(admin)))

export const config: Config = { path: '/api/two-factor/start' }
