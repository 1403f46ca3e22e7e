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

/** Whether an entry says how to undo it, and no newer one of these entries is about the same. */
export function isUndoable(entry: ActivityEntry, entries: readonly ActivityEntry[]): boolean {
  if (!hasUndo(entry)) return false
  const subject = subjectOf(entry)
  return !entries.slice(0, entries.indexOf(entry)).some(newer => subjectOf(newer) === subject)
}

function hasUndo({ action, picture, by, values, before, revision, ...about }: ActivityEntry) {
  if (picture) return by !== undefined || action.startsWith('Deleted')
  if (values) return true
  if (isCreation({ action, ...about, revision })) return true
  const { event, section, notice, screens, habits, structure, languages, translations } = about
  const subject =
    event || section || notice || screens || habits || structure || languages || translations
  return before !== undefined && revision !== undefined && !!subject
}

/** Whether an entry is about a new event or notice, which an undo deletes. */
export const isCreation = ({
  action,
  event,
  notice,
  revision,
}: Pick<ActivityEntry, 'action' | 'event' | 'notice' | 'revision'>): boolean =>
  action.startsWith('Created ') && revision !== undefined && !!(event || notice)

/** What a change is about, the same for every change of it. */
function subjectOf({
  event,
  section,
  notice,
  screens,
  habits,
  structure,
  languages,
  translations,
  person,
  picture,
  by,
  values,
}: ActivityEntry) {
  if (picture) return `picture ${[picture, by].sort().join(' ')}`
  if (values) return `settings ${person ?? Object.keys(values.after).join(' ')}`
  const documents = { screens, habits, structure, languages }
  const changed = Object.entries(documents).map(([name, revision]) => revision && name)
  return [event, section, notice, translations, ...changed].join(' ')
}
