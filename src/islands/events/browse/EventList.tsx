import { useEffect, useState } from 'react'
import type { ListedEvent } from '#domain/events/carousel.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { grouped } from '#domain/events/groups.ts'
import { listing } from '#domain/events/listing.ts'
import { recurs } from '#domain/events/recurrence.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { type $earlierEvents, loadEarlierEvents } from '#stores/events.ts'
import { eventListTexts } from '#texts/eventList.ts'
import { EventCard } from './EventCard.tsx'

/** How many cards there are at first, and how many each 'Show more' adds. */
const STEP = 60

interface Props {
  events: readonly CommunityEvent[]
  /** Past events that are not among them yet. */
  earlier?: typeof $earlierEvents.value
  at: WallMoment
  /** The page is as it was built: no day is called today. */
  isBuilt?: boolean
}

/** Coming events in groups, the next first; past events are folded, unless there are no others. */
export function EventList({ events, earlier = null, at, isBuilt = false }: Props) {
  const [most, setMost] = useState(STEP)
  const { upcoming, past } = listing(events, at)
  const marksOnce = events.some(recurs)
  const pastCount = past.length + (earlier?.count ?? 0)
  const showsPast = upcoming.length === 0
  const needsEarlier = showsPast && earlier !== null
  useEffect(() => {
    if (needsEarlier) void loadEarlierEvents()
  }, [needsEarlier])
  const shared = { at: isBuilt ? undefined : at, marksOnce }
  return (
    <>
      {grouped(upcoming.slice(0, most), at.date).map(({ group, listed }, place) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: the prebuilt groups become the current ones in place
          key={place}
          className="events-group"
          data-later={(isBuilt && place > 0) || undefined}
        >
          <h2>{isBuilt ? eventListTexts.coming : eventListTexts.groups[group]}</h2>
          <Cards listed={listed} {...shared} />
        </section>
      ))}
      {upcoming.length > most && (
        <button type="button" className="button button-quiet" onClick={() => setMost(most + STEP)}>
          {eventListTexts.more}
        </button>
      )}
      {upcoming.length === 0 && (
        <div className="empty">
          {pastCount === 0 ? (
            <>
              <h2>{eventListTexts.none}</h2>
              <p>{eventListTexts.noneHint}</p>
            </>
          ) : (
            <p>{eventListTexts.onlyPast}</p>
          )}
        </div>
      )}
      {pastCount > 0 && (
        <details
          className="events-past"
          open={showsPast}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) void loadEarlierEvents()
          }}
        >
          <summary>
            <h2>{eventListTexts.past}</h2> <span className="muted">({pastCount})</span>
          </summary>
          <PastCards listed={past} {...shared} />
          {earlier && (
            <p className="muted" role="status">
              {earlier.failed ? eventListTexts.notLoaded : eventListTexts.loading}
            </p>
          )}
        </details>
      )}
    </>
  )
}

interface CardsProps {
  listed: ListedEvent[]
  at: WallMoment | undefined
  marksOnce: boolean
}

function Cards({ listed, ...shared }: CardsProps) {
  return (
    <ul className="events-list">
      {listed.map(({ event, date }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the prebuilt list gets the current order without moving a card
        <EventCard key={place} event={event} date={date} {...shared} />
      ))}
    </ul>
  )
}

function PastCards({ listed, ...shared }: CardsProps) {
  const [most, setMost] = useState(STEP)
  return (
    <>
      <Cards listed={listed.slice(0, most)} {...shared} />
      {listed.length > most && (
        <button type="button" className="button button-quiet" onClick={() => setMost(most + STEP)}>
          {eventListTexts.more}
        </button>
      )}
    </>
  )
}
