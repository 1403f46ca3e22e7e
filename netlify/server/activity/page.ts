import type { ActivityPage, ActivityQuery } from '#contract/recentActivity.ts'
import { type ActivityEntry, LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import { areaOf } from '#domain/activity/areas.ts'
import type { StoredActivity } from '#domain/activity/entry.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { read } from '../storage/documents.ts'
import { type LogEntry, readMatching, readPage, type Wanted } from '../storage/log.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { activityLog } from './record.ts'

/**
 * One page of the activity log in the API's format, of all entries or of those that a filter leaves;
 * a page past the end is empty.
 */
export async function activityPage(query: ActivityQuery): Promise<ActivityPage> {
  const { page = 1, pageSize = LOG_PAGE_SIZE, names } = query
  const { entries, total } = isFiltered(query)
    ? await readFiltered(query, page, pageSize)
    : await readPage(activityLog, page, pageSize)
  return {
    data: entries.map(entryOf),
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
    ...(names && { people: await people() }),
  }
}

function entryOf({ id, value }: LogEntry<StoredActivity>): ActivityEntry {
  const { at, ...entry } = value
  return { id, timestamp: at, ...entry }
}

const isFiltered = ({ person, area, from, until }: ActivityQuery) =>
  [person, area, from, until].some(value => value !== undefined)

async function readFiltered(query: ActivityQuery, page: number, pageSize: number) {
  const { person, area, from, until } = query
  const wanted: Wanted<StoredActivity> = {
    value: value =>
      (person === undefined || value.who === person) &&
      (area === undefined || areaOf(value) === area),
  }
  if (from !== undefined || until !== undefined) {
    const { timeZone } = (await read(prayerSettingsDocument)).value.place
    wanted.at = at => {
      const day = civilDateIn(timeZone, at)
      return (from === undefined || day >= from) && (until === undefined || day <= until)
    }
  }
  const found = await readMatching(activityLog, wanted)
  return { entries: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
}

/** The names in all entries. */
async function people(): Promise<string[]> {
  const entries = await readMatching(activityLog, {})
  return [...new Set(entries.map(({ value }) => value.who))].sort((a, b) => a.localeCompare(b))
}
