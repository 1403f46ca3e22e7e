import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { carouselEvents } from '#domain/events/carousel.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { Carousel } from '#islands/ui/carousel/Carousel.tsx'
import { $now } from '#stores/clock.ts'
import { $events, loadEvents } from '#stores/events.ts'
import { eventCarouselTexts as texts } from '#texts/eventCarousel.ts'
import { EventSlide } from './EventSlide.tsx'
import { type BuiltWeek, Week } from './Week.tsx'
import './eventPicture.css'
import './eventsCarousel.css'
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

type EventsState = { status: 'loading' } | { status: 'ready'; events: readonly CommunityEvent[] }

interface EventsCarouselProps {
  state: EventsState
  /** The mosque's IANA zone. */
  zone: string
  /** ISO instant the page was built at: the prebuilt slides are for that moment. */
  builtAt: string
}

/** The events of the coming days, one at a time (docs/product.md, section 5). */
export function EventsCarousel({ state, zone, builtAt }: EventsCarouselProps) {
  const built = useMemo(() => new Date(builtAt), [builtAt])
  const now = useSyncExternalStore($now.listen, $now.get, () => built)

  // A page that was built without events mostly still has none, so the line stays as it is.
  if (state.status === 'loading') {
    return (
      <p className="muted" role="status">
        {texts.loading}
      </p>
    )
  }

  const at = wallMoment(zone, now)
  const slides = carouselEvents(state.events, at)
  if (slides.length === 0) {
    return <p className="muted">{texts.none}</p>
  }
  const today = now === built ? undefined : at.date
  return (
    <Carousel
      name={texts.name}
      texts={texts.controls}
      slides={slides.map(({ event, date }) => ({
        key: event.id,
        title: event.title,
        render: isNear => <EventSlide {...{ event, date, today, isNear }} />,
      }))}
    />
  )
}
