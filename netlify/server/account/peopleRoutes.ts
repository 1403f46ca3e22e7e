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
import { withNotice } from '#domain/account/notices.ts'
import { isOwner, roleInWords } from '#domain/account/roles.ts'
import { managesFrom, withRole } from '#domain/account/standing.ts'
import { isLastOwner, type User, userById } from '#domain/account/user.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { endSessions } from '../auth/session.ts'
import { readSignIns } from '../auth/signInLog.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { siteOrigin } from '../siteOrigin.ts'
import { read, update } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { changeAccount, noSuchAdmin } from './changeAccount.ts'
import { mailAccountChanged, mailAlert, mailLink, mailRemoved, mailSignedOut } from './emails.ts'
import { notice } from './notices.ts'
import { inviteAccount, resetLink } from './people.ts'
import { deleteUnused } from './profile.ts'
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
    const [by, { id }] = [admin.user, params]
    const told = notice(
      `${by.name} made you ${roleInWords(role)}.`,
      id === by.id ? admin.session.id : undefined,
    )
    const { before, user } = await changeAccount(id, (current, { value }) => {
      if (current.role === role) return null
      if (isLastOwner(value, id)) {
        throw new Refusal(409, 'last_admin', 'The last owner who can sign in must stay an owner.')
      }
      return withNotice(withRole(current, role, Date.now()), told)
    })
    if (before.role !== role) {
      const values = { before: { role: before.role }, after: { role } }
      const about = { area: 'people', person: id, values } as const
      await recordActivity(by, `Made ${user.name} ${roleInWords(role)}`, about)
      const now = roleInWords(role)
      if (user.passwordHash)
        waitUntil(mailAccountChanged(user, changed => changed.role(by.name, now)))
      if (isOwner(role)) waitUntil(mailAlert(`${by.name} made ${user.name} (${user.email}) ${now}`))
    }
    return { ...DONE, person: personOf(user, by.id) }
  }),
  onAdmin(signOutPerson, { params, body: ProofSchema }, async ({ admin, params, waitUntil }) => {
    const { name } = admin.user
    const told = notice(`${name} signed you out on all your devices.`)
    const { user } = await changeAccount(params.id, current => withNotice(current, told))
    const ended = await endSessions(session => session.userId === user.id)
    await recordActivity(admin.user, `Signed ${user.name} out everywhere`, { area: 'people' })
    waitUntil(mailSignedOut(user, name))
    return { ...DONE, ended }
  }),
  onAdmin(removePerson, { params, body: ProofSchema }, async call => {
    const { admin, params, waitUntil } = call
    let removed: User | undefined
    const saved = await update(usersDocument, ({ value }) => {
      removed = userById(value, params.id)
      if (!removed) throw noSuchAdmin()
      if (isLastOwner(value, params.id)) {
        throw new Refusal(409, 'last_admin', 'The last owner who can sign in cannot be removed.')
      }
      return { users: value.users.filter(user => user !== removed) }
    })
    if (!removed) throw noSuchAdmin()
    const { id, name } = removed
    await endSessions(session => session.userId === id)
    await recordActivity(admin.user, `Removed ${name} from the admins`, { area: 'people' })
    await deleteUnused(removed, saved.value)
    waitUntil(mailRemoved(removed, admin.user.name))
    return DONE
  }),
]
