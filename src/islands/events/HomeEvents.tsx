import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CommunityEvent } from '#domain/events/event.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { $now } from '#stores/clock.ts'
import { $events, loadEvents } from '#stores/events.ts'
import { EventsCarousel } from './EventsCarousel.tsx'
import { type BuiltWeek, Week } from './Week.tsx'
import './homeEvents.css'

interface Props {
  /** The events that the page was built with. */
  events: readonly CommunityEvent[]
  /** The mosque's IANA zone. */
  zone: string
  /** ISO instant the page was built at. */
  builtAt: string
  builtWeek: BuiltWeek
}

/** The carousel and the week of the home page: the build's events, then the current ones. */
export function HomeEvents({ events: builtEvents, zone, builtAt, builtWeek }: Props) {
  const now = useSyncExternalStore($now.listen, $now.get, () => null)
  const at = now ? wallMoment(zone, now) : undefined
  const fresh = useSyncExternalStore($events.listen, $events.get, () => null)
  const [hasAsked, setHasAsked] = useState(false)
  useEffect(() => void loadEvents().then(() => setHasAsked(true)), [])

  const events = fresh ?? builtEvents
  const isWaiting = events.length === 0 && !hasAsked
  return (
    <div className="home-events">
      <EventsCarousel
        state={isWaiting ? { status: 'loading' } : { status: 'ready', events }}
        zone={zone}
        builtAt={builtAt}
      />
      <Week events={events} built={builtWeek} at={at} />
    </div>
  )
}
