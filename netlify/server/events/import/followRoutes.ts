import { randomUUID } from 'node:crypto'
import {
  followCalendar,
  getCalendars,
  MOST_CALENDARS,
  readCalendarNow,
  unfollowCalendar,
} from '#contract/calendars.ts'
import { CalendarParamsSchema, FollowCalendarSchema } from '#contract/importEvents.schema.ts'
import { ownsCategory } from '#domain/account/roles.ts'
import type { StoredCalendar } from '#domain/events/calendars.ts'
import { refuseOutside } from '../../activity/part.ts'
import { type Actor, recordActivity } from '../../activity/record.ts'
import { onAdmin } from '../../auth/admin.ts'
import { publicAddress } from '../../http/publicFile.ts'
import { invalid, Refusal } from '../../http/refusal.ts'
import { DONE } from '../../http/response.ts'
import { calendarsDocument } from '../../storage/calendars.ts'
import { read, update } from '../../storage/documents.ts'
import { forgetCalendar, readAgain } from './follow.ts'

const params = CalendarParamsSchema

/** As the panel gets it. */
const shown = ({ id, address, name, category, reading }: StoredCalendar) => ({
  ...{ id, address, name, category, reading },
})

/** A calendar of the account's part of the site. Throws Refusal 403, 404. */
async function ownCalendar(by: Actor, id: string): Promise<StoredCalendar> {
  const { calendars } = (await read(calendarsDocument)).value
  const calendar = calendars.find(one => one.id === id)
  if (!calendar) throw new Refusal(404, 'not_found', 'There is no such calendar.')
  refuseOutside(by, role => ownsCategory(role, calendar.category))
  return calendar
}

const without = (id: string) =>
  update(calendarsDocument, ({ value }) => ({
    calendars: value.calendars.filter(one => one.id !== id),
  }))

export const followRoutes = [
  onAdmin(getCalendars, {}, async () => ({
    calendars: (await read(calendarsDocument)).value.calendars.map(shown),
  })),
  onAdmin(followCalendar, { body: FollowCalendarSchema }, async ({ admin, body }) => {
    const { category } = body
    refuseOutside(admin.user, role => ownsCategory(role, category))
    const address = publicAddress(body.address).href
    const calendar: StoredCalendar = { id: randomUUID(), address, name: '', category }
    await update(calendarsDocument, ({ value: { calendars } }) => {
      if (calendars.some(one => one.address === address)) {
        throw new Refusal(409, 'known', 'This calendar is read every hour already.')
      }
      if (calendars.length >= MOST_CALENDARS) {
        throw new Refusal(409, 'full', `A site can follow ${MOST_CALENDARS} calendars at most.`)
      }
      return { calendars: [...calendars, calendar] }
    })
    const followed = await readAgain(calendar, admin.user)
    const problem = followed.reading?.problem
    if (problem) {
      await without(calendar.id)
      throw invalid('address', problem)
    }
    return { ...DONE, calendar: shown(followed) }
  }),
  onAdmin(readCalendarNow, { params }, async ({ admin, params }) => ({
    ...DONE,
    calendar: shown(await readAgain(await ownCalendar(admin.user, params.id), admin.user)),
  })),
  onAdmin(unfollowCalendar, { params }, async ({ admin, params: { id } }) => {
    const calendar = await ownCalendar(admin.user, id)
    await without(id)
    await forgetCalendar(calendar, admin.user)
    const name = calendar.name || new URL(calendar.address).host
    await recordActivity(admin.user, `Stopped reading the calendar ${name}`, { area: 'events' })
    return DONE
  }),
]
