import type { StoredActivity } from './entry.ts'

/** One line of the activity log, as the API sends it. */
export interface ActivityEntry extends Omit<StoredActivity, 'at'> {
  id: string
  /** ISO instant. */
  timestamp: string
  /** It is the last change of what it is about, and says how to undo it. */
  canUndo?: true
}

/** Entries per page of the log and of the dashboard (docs/product.md, section 10). */
export const LOG_PAGE_SIZE = 10
export const DASHBOARD_PAGE_SIZE = 5
/** How many are read for these: what was done again and again is one of them. */
export const DASHBOARD_READ = 40

/** How many versions of the prayer settings can be loaded, at the least. */
const KEPT = 20

/** Entries with how often each was done in a row by the same person, as pictures are uploaded. */
export function inRows(
  entries: readonly ActivityEntry[],
): { entry: ActivityEntry; times: number }[] {
  const rows: { entry: ActivityEntry; times: number }[] = []
  for (const entry of entries) {
    const last = rows.at(-1)
    const isSame = last?.entry.action === entry.action && last.entry.who === entry.who
    if (last && isSame && entry.revision === undefined) last.times += 1
    else rows.push({ entry, times: 1 })
  }
  return rows
}

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
 * Whether the save of the prayer settings in an entry can be undone: its version and the one before it
 * are still kept. The first save has none before it.
 */
export function isKeptPrayer({ prayer }: ActivityEntry, current: number | undefined): boolean {
  return prayer !== undefined && current !== undefined && prayer > 1 && current - prayer < KEPT
}
