import type { Config } from '@netlify/functions'
import { IdParamsSchema } from '#contract/account.schema.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import { signOutPerson } from '#contract/people.ts'
import { mailSignedOut } from '#server/account/letters.ts'
import { signOut } from '#server/account/people.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Signs another admin out everywhere. */
export default handle(
  onAdmin(signOutPerson, { params: IdParamsSchema, body: ProofSchema }, async call => {
    const { admin, params, waitUntil } = call
    const { user, ended } = await signOut(admin.user, params.id)
    waitUntil(mailSignedOut(user, admin.user.name))
    return { ...DONE, ended }
  }),
)

export const config: Config = { path: '/api/people/:id/sign-out' }
