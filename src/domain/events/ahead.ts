import { addDays } from '#domain/time/civil.ts'
import { eventPath } from './address.ts'
import type { CommunityEvent } from './event.ts'
import { occurrences } from './occurrences.ts'

/** An event ahead: 'YYYY-MM-DDTHH:MM' on the mosque's clock, its title and its page, and the title's language where that is another. */
export type EventAhead = readonly [start: string, title: string, path: string, lang?: string]

/** For how many days ahead a page knows the next event by itself, and at most how many. */
const DAYS = 21
const MOST = 16

/** The next events with a time from a day on, few enough for every page to have them. */
export const eventsAhead = (events: readonly CommunityEvent[], today: string): EventAhead[] =>
  occurrences(events, { from: today, until: addDays(today, DAYS) })
    .filter(({ event, date, start }) => start && event.canceled?.[date] === undefined)
    .slice(0, MOST)
    .map(({ event, date, start }): EventAhead => {
      const ahead = [`${date}T${start}`, event.title, eventPath(event)] as const
      return event.lang?.title ? [...ahead, event.lang.title] : ahead
    })
