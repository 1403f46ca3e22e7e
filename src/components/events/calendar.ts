import { escapeHtml } from '#domain/content/escape.ts'
import type { Browsing } from '#domain/events/browse.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import { isOver } from '#domain/events/carousel.ts'
import { hoursOn } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { inLanguage, titleLink } from '#domain/events/eventHtml.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { linkedHtml } from '#domain/events/linked.ts'
import { monthEntries } from '#domain/events/monthEntries.ts'
import type { Occurrence } from '#domain/events/occurrences.ts'
import { type Category, categories as list, markOf } from '#domain/lists/categories.ts'
import { addDays, type WallMoment } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { startCalendar } from '#islands/ui/calendar/calendar.ts'
import { browse } from '#stores/browsing.ts'
import { closureTexts } from '#texts/closures.ts'
import { eventCalendarTexts } from '#texts/eventList.ts'

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

/** An event on a day of the calendar. */
type Entry = ReturnType<typeof entryOf>

/** The entries of each day, computed for a month once; one that lasts past midnight is the next day's too while it is on. */
export function eventDays(
  events: readonly CommunityEvent[],
): (at: WallMoment) => (date: string) => readonly Entry[] {
  const startingOn = monthEntries(events, entryOf)
  return at => {
    const stillOn = startingOn(addDays(at.date, -1)).filter(isOnAt(at)).map(goingOn)
    return date => [...(date === at.date ? stillOn : []), ...startingOn(date)]
  }
}

/** Whether an event of the day before has not ended at that moment. */
const isOnAt =
  (at: WallMoment) =>
  ({ event, date }: Entry) =>
    !isOver(event, date, at)

/** The entry on the next day, for an event that lasts past midnight. */
const goingOn = (entry: Entry): Entry => ({
  ...entry,
  time: eventCalendarTexts.until(clock12(hoursOn(entry.event, entry.date).end)),
  since: eventCalendarTexts.since(formatDay(entry.date)),
})

/** One of the selected day, in full. */
export function entryHtml({ event, date, since }: Entry): string {
  const canceled = canceledOn(event, date)
  return `<h4>${titleLink(event)}</h4><p>${escapeHtml(since)}<bdi>${escapeHtml(hoursInWords(event, date))}</bdi></p>${canceled && `<p>${escapeHtml(canceled)}</p>`}${event.location && `<p class="muted"${inLanguage(event, 'location')}>${escapeHtml(event.location)}</p>`}<p class="events-day-text"${inLanguage(event, 'description')}>${linkedHtml(event.description)}</p>`
}

function entryOf({ event, date, start }: Occurrence) {
  const time = start ? clock12(start) : ''
  const label = canceledOn(event, date) ? closureTexts.canceledEvent(event.title) : event.title
  const [tone, lang] = [markOf(event.category), event.lang?.title]
  return { id: event.id, event, date, time, label, since: '', tone, lang }
}
