import { useMemo, useSyncExternalStore } from 'react'
import { carouselEvents } from '#domain/events/carousel.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { Carousel } from '#islands/ui/carousel/Carousel.tsx'
import { $now } from '#stores/clock.ts'
import { eventCarouselTexts as texts } from '#texts/eventCarousel.ts'
import { EventSlide } from './EventSlide.tsx'
import './eventPicture.css'
import './eventsCarousel.css'

type EventsState = { status: 'loading' } | { status: 'ready'; events: readonly CommunityEvent[] }

interface Props {
  state: EventsState
  /** The mosque's IANA zone. */
  zone: string
  /** ISO instant the page was built at: the prebuilt slides are for that moment. */
  builtAt: string
}

/** The events of the coming days, one at a time (docs/product.md, section 5). */
export function EventsCarousel({ state, zone, builtAt }: Props) {
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
