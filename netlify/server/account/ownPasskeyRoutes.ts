import { IdParamsSchema } from '#contract/account.schema.ts'
import { PasskeyNameBodySchema, PasskeyRequirementSchema } from '#contract/passkeys.schema.ts'
import { removePasskey, renamePasskey, requirePasskey } from '#contract/passkeys.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { mailAccountChanged } from './emails.ts'
import { removeOne, rename, setRequirement } from './ownPasskeys.ts'
import { accountOf } from './views.ts'

/** What the caller does with the passkeys of their account without using one. */
export const ownPasskeyRoutes = [
  onAdmin(
    renamePasskey,
    { params: IdParamsSchema, body: PasskeyNameBodySchema },
    async ({ admin, params, body }) => {
      return { ...DONE, account: accountOf(await rename(admin, params.id, body.name)) }
    },
  ),
  onAdmin(removePasskey, { params: IdParamsSchema, body: ProofSchema }, async call => {
    const { admin, params, waitUntil } = call
    const { user, passkey } = await removeOne(admin, params.id)
    waitUntil(mailAccountChanged(user, ({ passkeyRemoved }) => passkeyRemoved(passkey.name)))
    return { ...DONE, account: accountOf(user) }
  }),
  onAdmin(requirePasskey, { body: PasskeyRequirementSchema }, async call => {
    const { admin, body, waitUntil } = call
    const user = await setRequirement(admin, body.isRequired)
    const what = body.isRequired ? 'needsPasskey' : 'noPasskey'
    waitUntil(mailAccountChanged(user, changed => changed[what]))
    return { ...DONE, account: accountOf(user) }
  }),
]
