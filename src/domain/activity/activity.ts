/** One line of the activity log. */
export interface ActivityEntry {
  id: string
  /** What was done, in words: 'Changed the site theme to purple'. */
  action: string
  /** The admin's name at that time; 'Maintainer' for the command line. */
  who: string
  /** ISO instant. */
  timestamp: string
  /** The id of the event it is about: a deleted one can be restored from here. */
  event?: string
  /** The revision of the prayer settings that it saved: the last one can be taken back from here. */
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
 * The deleted event that an entry is about, if it can still be restored: an entry of its last
 * deletion is newer than that, and nothing else is written of an event while it is deleted.
 */
export function deletionIn<D extends { id: string; deletedAt: string }>(
  { event, timestamp }: ActivityEntry,
  deleted: readonly D[],
): D | undefined {
  return deleted.find(({ id, deletedAt }) => id === event && deletedAt <= timestamp)
}

/**
 * The revision of the prayer settings to go back to from an entry, if it is about the last save;
 * an older one cannot be taken back alone. Before the first save there is nothing to go back to.
 */
export function priorPrayerRevision(
  { prayer }: ActivityEntry,
  current: number | undefined,
): number | undefined {
  return prayer !== undefined && prayer > 1 && prayer === current ? prayer - 1 : undefined
}
