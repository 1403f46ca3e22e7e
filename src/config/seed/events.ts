import type { CommunityEvent } from '#domain/events/event.ts'
import { addDays, weekday } from '#domain/time/civil.ts'
import seed from './events.json' with { type: 'json' }

/** The weekly events a site starts with. Their dates, in a week of January 2026, only define the weekday. */
export const seedEvents = seed.weekly as readonly CommunityEvent[]

/** When one begins: the first such weekday from so many days after a site's first day on. */
interface When {
  weekday: number
  ahead: number
  /** Days from the first to the last. */
  lasts?: number
}

const dated = seed.dated as readonly (Omit<CommunityEvent, 'date'> & { when: When })[]

/**
 * The events of a new site, so that each form of event is there to be seen: weekly ones, and from
 * its first day ('YYYY-MM-DD') on, though not in its first week, a flyer, a meal after a prayer, a
 * series that ends, and several days in a row.
 */
export const firstEvents = (today: string): readonly CommunityEvent[] => [
  ...seedEvents,
  ...dated.map(({ when, ...event }) => {
    const from = addDays(today, when.ahead)
    const date = addDays(from, (when.weekday - weekday(from) + 7) % 7)
    return {
      ...event,
      date,
      ...(event.recurring && { from: date }),
      ...(when.lasts && { until: addDays(date, when.lasts) }),
    }
  }),
]

/** The file names of these events' drawings. */
export const SEED_PICTURES: ReadonlySet<string> = new Set(
  [...seedEvents, ...dated].flatMap(({ image }) => image || []),
)
