import { LOGGED_DOCUMENTS, type LoggedDocument } from './areas.ts'
import type { StoredActivity } from './entry.ts'

/** Of how many of the latest entries the last change of each thing can be undone in the log. */
export const MOST_UNDOABLE = 200

const LOGGED_NAMES = Object.keys(LOGGED_DOCUMENTS) as LoggedDocument[]

/** The document that an entry is about. */
export const documentIn = (entry: Partial<StoredActivity>): LoggedDocument | undefined =>
  LOGGED_NAMES.find(name => entry[name] !== undefined)

/** Whether the entry at a place of the log says how to undo it, and no newer one is about the same. */
export function isUndoable(entries: readonly StoredActivity[], at: number): boolean {
  const entry = entries[at]
  if (!entry || !hasUndo(entry)) return false
  const subject = subjectOf(entry)
  return !entries.slice(0, at).some(newer => subjectOf(newer) === subject)
}

function hasUndo({ action, picture, by, values, before, revision, ...about }: StoredActivity) {
  if (picture) return by !== undefined || action.startsWith('Deleted')
  if (values) return true
  if (isCreation({ action, ...about, revision })) return true
  if (isDeletedNotice({ action, ...about })) return true
  const { event, section, notice, translations } = about
  const subject = event || section || notice || translations || documentIn(about)
  return before !== undefined && revision !== undefined && !!subject
}

/** Whether an entry is about a new event or notice, which an undo deletes. */
export const isCreation = ({
  action,
  event,
  notice,
  revision,
}: Pick<StoredActivity, 'action' | 'event' | 'notice' | 'revision'>): boolean =>
  action.startsWith('Created ') && revision !== undefined && !!(event || notice)

/** Whether an entry is about a deleted notice, which an undo brings back; the events' list does it for events. */
export const isDeletedNotice = ({
  action,
  notice,
}: Pick<StoredActivity, 'action' | 'notice'>): boolean => action.startsWith('Deleted ') && !!notice

/** What a change is about, the same for every change of it. */
function subjectOf(entry: StoredActivity) {
  const { event, section, notice, translations, person, picture, by, values } = entry
  if (picture) return `picture ${[picture, by].sort().join(' ')}`
  if (values) return `settings ${person ?? Object.keys(values.after).join(' ')}`
  return [event, section, notice, translations, documentIn(entry)].join(' ')
}
