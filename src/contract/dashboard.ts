import type { MessageCounts } from '#domain/contact/inbox.ts'
import { endpoint } from './endpoint.ts'
import type { Health } from './health.ts'
import type { PublishingStatus } from './publishing.ts'
import type { ActivityPage } from './recentActivity.ts'
import type { SeenScreen } from './screens.ts'

/** A part of a response, or the text of why it could not be loaded: the others are there. */
export type DashboardPart<T> = { value: T } | { failure: string }

/** Something about the prayer times that somebody has to do. */
export interface PrayerTask {
  /** Absent: the lines say it alone. */
  title?: string
  lines: string[]
  /** Where it is done, as an address of the panel, and what the link says. */
  href: string
  label: string
}

/** Something that is going to happen by itself. */
export interface ComingItem {
  /** A day, YYYY-MM-DD. */
  date: string
  /** 'Isha iqama at 7:45 PM'. */
  text: string
  /** Where it is changed, as an address of the panel. */
  href: string
}

/** A notice that visitors see now. */
export interface ShownNotice {
  id: string
  /** Its title, and when: 'Janazah of Ibrahim Khan after Dhuhr today (1:30 PM)'. */
  text: string
  /** ISO instant. */
  end: string
}

/** Texts that were changed since they were translated: visitors read the originals. */
export interface OutdatedTranslations {
  language: string
  outdated: number
}

/** One step of setting up a new site. */
export interface ChecklistStep {
  title: string
  hint: string
  /** An address of the panel; '#examples': the list of them. */
  href: string
  isDone: boolean
}

/** A value of the site that is still an example or not set. */
export interface SiteExample {
  name: string
  /** Where it is set: an address of the panel, or the names of environment variables. */
  at: string
}

/** What the dashboard shows; a part that the caller's role may not read is absent. */
export interface Dashboard {
  /** The latest entries. */
  activity: DashboardPart<ActivityPage>
  publishing: DashboardPart<PublishingStatus>
  /** Those that were on in the last 30 days and are not any more. */
  silentScreens: DashboardPart<SeenScreen[]>
  notices?: DashboardPart<ShownNotice[]>
  messages?: DashboardPart<MessageCounts>
  /** `asksForMoon`: a month begins in these days, and may be confirmed. */
  prayer?: DashboardPart<{ tasks: PrayerTask[]; coming: ComingItem[]; asksForMoon: boolean }>
  /** The next days of the nearest events. */
  events?: DashboardPart<ComingItem[]>
  /** The languages into which texts have to be translated again, and how many. */
  translations?: DashboardPart<OutdatedTranslations[]>
  /** For owners: how the server side is doing. */
  health?: DashboardPart<Health>
  /** For owners: what is left to set up. */
  setup?: DashboardPart<{ steps: ChecklistStep[]; examples: SiteExample[] }>
}

/** Everything that the panel's first page shows, as one response. */
export const getDashboard = endpoint<{ response: Dashboard }>('GET /api/dashboard', {
  right: 'signedIn',
  failure: 'The dashboard could not be loaded.',
})
