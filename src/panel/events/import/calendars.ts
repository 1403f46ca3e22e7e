import type { FollowedCalendar } from '#contract/calendars.ts'
import {
  followCalendar,
  getCalendars,
  readCalendarNow,
  unfollowCalendar,
} from '#contract/calendars.ts'
import type { Category } from '#domain/lists/categories.ts'
import { orShowError, showSuccess } from '#panel/shell/banner.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { loadAdminEvents } from '../list.ts'
import { eventsInWords } from '../many.ts'

/** The calendars that are read every hour. */
export const calendars = resource(async () => (await callAsAdmin(getCalendars)).calendars)

const loadBoth = () => Promise.all([calendars.load(), loadAdminEvents()])

/** What a calendar is called. */
export const calendarName = ({ name, address }: Pick<FollowedCalendar, 'name' | 'address'>) =>
  name || new URL(address).host

/** Takes over a calendar, and has it read every hour. Throws CallError. */
export async function follow(address: string, category: Category): Promise<void> {
  const { calendar } = await callAsAdmin(followCalendar, { body: { address, category } })
  await loadBoth()
  const count = eventsInWords(calendar.reading?.added ?? 0)
  showSuccess(`“${calendarName(calendar)}” is read every hour now: ${count} came from it.`)
}

/** Reads a calendar now; its line then has the report. */
export const readNow = ({ id }: FollowedCalendar): Promise<boolean> =>
  orShowError(async () => {
    await callAsAdmin(readCalendarNow, { params: { id } })
    await loadBoth()
  })

/** Stops reading a calendar, and takes its coming events off the site. */
export const unfollow = (calendar: FollowedCalendar): Promise<boolean> =>
  orShowError(async () => {
    await callAsAdmin(unfollowCalendar, { params: { id: calendar.id } })
    await loadBoth()
    showSuccess(`“${calendarName(calendar)}” is not read any more.`)
  })
