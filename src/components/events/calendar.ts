import type { Browsing } from '#domain/events/browse.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { type Category, categories as list, markOf } from '#domain/lists/categories.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { startCalendar } from '#islands/ui/calendar/calendar.ts'
import { browse } from '#stores/browsing.ts'
import { entryHtml, eventDays } from './eventDays.ts'

interface Shown {
  events: readonly CommunityEvent[]
  /** The entries of the legend. */
  categories: readonly Category[]
  at: WallMoment
  browsing: Browsing
}

/** The month of the matching events; month and day are in the address. */
export function startEventsCalendar(place: HTMLElement): (shown: Shown) => void {
  const show = startCalendar(place, entryHtml, (position, kind) =>
    browse(position, kind === 'month' ? 'step' : 'place'),
  )
  let known: readonly CommunityEvent[] = []
  let daysAt = eventDays(known)
  return ({ events, categories, at, browsing }) => {
    if (events !== known) daysAt = eventDays(events)
    known = events
    show({
      today: at.date,
      entriesOn: daysAt(at),
      legend: categories.map(id => ({ tone: markOf(id), label: list.name(id) })),
      position: browsing,
    })
  }
}
