import type { z } from 'zod'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import type { LogMonths } from '#domain/retention/lifetimes.ts'
import { endpoint } from './endpoint.ts'
import type { ActivityQuerySchema } from './recentActivity.schema.ts'

export type ActivityQuery = z.output<typeof ActivityQuerySchema>

export interface ActivityPage {
  /** Newest first. */
  data: ActivityEntry[]
  /** At least 1; of what the filters leave. */
  totalPages: number
  /** How many months entries are kept; null: for as long as the site exists. */
  logMonths: LogMonths | null
  /** The names in all entries, to filter by; only where requested. */
  people?: string[]
}

/** One page of the activity log. Filters count for all entries that are kept, not only one page. */
export const getRecentActivity = endpoint<{
  query: ActivityQuery
  response: ActivityPage
}>('GET /api/recent-activity', {
  right: 'signedIn',
  failure: 'Failed to fetch recent activity',
})
