import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { EventResponse } from '#contract/events.ts'
import { categoriesOf } from '#domain/events/browse.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { monthEntries } from '#domain/events/monthEntries.ts'
import type { Occurrence } from '#domain/events/occurrences.ts'
import { categories, markOf } from '#domain/lists/categories.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { MonthCalendar } from '#islands/ui/calendar/MonthCalendar.tsx'
import type { CalendarPosition } from '#islands/ui/calendar/useMonthGrid.ts'
import '#islands/events/tones.css'
import { beginEvent, editEvent } from './editor.ts'
import { $moment } from './list.ts'
import { listedInWords } from './rules/listed.ts'
import { newEvent } from './rules/values.ts'

/** The found events in their month, each to be edited, and a new one to be added on a day. */
export function EventsMonth({ events }: { events: readonly EventResponse[] }) {
  const today = useStore($moment).date
  const [place, setPlace] = useState<CalendarPosition>({ month: undefined, day: undefined })
  const entriesOn = useMemo(() => monthEntries(events, entryOf(today)), [events, today])
  const present = categoriesOf(events)
  const day = place.day ?? today
  return (
    <div className="start pile-m">
      <MonthCalendar
        today={today}
        builtOn={today}
        entriesOn={entriesOn}
        place={place}
        onPlace={change => setPlace(before => ({ ...before, ...change }))}
        legend={present.map(id => ({ tone: markOf(id), label: categories.name(id) }))}
        renderEntry={entryInFull}
      />
      <Button icon="plus" onClick={() => beginEvent({ ...newEvent, date: day })}>
        Add an event on {formatDay(day)}
      </Button>
    </div>
  )
}

type Entry = ReturnType<ReturnType<typeof entryOf>>

const entryInFull = ({ event, date, state }: Entry) => (
  <div className="start pile-3xs">
    <h4>{event.title}</h4>
    <p>{hoursInWords(event, date)}</p>
    {event.location && <p className="muted">{event.location}</p>}
    {state && <p className="muted">{state}</p>}
    {event.calendar ? (
      <p className="muted">From a calendar</p>
    ) : (
      <Button icon="pencil" onClick={() => editEvent(event)}>
        Edit<span className="visually-hidden"> {event.title}</span>
      </Button>
    )}
  </div>
)

const entryOf =
  (today: string) =>
  ({ event, date, start }: Occurrence<EventResponse>) => {
    const time = start ? clock12(start) : ''
    const state = event.active ? listedInWords(event, today) : 'Hidden'
    const label = state ? `${event.title} (${state})` : event.title
    return { id: event.id, event, date, time, label, state, tone: markOf(event.category) }
  }
