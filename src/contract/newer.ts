import type { EventAhead } from '#domain/events/ahead.ts'
import type { EarlierEvents } from '#domain/events/earlier.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { Lists } from '#locale/lists.ts'
import { contentFailure } from '#texts/failures.ts'
import type { ContentChanges } from './content.ts'
import { endpoint } from './endpoint.ts'
import type { EventResponse } from './events.ts'
import type { NoticesResponse } from './notices.ts'

/** A part is null while it cannot be read: the page then keeps what it was built with. */
export interface NewerResponse {
  content: ContentChanges | null
  /** As GET /api/prayertimes without a year. */
  prayer: PrayerTimesResponse | null
  /** As GET /api/notices. */
  notices: NoticesResponse | null
  /** The revision of the screens' settings, which a screen then loads where it differs. */
  screens: number | null
  /** As GET /api/events, for 'recent' those from last month on; absent unless requested. */
  events?: EventResponse[] | null
  /** What 'recent' leaves out and GET /api/events has; null where it is nothing. */
  earlierEvents?: EarlierEvents | null
  /** The article of the requested event's page, as safe HTML: also of one that is gone. */
  event?: { article: string } | null
  /** With events, where the mosque has lists of its own. */
  lists?: Lists
  /** For 'recent' and an event, the next events with a time. */
  ahead?: readonly EventAhead[] | null
}

/**
 * What a page requests once it is there: everything on it that can be newer than its build, since
 * hosts charge by the request. `since` is the page's content revision; 400 when it is not a number.
 * `events` is 'recent', or 1 for all of them; `event` is the id of the one that a page is about.
 * A response without some part is not cached.
 */
export const getNewer = endpoint<{
  query: {
    since: number
    /** With `lang`: the revision of the translations in the page. */
    translated?: number | undefined
    /** The revision of the pages and menus that the page was built with. */
    structure?: number | undefined
    events?: 1 | 'recent' | undefined
    event?: string | undefined
  }
  response: NewerResponse
}>('GET /api/newer', {
  access: 'public',
  failure: contentFailure,
  cache: {
    tags: ['content', 'theme', 'prayer', 'events', 'notices', 'screens'],
    seconds: 300,
    query: ['since', 'translated', 'structure', 'events', 'event'],
  },
})
