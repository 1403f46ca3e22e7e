import type { ActivityEntry } from '#domain/activity/activity.ts'
import { areaOf } from '#domain/activity/areas.ts'
import { eventFormAddress } from '#domain/events/formAddress.ts'

/** The page of the panel where the thing that an entry is about can be changed. */
export function placeOfActivity(entry: ActivityEntry): string {
  if (entry.habits) return '/admin/settings/region'
  if (entry.section) return `/admin/content/${entry.section}`
  if (entry.translations) return `/admin/translations/${entry.translations}`
  if (entry.event) return eventFormAddress(entry.event)
  const area = areaOf(entry)
  return `/admin/${area === 'account' ? 'settings/account' : area}`
}
