import type { CommunityEvent } from '#domain/events/event.ts'
import type { Notice } from '#domain/notices/notice.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { SiteColor } from '#domain/theme/siteColor.ts'

/** What the page of a screen carries from its build. */
export interface DisplayPage {
  /** ISO instant: which build this is, as build.json names it. */
  readonly builtAt: string
  /** ISO instant of the content in it. */
  readonly takenAt: string
  readonly color: SiteColor
  readonly contentRevision: number
  readonly times: PrayerTimesResponse
  readonly events: readonly CommunityEvent[]
  readonly notices: readonly Notice[]
}

export const DISPLAY_PAGE = 'display-page'
