import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { EventResponse } from '#contract/events.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import { eventFormAddress } from '#domain/events/formAddress.ts'
import { daysWithin, type Occurrence, occurrences, startDate } from '#domain/events/occurrences.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { addDays } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $busyEvents, skipDay } from './actions.ts'
import { adminEvents, loadAdminEvents } from './list.ts'
import { MoveForm } from './MoveForm.tsx'

interface Props {
  /** On the mosque's clock, 'YYYY-MM-DDTHH:MM'. */
  from: string
  until: string
  /** By which the event may be known: the likeliest comes first. */
  words?: readonly string[]
  /** The day that one is moved to, as far as it is known. */
  to?: string | undefined
  /** Once one was taken off: what undoes it is above the page. */
  onDone?: () => void
}

/** The events that fall into some hours, each taken off on its day by one tap. */
export function OffEvents({ from, until, words = [], to, onDone }: Props) {
  const list = useStore(adminEvents.$data)
  const busy = useStore($busyEvents)
  const [moving, setMoving] = useState('')
  const mover = useRef<HTMLElement>(null)
  useEffect(() => void loadAdminEvents(), [])
  if (list.state === 'loading') return <Spinner label="Looking for events…" />
  if (list.state === 'failed') return <NotLoaded message={list.message} retry={loadAdminEvents} />
  const found = eventsWithin(list.data, { from, until }, words)
  if (found.length === 0) return <p className="muted">No event falls into these hours.</p>
  const takeOff = async (event: EventResponse, date: string) => {
    if (await skipDay(event, ownDay(event, date), true)) onDone?.()
  }
  return (
    <ul className="bare rows">
      {found.map(({ event, date, start }) => (
        <li key={`${event.id} ${date}`} data-open={moving === `${event.id} ${date}` || undefined}>
          <div className="row-text">
            <p>
              <b>{event.title}</b>
            </p>
            <p className="muted">
              {formatDay(date)}
              {start && `, ${clock12(start)}`}
            </p>
          </div>
          {canceledOn(event, date) ? (
            <p className="muted">{canceledOn(event, date)}</p>
          ) : (
            <div className="cluster">
              <Button busy={busy.has(event.id)} onClick={() => void takeOff(event, date)}>
                {recurs(event) || event.repeats ? 'Cancel this day' : 'Cancel it'}
                <span className="visually-hidden">
                  : {event.title}, {formatDay(date)}
                </span>
              </Button>
              {event.repeats === 'days' ? (
                <PanelLink className="button button-quiet" href={eventFormAddress(event.id)}>
                  Move or change
                  <span className="visually-hidden">: {event.title}</span>
                </PanelLink>
              ) : (
                <Button
                  aria-expanded={moving === `${event.id} ${date}`}
                  onClick={({ currentTarget }) => {
                    mover.current = currentTarget
                    setMoving(moving === `${event.id} ${date}` ? '' : `${event.id} ${date}`)
                  }}
                >
                  Move
                  <span className="visually-hidden">
                    : {event.title}, {formatDay(date)}
                  </span>
                </Button>
              )}
            </div>
          )}
          {moving === `${event.id} ${date}` && (
            <MoveForm
              event={event}
              date={date}
              to={to}
              onDone={isMoved => {
                setMoving('')
                if (isMoved) onDone?.()
                // And not what cancels it, which comes before.
                else mover.current?.focus()
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The event's own day; after midnight it starts on the next. */
const ownDay = (event: EventResponse, date: string) =>
  daysWithin(event, { from: addDays(date, -1), until: addDays(date, 1) }).find(
    day => startDate(event, day) === date,
  ) ?? date

type Found = Occurrence<EventResponse>

function eventsWithin(
  all: readonly EventResponse[],
  { from, until }: { from: string; until: string },
  words: readonly string[],
): Found[] {
  const visible = all.filter(({ active }) => active)
  const days = { from: from.slice(0, 10), until: until.slice(0, 10) }
  const found = (occurrences(visible, days) as Found[]).filter(({ date, start, end }) => {
    const begins = `${date}T${start || '00:00'}`
    const ends = !end || end < start ? `${date}T23:59` : `${date}T${end}`
    return ends > from && begins < until
  })
  const likeness = ({ event: { title, description } }: Found) => {
    const text = `${title} ${description}`.toLowerCase()
    return words.filter(word => text.includes(word)).length
  }
  return found.toSorted((a, b) => likeness(b) - likeness(a))
}
