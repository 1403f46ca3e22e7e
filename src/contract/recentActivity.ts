import type { ActivityEntry } from '#domain/activity/activity.ts'
import { endpoint } from './endpoint.ts'

export interface ActivityQuery {
  /** From 1; by default 1. */
  page?: number | undefined
  /** From 1 to 100; by default 10. */
  pageSize?: number | undefined
}

export interface ActivityPage {
  /** Newest first. */
  data: ActivityEntry[]
  /** At least 1. */
  totalPages: number
}

/** One page of the activity log. */
export const getRecentActivity = endpoint<{ query: ActivityQuery; response: ActivityPage }>({
  method: 'GET',
  path: '/api/recent-activity',
  access: 'admin',
  roles: ['editor', 'timekeeper'],
  failure: 'Failed to fetch recent activity',
})
