import type { Config } from '@netlify/functions'
import { InvitationSchema } from '#contract/account.schema.ts'
import { getPeople, invitePerson } from '#contract/people.ts'
import { managesFrom } from '#domain/account/standing.ts'
import { mailAlert, mailLink } from '#server/account/letters.ts'
import { linkOrigin } from '#server/account/origin.ts'
import { invite } from '#server/account/people.ts'
import { personOf } from '#server/account/views.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { read } from '#server/storage/documents.ts'
import { usersDocument } from '#server/storage/users.ts'

/** All admins, and inviting one more. */
export default handle(
  onAdmin(getPeople, {}, async ({ admin }) => {
    const { users } = (await read(usersDocument)).value
    return {
      people: users.map(user => personOf(user, admin.user.id)),
      managesFrom: managesFrom(admin.user, Date.now()),
    }
  }),
  onAdmin(invitePerson, { body: InvitationSchema }, async call => {
    const { admin, request, waitUntil, body } = call
    const { name, email } = body
    const invited = await invite(admin.user, { name, email }, linkOrigin(request))
    const mailed = await mailLink(invited, admin.user.name)
    waitUntil(mailAlert(`${admin.user.name} invited ${name} (${email}) as an admin`))
    const { link, expiresAt } = invited.made
    return {
      ...DONE,
      person: personOf(invited.user, admin.user.id),
      link,
      expiresAt,
      mailed,
    }
  }),
)

export const config: Config = { path: '/api/people' }
