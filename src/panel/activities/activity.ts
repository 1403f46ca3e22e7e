import { prayerApi } from '#contract/prayerSettings.ts'
import {
  type ActivityPage,
  type ActivityQuery,
  getRecentActivity,
} from '#contract/recentActivity.ts'
import { DASHBOARD_READ, LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import type { ActivitiesView } from '#panel/shell/activities.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The dashboard's five latest entries. */
export const recentActivity = resource(
  () => loadPage({ page: 1, pageSize: DASHBOARD_READ }),
  'Failed to load recent activity',
)

/** One page of the log, with its number. */
export const activityPages = resource(
  async (view: ActivitiesView) => ({
    ...(await loadPage({ ...view, pageSize: LOG_PAGE_SIZE })),
    page: view.page,
  }),
  'Failed to load activities.',
)

/** The names in the log, to filter by. */
export const activityPeople = resource(
  async () => (await loadPage({ page: 1, pageSize: 1, names: '1' })).people ?? [],
)

/** What a response lacks reads as one empty page (docs/product.md, section 13). */
async function loadPage(query: ActivityQuery): Promise<ActivityPage> {
  const response: Partial<ActivityPage> = await callAsAdmin(getRecentActivity, { query })
  const data = Array.isArray(response.data) ? response.data.filter(isEntry) : []
  return { logMonths: null, ...response, data, totalPages: response.totalPages ?? 1 }
}

/** One entry without its texts must not break the dashboard. */
const isEntry = (entry: Partial<ActivityPage['data'][number]> | null): boolean =>
  typeof entry?.action === 'string' && typeof entry.timestamp === 'string'

/** The revision of the stored prayer settings: of the last saves each can be undone. */
export const prayerRevision = resource(async () => (await callAsAdmin(prayerApi.read)).revision)
