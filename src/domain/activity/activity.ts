/** One line of the activity log. */
export interface ActivityEntry {
  id: string
  /** What was done, in words: 'Changed the site theme to purple'. */
  action: string
  /** The admin's name at that time; 'Maintainer' for the command line. */
  who: string
  /** ISO instant. */
  timestamp: string
  /** The id of its event, which can be restored from the log when it was deleted. */
  event?: string
  /** The revision of the prayer settings that it saved; the last save can be undone from the log. */
  prayer?: number
}

/** Entries per page of the log and of the dashboard (docs/product.md, section 10). */
export const LOG_PAGE_SIZE = 10
export const DASHBOARD_PAGE_SIZE = 5

export type ActivityKind = 'event' | 'content' | 'general'

/** Which icon and color an entry gets: by a word in its text (docs/product.md, section 10). */
export function activityKind(action: string): ActivityKind {
  const text = action.toLowerCase()
  if (text.includes('event')) return 'event'
  if (text.includes('content')) return 'content'
  return 'general'
}

/**
 * The deleted event that an entry is about, if it can still be restored: the entry of its last
 * deletion is newer than that, and a deleted event gets no other entries.
 */
export function deletionIn<D extends { id: string; deletedAt: string }>(
  { event, timestamp }: ActivityEntry,
  deleted: readonly D[],
): D | undefined {
  return deleted.find(({ id, deletedAt }) => id === event && deletedAt <= timestamp)
}

/**
 * The revision that undoes the save of the prayer settings in an entry, if it is the last save: an
 * older one cannot be undone alone. The first save has no revision before it.
 */
export function priorPrayerRevision(
  { prayer }: ActivityEntry,
  current: number | undefined,
): number | undefined {
  return prayer !== undefined && prayer > 1 && prayer === current ? prayer - 1 : undefined
}
