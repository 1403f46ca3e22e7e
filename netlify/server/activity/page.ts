import type { ActivityPage, ActivityQuery } from '#contract/recentActivity.ts'
import { LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import { readPage } from '../storage/log.ts'
import { activityLog } from './record.ts'

/** One page of the activity log in the API's format; a page past the end is empty. */
export async function activityPage(query: ActivityQuery): Promise<ActivityPage> {
  const { page = 1, pageSize = LOG_PAGE_SIZE } = query
  const { entries, total } = await readPage(activityLog, page, pageSize)
  return {
    data: entries.map(({ id, value: { action, who, at, event, prayer } }) => ({
      ...{ id, action, who, timestamp: at },
      ...(event && { event }),
      ...(prayer && { prayer }),
    })),
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
  }
}
