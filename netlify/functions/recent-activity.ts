import type { Config } from '@netlify/functions'
import { ActivityQuerySchema } from '#contract/recentActivity.schema.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { activityPage } from '#server/activity/page.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'

/** One page of who did what and when. */
export default handle(
  onAdmin(getRecentActivity, { query: ActivityQuerySchema }, ({ query }) => activityPage(query)),
)

export const config: Config = { path: '/api/recent-activity' }
