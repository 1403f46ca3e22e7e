import type { ActivityEntry } from '#domain/activity/activity.ts'
import type { ActivityArea } from '#domain/activity/areas.ts'
import type { LogMonths } from '#domain/retention/lifetimes.ts'
import { endpoint } from './endpoint.ts'

export interface ActivityQuery {
  /** From 1; by default 1. */
  page?: number | undefined
  /** From 1 to 100; by default 10. */
  pageSize?: number | undefined
  /** Only entries of the admin who had this name. */
  person?: string | undefined
  /** Only entries about this part of the site. */
  area?: ActivityArea | undefined
  /** Only entries from this day on, and until that one, on the mosque's clock. */
  from?: string | undefined
  until?: string | undefined
  /** '1': the response has `people`. */
  names?: '1' | undefined
}

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
