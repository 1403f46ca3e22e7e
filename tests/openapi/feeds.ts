import type { Schema } from '#config/apiTypes.ts'
import { EVENTS_ATOM, NOTICES_ATOM, NOTICES_JSON } from '#domain/feeds/atom.ts'
import { EVENTS_FEED, FEED_PRAYERS, PRAYER_FEED } from '#domain/feeds/choices.ts'

/** A feed: no contract has it, since calendar programs read it. */
interface FeedDescription {
  path: string
  type: string
  description: string
  query?: Record<string, { description: string; schema: Schema }>
}

const alarm = {
  description:
    'Minutes before each entry at which a reminder comes: 0, 5, 10, 15, 20, 30, 45, 60, 120 or 1440.',
  schema: { type: 'integer' },
}

export const FEEDS: readonly FeedDescription[] = [
  {
    path: PRAYER_FEED,
    type: 'text/calendar',
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
  },
  {
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
  },
  {
    path: '/events.json',
    type: 'application/feed+json',
    description: 'All events as JSON Feed 1.1; `_event` holds days, hours and place.',
  },
  {
    path: EVENTS_ATOM,
    type: 'application/atom+xml',
    description: 'The coming events for feed readers, as Atom.',
  },
  {
    path: NOTICES_JSON,
    type: 'application/feed+json',
    description:
      'The notices in force as JSON Feed 1.1; `_notice` holds kind, start, end, place and a janazah’s prayer.',
  },
  {
    path: NOTICES_ATOM,
    type: 'application/atom+xml',
    description: 'The notices in force for feed readers, as Atom.',
  },
]
