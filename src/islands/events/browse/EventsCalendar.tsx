import { useMemo } from 'react'
import { eventPath } from '#domain/events/address.ts'
import type { Browsing } from '#domain/events/browse.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import { isOver } from '#domain/events/carousel.ts'
import { hoursOn } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { monthEntries } from '#domain/events/monthEntries.ts'
import type { Occurrence } from '#domain/events/occurrences.ts'
import { type Category, categories as list, markOf } from '#domain/lists/categories.ts'
import { addDays, type WallMoment } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { MonthCalendar } from '#islands/ui/calendar/MonthCalendar.tsx'
import { browse } from '#stores/browsing.ts'
import { closureTexts } from '#texts/closures.ts'
import { eventCalendarTexts } from '#texts/eventList.ts'
import { LinkedText } from '../LinkedText.tsx'

interface Props {
  events: readonly CommunityEvent[]
  /** The entries of the legend. */
  categories: readonly Category[]
  /** The moment at the mosque; undefined in the prebuilt page. */
  at: WallMoment | undefined
  /** The day the page was built on. */
  builtOn: string
  browsing: Browsing
}

/** The month of the matching events; month and day are in the address. */
export function EventsCalendar({ events, categories, at, builtOn, browsing }: Props) {
  const startingOn = useMemo(() => monthEntries(events, entryOf), [events])
  const today = at?.date
  const stillOn = at ? startingOn(addDays(at.date, -1)).filter(isOnAt(at)).map(goingOn) : []
  const entriesOn =
    stillOn.length > 0
      ? (date: string) => [...(date === today ? stillOn : []), ...startingOn(date)]
      : startingOn
  return (
    <MonthCalendar
      today={today}
      builtOn={builtOn}
      entriesOn={entriesOn}
      place={browsing}
      onPlace={(place, kind) => browse(place, kind === 'month' ? 'step' : 'place')}
      legend={categories.map(id => ({ tone: markOf(id), label: list.name(id) }))}
      renderEntry={entryInFull}
    />
  )
}

type Entry = ReturnType<typeof entryOf>

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

const entryInFull = ({ event, date, since }: Entry) => (
  <div>
    <h4>
      <a href={eventPath(event)} lang={event.lang?.title} dir="auto">
        {event.title}
      </a>
    </h4>
    <p>
      {since}
      <bdi>{hoursInWords(event, date)}</bdi>
    </p>
    {event.canceled && <p>{canceledOn(event, date)}</p>}
    {event.location && (
      <p className="muted" lang={event.lang?.location} dir="auto">
        {event.location}
      </p>
    )}
    <p className="events-day-text" lang={event.lang?.description} dir="auto">
      <LinkedText text={event.description} />
    </p>
  </div>
)

function entryOf({ event, date, start }: Occurrence) {
  const time = start ? clock12(start) : ''
  const label = canceledOn(event, date) ? closureTexts.canceledEvent(event.title) : event.title
  return {
    id: event.id,
    event,
    date,
    time,
    label,
    since: '',
    tone: markOf(event.category),
    lang: event.lang?.title,
  }
}
