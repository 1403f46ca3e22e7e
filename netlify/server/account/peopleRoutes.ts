import {
  IdParamsSchema,
  InvitationSchema,
  ResetSchema,
  RoleSchema,
  SignInsQuerySchema,
} from '#contract/account.schema.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import {
  changeRole,
  getPeople,
  invitePerson,
  removePerson,
  resetPerson,
  signOutPerson,
} from '#contract/people.ts'
import { getSignIns } from '#contract/signIns.ts'
import { isOwner, roleInWords } from '#domain/account/roles.ts'
import { managesFrom } from '#domain/account/standing.ts'
import { onAdmin } from '../auth/admin.ts'
import { readSignIns } from '../auth/signInLog.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { siteOrigin } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { mailAccountChanged, mailAlert, mailLink, mailRemoved, mailSignedOut } from './emails.ts'
import { giveRole, inviteAccount, removeAccount, resetLink, signOutAccount } from './people.ts'
import { personOf } from './views.ts'

const params = IdParamsSchema

/** What admins do with other admins' accounts. */
export const peopleRoutes = [
  onAdmin(getPeople, {}, async ({ admin }) => {
    const { users } = (await read(usersDocument)).value
    return {
      people: users.map(user => personOf(user, admin.user.id)),
      managesFrom: managesFrom(admin.user, Date.now()),
    }
  }),
  onAdmin(getSignIns, { query: SignInsQuerySchema }, ({ query }) => readSignIns(query)),
  onAdmin(invitePerson, { body: InvitationSchema }, async call => {
    const { admin, request, waitUntil, body } = call
    const { name, email, role = 'admin' } = body
    const invited = await inviteAccount(admin.user, { name, email, role }, siteOrigin(request))
    const mailed = await mailLink(invited, admin.user.name)
    waitUntil(mailAlert(`${admin.user.name} invited ${name} (${email}) as ${roleInWords(role)}`))
    const { link, expiresAt } = invited.made
    return { ...DONE, person: personOf(invited.user, admin.user.id), link, expiresAt, mailed }
  }),
  onAdmin(resetPerson, { params, body: ResetSchema }, async ({ admin, params, body, request }) => {
    if (params.id === admin.user.id) {
      // Otherwise an open screen would be enough to take over the account.
      throw new Refusal(409, 'own_account', 'Change your own password under Settings, Security.')
    }
    const origin = siteOrigin(request)
    const reset = await resetLink(admin.user, params.id, origin, body.removeTwoFactor ?? false)
    const mailed = await mailLink(reset, admin.user.name)
    return { ...DONE, link: reset.made.link, expiresAt: reset.made.expiresAt, mailed }
  }),
  onAdmin(changeRole, { params, body: RoleSchema }, async call => {
    const { admin, params, body, waitUntil } = call
    const { role } = body
    const by = admin.user
    const { user, isChanged } = await giveRole(by, params.id, role, admin.session.id)
    if (isChanged) {
      const now = roleInWords(role)
      if (user.passwordHash)
        waitUntil(mailAccountChanged(user, changed => changed.role(by.name, now)))
      if (isOwner(role)) waitUntil(mailAlert(`${by.name} made ${user.name} (${user.email}) ${now}`))
    }
    return { ...DONE, person: personOf(user, by.id) }
  }),
  onAdmin(signOutPerson, { params, body: ProofSchema }, async ({ admin, params, waitUntil }) => {
    const { user, ended } = await signOutAccount(admin.user, params.id)
    waitUntil(mailSignedOut(user, admin.user.name))
    return { ...DONE, ended }
  }),
  onAdmin(removePerson, { params, body: ProofSchema }, async ({ admin, params, waitUntil }) => {
    const removed = await removeAccount(admin.user, params.id)
    waitUntil(mailRemoved(removed, admin.user.name))
    return DONE
  }),
]
