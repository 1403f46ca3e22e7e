import { useState } from 'react'
import type { WallMoment } from '#domain/events/carousel.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { type ListedEvent, listing } from '#domain/events/listing.ts'
import { EventCard } from './EventCard.tsx'

/** How many cards there are at first, and how many each 'Show more' adds. */
const STEP = 60

interface Props {
  events: readonly CommunityEvent[]
  at: WallMoment
  /** The date at the mosque; undefined in the prebuilt page. */
  today: string | undefined
}

/** Coming events as cards, the next first; past events are folded, unless there are no others. */
export function EventList({ events, at, today }: Props) {
  const { upcoming, past } = listing(events, at)
  return (
    <>
      {upcoming.length > 0 && <Cards listed={upcoming} today={today} />}
      {upcoming.length === 0 && (
        <div className="empty">
          {past.length === 0 ? (
            <>
              <h2>No events found</h2>
              <p>Try adjusting your search or filter criteria.</p>
            </>
          ) : (
            <p>None of these is still to come.</p>
          )}
        </div>
      )}
      {past.length > 0 && (
        <details className="events-past" open={upcoming.length === 0}>
          <summary>
            Past events <span className="muted">({past.length})</span>
          </summary>
          <Cards listed={past} today={today} />
        </details>
      )}
    </>
  )
}

function Cards({
  listed,
  today,
}: {
  listed: ListedEvent<CommunityEvent>[]
  today: string | undefined
}) {
  const [most, setMost] = useState(STEP)
  return (
    <>
      <ul className="events-list">
        {listed.slice(0, most).map(({ event, date }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the prebuilt list gets the current order without moving a card
          <EventCard key={place} event={event} date={date} today={today} />
        ))}
      </ul>
      {listed.length > most && (
        <button type="button" className="button button-quiet" onClick={() => setMost(most + STEP)}>
          Show more events
        </button>
      )}
    </>
  )
}
