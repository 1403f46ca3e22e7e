import { useStore } from '@nanostores/react'
import { memo, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import { browsingOf, categoriesOf, matching } from '#domain/events/browse.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { isListed } from '#domain/events/listed.ts'
import { categories as list } from '#domain/lists/categories.ts'
import { civilDateIn, wallMoment } from '#domain/time/civil.ts'
import { $browsing } from '#stores/browsing.ts'
import { $now } from '#stores/clock.ts'
import { $earlierEvents, $events, loadEarlierEvents, loadEvents } from '#stores/events.ts'
import { BrowseToolbar } from './BrowseToolbar.tsx'
import { EventList } from './EventList.tsx'
import { EventsCalendar } from './EventsCalendar.tsx'
import '../eventPicture.css'
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
const List = memo(EventList)
const Calendar = memo(EventsCalendar)

/**
 * The events page: search, category, and the matching events as a list or a month (docs/product.md,
 * section 5).
 */
export function EventsBrowser({ events: builtEvents, zone, builtAt }: Props) {
  const built = useMemo(() => new Date(builtAt), [builtAt])
  // That the page is some days old does not keep it from responding as it appears.
  const now = useDeferredValue(useSyncExternalStore($now.listen, $now.get, () => built))
  const browsing = useSyncExternalStore($browsing.listen, $browsing.get, () => EVERYTHING)
  const all = useStore($events) ?? builtEvents
  const earlier = useStore($earlierEvents)
  useEffect(() => void loadEvents(), [])

  const isBuilt = now === built
  const { date, clock } = wallMoment(zone, now)
  const at = useMemo(() => ({ date, clock }), [date, clock])
  const events = useMemo(() => all.filter(event => isListed(event, date)), [all, date])
  const categories = useMemo(() => {
    const found = [...categoriesOf(events), ...(earlier?.categories ?? [])]
    return list.ids().filter(category => found.includes(category))
  }, [events, earlier])
  // The controls respond at once; the many cards or days follow after that paint.
  const shown = useDeferredValue(browsing)
  const { search, category, view, month } = shown
  const goesBack = view === 'calendar' && month !== undefined && month < (earlier?.before ?? '')
  const needsEarlier = earlier !== null && (search !== '' || category !== '' || goesBack)
  useEffect(() => {
    if (needsEarlier) void loadEarlierEvents()
  }, [needsEarlier])
  const found = useMemo(() => matching(events, { search, category }), [events, search, category])
  return (
    <div className="events-browser">
      <BrowseToolbar
        browsing={browsing}
        categories={categories}
        count={found.length + (needsEarlier ? 0 : (earlier?.count ?? 0))}
      />
      {view === 'list' ? (
        <List events={found} earlier={needsEarlier ? null : earlier} at={at} isBuilt={isBuilt} />
      ) : (
        <Calendar
          events={found}
          categories={categories}
          at={isBuilt ? undefined : at}
          builtOn={civilDateIn(zone, built)}
          browsing={shown}
        />
      )}
    </div>
  )
}
