import { getPrayerSettings } from '#contract/prayerSettings.ts'
import { type ActivityPage, getRecentActivity } from '#contract/recentActivity.ts'
import { DASHBOARD_PAGE_SIZE, LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The dashboard's five latest entries. */
export const recentActivity = resource(
  () => loadPage(1, DASHBOARD_PAGE_SIZE),
  'Failed to load recent activity',
)

/** One page of the log, with its number. */
export const activityLog = resource(
  async (page: number) => ({ ...(await loadPage(page, LOG_PAGE_SIZE)), page }),
  'Failed to load activities.',
)

/** What a response lacks reads as one empty page (docs/product.md, section 13). */
async function loadPage(page: number, pageSize: number): Promise<ActivityPage> {
  const response: Partial<ActivityPage> = await callAsAdmin(getRecentActivity, {
    query: { page, pageSize },
  })
  const data = Array.isArray(response.data) ? response.data.filter(isEntry) : []
  return { data, totalPages: response.totalPages ?? 1 }
}

/** One entry without its texts must not break the dashboard. */
const isEntry = (entry: Partial<ActivityPage['data'][number]> | null): boolean =>
  typeof entry?.action === 'string' && typeof entry.timestamp === 'string'

/** The revision of the stored prayer settings: the save that made it can be undone. */
export const prayerRevision = resource(async () => (await callAsAdmin(getPrayerSettings)).revision)
