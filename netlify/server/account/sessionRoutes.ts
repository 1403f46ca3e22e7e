import { EndSessionsQuerySchema, IdParamsSchema } from '#contract/account.schema.ts'
import { logoutCall } from '#contract/logout.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { endSessions as endAll, endSession, getSessions } from '#contract/sessions.ts'
import { noticesFor } from '#domain/account/notices.ts'
import { sessionEnd } from '#domain/account/session.ts'
import { locale } from '#locale/locale.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { currentAdmin, dropSessionCookie, endSessions, sessionsOf } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { type Document, read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { themeDocument } from '../storage/theme.ts'
import { signedInUser } from './views.ts'

/** The values of a document; null while it cannot be read. */
const valuesOf = <T>(document: Document<T>): Promise<T | null> =>
  read(document).then(
    ({ value }) => value,
    () => null,
  )

export const sessionRoutes = [
  onAdmin(getSessionStatus, {}, async ({ admin: { user, session } }) => {
    const [prayer, look] = await Promise.all([
      valuesOf(prayerSettingsDocument),
      valuesOf(themeDocument),
    ])
    const { habits, lists } = locale()
    return {
      ...DONE,
      user: signedInUser(user),
      endsAt: new Date(sessionEnd(session)).toISOString(),
      now: new Date().toISOString(),
      notices: noticesFor(user, session.id),
      ...{ habits, lists, look, zone: prayer?.place.timeZone ?? null },
    }
  }),
  // The cookie is cleared even if storage fails.
  on(logoutCall, {}, async ({ request, headers }) => {
    dropSessionCookie(request, headers)
    const admin = await currentAdmin(request)
    if (admin) await endSessions(({ id }) => id === admin.session.id)
    return DONE
  }),
  onAdmin(getSessions, {}, async ({ admin }) => ({ sessions: await sessionsOf(admin) })),
  onAdmin(endAll, { query: EndSessionsQuerySchema }, async call => {
    const { user, session } = call.admin
    const keep = call.query.keep === 'current' ? session.id : undefined
    if (!keep) dropSessionCookie(call.request, call.headers)
    const ended = await endSessions(({ id, userId }) => userId === user.id && id !== keep)
    await recordActivity(user, `Signed out ${keep ? 'everywhere else' : 'everywhere'}`, {
      area: 'account',
    })
    return { ...DONE, ended }
  }),
  onAdmin(endSession, { params: IdParamsSchema }, async ({ admin: { user }, params }) => {
    const ended = await endSessions(({ id, userId }) => id === params.id && userId === user.id)
    if (ended === 0) throw new Refusal(404, 'not_found', 'That device is signed out already.')
    await recordActivity(user, 'Signed one of their devices out', { area: 'account' })
    return DONE
  }),
]
