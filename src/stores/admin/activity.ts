import { getPrayerSettings } from '#contract/prayerSettings.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { DASHBOARD_PAGE_SIZE, LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import { question } from './loaded.ts'
import { callAsAdmin } from './session.ts'

/** The dashboard's five latest entries. */
export const recentActivity = question(
  () => callAsAdmin(getRecentActivity, { query: { page: 1, pageSize: DASHBOARD_PAGE_SIZE } }),
  'Failed to load recent activity',
)

/** One page of the log, with its number. */
export const activityLog = question(async (page: number) => {
  const answer = await callAsAdmin(getRecentActivity, { query: { page, pageSize: LOG_PAGE_SIZE } })
  return { ...answer, page }
}, 'Failed to load activities.')

/** The revision of the stored prayer settings: the save that made it can be taken back. */
export const prayerRevision = question(async () => (await callAsAdmin(getPrayerSettings)).revision)
