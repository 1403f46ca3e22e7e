import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { browsingOf, categoriesOf, matching } from '#domain/events/browse.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { civilDateIn, clockIn } from '#domain/time/civil.ts'
import { $browsing } from '#stores/browsing.ts'
import { $now } from '#stores/clock.ts'
import { $events, loadEvents } from '#stores/events.ts'
import { BrowseToolbar } from './BrowseToolbar.tsx'
import { EventList } from './EventList.tsx'
import { EventsCalendar } from './EventsCalendar.tsx'
import '../eventHead.css'
import '../tones.css'
import './browse.css'

interface Props {
  /** The events that the page was built with. */
  events: readonly CommunityEvent[]
  /** The mosque's IANA zone. */
  zone: string
  /** ISO instant the page was built at. */
  builtAt: string
}

const EVERYTHING = browsingOf('')

/**
 * The events page: search, category, and the matching events as a list or a month (docs/product.md,
 * section 5).
 */
export function EventsBrowser({ events: builtEvents, zone, builtAt }: Props) {
  const built = useMemo(() => new Date(builtAt), [builtAt])
  const now = useSyncExternalStore($now.listen, $now.get, () => built)
  const browsing = useSyncExternalStore($browsing.listen, $browsing.get, () => EVERYTHING)
  const events = useStore($events) ?? builtEvents
  useEffect(() => void loadEvents(), [])

  const isBuilt = now === built
  const at = { date: civilDateIn(zone, now), clock: clockIn(zone, now) }
  const { search, category, view } = browsing
  const found = useMemo(() => matching(events, { search, category }), [events, search, category])
  return (
    <div className="events-browser">
      <BrowseToolbar browsing={browsing} categories={categoriesOf(events)} count={found.length} />
      {view === 'list' ? (
        <EventList events={found} at={at} isBuilt={isBuilt} />
      ) : (
        <EventsCalendar
          events={found}
          categories={categoriesOf(events)}
          at={isBuilt ? undefined : at}
          builtOn={civilDateIn(zone, built)}
          browsing={browsing}
        />
      )}
    </div>
  )
}
