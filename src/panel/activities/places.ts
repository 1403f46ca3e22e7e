import type { ActivityEntry } from '#domain/activity/activity.ts'
import { type ActivityArea, areaOf } from '#domain/activity/areas.ts'

const PAGES: Record<ActivityArea, string> = {
  'prayer-times': '/admin/prayer-times',
  events: '/admin/events',
  notices: '/admin/notices',
  content: '/admin/content',
  pictures: '/admin/pictures',
  messages: '/admin/messages',
  people: '/admin/people',
  account: '/admin/settings/account',
  screens: '/admin/screens',
  settings: '/admin/settings',
}

/** The page of the panel where the thing that an entry is about can be changed. */
export function placeOf(entry: ActivityEntry): string {
  return entry.section ? `/admin/content/${entry.section}` : PAGES[areaOf(entry)]
}

/**
 * Whether an entry of an event, a section, a notice or the screens says which version to restore, and no newer one of these
 * entries is about the same.
 */
export function isUndoable(entry: ActivityEntry, entries: readonly ActivityEntry[]): boolean {
  const { event, section, notice, screens, revision, before } = entry
  if (before === undefined || revision === undefined || !(event || section || notice || screens))
    return false
  const newer = entries.slice(0, entries.indexOf(entry))
  return !newer.some(
    one =>
      one.event === event &&
      one.section === section &&
      one.notice === notice &&
      !one.screens === !screens,
  )
}
