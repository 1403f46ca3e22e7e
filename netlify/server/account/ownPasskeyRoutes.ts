import { IdParamsSchema } from '#contract/account.schema.ts'
import { PasskeyNameBodySchema, PasskeyRequirementSchema } from '#contract/passkeys.schema.ts'
import { removePasskey, renamePasskey, requirePasskey } from '#contract/passkeys.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import { withNotice } from '#domain/account/notices.ts'
import type { Passkey } from '#domain/account/passkey.ts'
import type { User } from '#domain/account/user.ts'
import { onAdmin } from '../auth/admin.ts'
import { withPasskey } from '../auth/passkeys.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { changeOwn } from './changeOwn.ts'
import { notice } from './notices.ts'
import { accountOf } from './views.ts'

/** What the caller does with the passkeys of their account without using one. */
export const ownPasskeyRoutes = [
  onAdmin(renamePasskey, { params: IdParamsSchema, body: PasskeyNameBodySchema }, async call => {
    const { id } = passkeyOf(call.admin.user, call.params.id)
    const { name } = call.body
    const renamed = (user: User) => withPasskey(user, id, one => ({ ...one, name }))
    const user = await changeOwn(call, renamed, 'Renamed a passkey of their account')
    return { ...DONE, account: accountOf(user) }
  }),
  onAdmin(removePasskey, { params: IdParamsSchema, body: ProofSchema }, async call => {
    const { user, session } = call.admin
    const { id, name } = passkeyOf(user, call.params.id)
    const done = notice(`The passkey “${name}” was removed from your account.`, session.id)
    const without = (current: User) => {
      passkeyOf(current, id)
      const passkeys = current.passkeys.filter(one => one.id !== id)
      const needsPasskey = current.needsPasskey && passkeys.length > 0
      return withNotice({ ...current, passkeys, needsPasskey }, done)
    }
    const action = 'Removed a passkey from their account'
    const changed = await changeOwn(call, without, action, mail => mail.passkeyRemoved(name))
    return { ...DONE, account: accountOf(changed) }
  }),
  onAdmin(requirePasskey, { body: PasskeyRequirementSchema }, async call => {
    const { isRequired: needsPasskey } = call.body
    const required = (current: User) => {
      if (!needsPasskey || current.passkeys.length > 0) return { ...current, needsPasskey }
      throw new Refusal(409, 'no_passkey', 'Add a passkey first.')
    }
    const action = needsPasskey
      ? 'Turned on that their password needs a passkey'
      : 'Turned off that their password needs a passkey'
    const what = needsPasskey ? 'needsPasskey' : 'noPasskey'
    const user = await changeOwn(call, required, action, mail => mail[what])
    return { ...DONE, account: accountOf(user) }
  }),
]

/** A passkey of an account. Throws Refusal 404. */
function passkeyOf({ passkeys }: User, id: string): Passkey {
  const found = passkeys.find(one => one.id === id)
  if (!found) throw new Refusal(404, 'not_found', 'That passkey is removed already.')
  return found
}
