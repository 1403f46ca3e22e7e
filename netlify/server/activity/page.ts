import type { ActivityPage, ActivityQuery } from '#contract/recentActivity.ts'
import { type ActivityEntry, LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import type { StoredActivity } from '#domain/activity/entry.ts'
import { isUndoable, MOST_UNDOABLE } from '#domain/activity/undoable.ts'
import { read } from '../storage/documents.ts'
import { type LogEntry, readFacets, readPage, type Wanted } from '../storage/log.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { retentionDocument } from '../storage/retention.ts'
import { activityLog } from './record.ts'

/**
 * One page of the activity log in the API's format, of all entries or of those that a filter leaves;
 * a page past the end is empty.
 */
export async function activityPage(query: ActivityQuery): Promise<ActivityPage> {
  const { page = 1, pageSize = LOG_PAGE_SIZE, names } = query
  const [{ entries, total }, latest, retention] = await Promise.all([
    readPage(activityLog, page, pageSize, await wantedBy(query)),
    // What is newer than an entry may be on another page, or filtered out.
    readPage(activityLog, 1, MOST_UNDOABLE),
    read(retentionDocument),
  ])
  const values = latest.entries.map(({ value }) => value)
  const undoable = new Set(
    latest.entries.flatMap(({ id }, at) => (isUndoable(values, at) ? id : [])),
  )
  return {
    data: entries.map(entry => entryOf(entry, undoable.has(entry.id))),
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
    logMonths: retention.value.logMonths,
    ...(names && { people: await people() }),
  }
}

function entryOf({ id, value }: LogEntry<StoredActivity>, canUndo: boolean): ActivityEntry {
  const { at, ...entry } = value
  return { id, timestamp: at, ...entry, ...(canUndo && { canUndo }) }
}

async function wantedBy({ person, area, from, until }: ActivityQuery): Promise<Wanted> {
  const wanted: { -readonly [Part in keyof Wanted]: Wanted[Part] } = {}
  if (person !== undefined || area !== undefined) {
    wanted.facets = ([who, about]) =>
      (person === undefined || who === person) && (area === undefined || about === area)
  }
  if (from !== undefined || until !== undefined) {
    const { timeZone } = (await read(prayerSettingsDocument)).value.place
    wanted.days = { from, until, timeZone }
  }
  return wanted
}

/** The names in all entries. */
async function people(): Promise<string[]> {
  const names = (await readFacets(activityLog)).map(([who = '']) => who)
  return [...new Set(names)].sort((a, b) => a.localeCompare(b))
}
