import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { EventResponse } from '#contract/events.ts'
import { categoriesOf } from '#domain/events/browse.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { monthEntries } from '#domain/events/monthEntries.ts'
import type { Occurrence } from '#domain/events/occurrences.ts'
import { categories, markOf } from '#domain/lists/categories.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { type CalendarPosition, type Shown, startMonth } from '#islands/ui/calendar/month.ts'
import '#islands/events/tones.css'
import '#islands/ui/calendar/calendar.css'
import { monthCalendarTexts } from '#texts/monthCalendar.ts'
import { beginEvent, editEvent } from './editor.ts'
import { $moment } from './list.ts'
import { listedInWords } from './rules/listed.ts'
import { newEvent } from './rules/values.ts'

/** The found events in their month, each to be edited, and a new one to be added on a day. */
export function EventsMonth({ events }: { events: readonly EventResponse[] }) {
  const today = useStore($moment).date
  const [position, setPosition] = useState<CalendarPosition>({ month: undefined, day: undefined })
  const entriesOn = useMemo(() => monthEntries(events, entryOf(today)), [events, today])
  const legend = categoriesOf(events).map(id => ({ tone: markOf(id), label: categories.name(id) }))
  const place = useRef<HTMLDivElement>(null)
  const showMonth = useRef<(shown: Shown) => void>(undefined)
  useEffect(() => {
    if (!place.current) return
    showMonth.current ??= startMonth(place.current, change =>
      setPosition(before => ({ ...before, ...change })),
    )
    showMonth.current({ today, entriesOn, legend, position })
  })
  const day = position.day ?? today
  const entries = entriesOn(day)
  return (
    <div className="start pile-m">
      <div className="calendar">
        <div className="calendar-month" ref={place} />
        <section
          className="calendar-day"
          aria-live="polite"
          aria-label={monthCalendarTexts.selected}
        >
          <h3>
            <span>{monthCalendarTexts.eventsOn}</span> {formatDay(day)}
          </h3>
          {entries.length > 0 ? (
            <ul>
              {entries.map(entry => (
                <li key={entry.id} data-tone={entry.tone}>
                  <EntryInFull {...entry} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">{monthCalendarTexts.none}</p>
          )}
        </section>
      </div>
      <Button icon="plus" onClick={() => beginEvent({ ...newEvent, date: day })}>
        Add an event on {formatDay(day)}
      </Button>
    </div>
  )
}

type Entry = ReturnType<ReturnType<typeof entryOf>>

const EntryInFull = ({ event, date, state }: Entry) => (
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
    const listed = event.active ? listedInWords(event, today) : 'Hidden'
    const state = [canceledOn(event, date), listed].filter(Boolean).join(', ')
    const label = state ? `${event.title} (${state})` : event.title
    return { id: event.id, event, date, time, label, state, tone: markOf(event.category) }
  }
