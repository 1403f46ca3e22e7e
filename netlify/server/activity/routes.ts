import { ActivityQuerySchema } from '#contract/recentActivity.schema.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { onAdmin } from '../auth/admin.ts'
import { activityPage } from './page.ts'

export const activityRoutes = [
  onAdmin(getRecentActivity, { query: ActivityQuerySchema }, ({ query }) => activityPage(query)),
]
