import type { CacheTag } from '#domain/declared/thing.ts'
import {
  EVENTS_FEED,
  eventsChoiceOf,
  eventsFeedPath,
  FEED_PRAYERS,
  PRAYER_FEED,
  prayerChoiceOf,
  prayerFeedPath,
} from '#domain/feeds/choices.ts'
import { eventFeedTexts, noticeFeedTexts, prayerFeedTexts } from '#texts/feeds.ts'

/**
 * A feed of this site: calendar programs and feed readers read it, so it is no endpoint. Its route,
 * headers, cached copies, links in pages and the description of the API follow from this declaration;
 * the server adds what it holds (netlify/server/feeds), netlify/functions/pages.ts its path.
 */
export interface Feed {
  readonly path: `/${string}`
  readonly type: 'text/calendar' | 'application/feed+json' | 'application/atom+xml'
  readonly title: (center: string) => string
  /** The page that it is about. */
  readonly page: string
  /** The pages whose head names it, for browsers and feed readers. */
  readonly linkedFrom?: readonly string[]
  /** What it is made from. */
  readonly tags: readonly CacheTag[]
  /** What it holds, for the description of the API. */
  readonly description: string
  /** What a subscriber can choose. */
  readonly query?: Readonly<Record<string, { description: string; schema: object }>>
  /** The one address of a choice; absent: the path. */
  readonly canonical?: (query: URLSearchParams) => string
}

const alarm = {
  description:
    'Minutes before each entry at which a reminder comes: 0, 5, 10, 15, 20, 30, 45, 60, 120 or 1440.',
  schema: { type: 'integer' },
}
const OF_EVENTS = {
  title: eventFeedTexts.name,
  page: '/events',
  tags: ['events', 'prayer', 'notices', 'settings', 'content'],
} as const
const OF_NOTICES = {
  title: noticeFeedTexts.name,
  page: '/',
  tags: ['notices', 'prayer', 'settings', 'content'],
} as const

const declared = {
  prayerCalendar: {
    path: PRAYER_FEED,
    type: 'text/calendar',
    title: prayerFeedTexts.name,
    page: '/prayer-times',
    tags: ['prayer', 'notices', 'settings', 'content'],
    description:
      'The prayer times as a calendar to subscribe to. Other spellings of a choice redirect to one address.',
    query: {
      prayers: {
        description: `Some of ${FEED_PRAYERS.join(', ')}, joined by commas; all by default.`,
        schema: { type: 'string' },
      },
      times: {
        description: 'Which times; iqama by default.',
        schema: { enum: ['iqama', 'athan', 'both'] },
      },
      alarm,
    },
    canonical: query => prayerFeedPath(prayerChoiceOf(query)),
  },
  eventsCalendar: {
    ...OF_EVENTS,
    path: EVENTS_FEED,
    type: 'text/calendar',
    description: 'All events as a calendar to subscribe to, deleted ones as cancelled.',
    query: {
      event: {
        description: 'The id of one event, whose file this then is.',
        schema: { type: 'string' },
      },
      alarm,
    },
    canonical: query => eventsFeedPath(eventsChoiceOf(query)),
  },
  eventsJson: {
    ...OF_EVENTS,
    path: '/events.json',
    type: 'application/feed+json',
    description: 'All events as JSON Feed 1.1; `_event` holds days, hours and place.',
  },
  noticesAtom: {
    ...OF_NOTICES,
    path: '/notices.xml',
    type: 'application/atom+xml',
    linkedFrom: ['home'],
    description: 'The notices in force for feed readers, as Atom.',
  },
  eventsAtom: {
    ...OF_EVENTS,
    path: '/events.xml',
    type: 'application/atom+xml',
    linkedFrom: ['home', 'events'],
    description: 'The coming events for feed readers, as Atom.',
  },
  noticesJson: {
    ...OF_NOTICES,
    path: '/notices.json',
    type: 'application/feed+json',
    description:
      'The notices in force as JSON Feed 1.1; `_notice` holds kind, start, end, place and a janazah’s prayer.',
  },
} satisfies Record<string, Feed>

export type FeedName = keyof typeof declared

/** Every feed of this site, by its name. */
export const FEEDS: Readonly<Record<FeedName, Feed>> = declared
