import { useMemo, useState, useSyncExternalStore } from 'react'
import { carouselEvents } from '#domain/events/carousel.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { CarouselControls } from '#islands/ui/carousel/CarouselControls.tsx'
import { useCarousel } from '#islands/ui/carousel/useCarousel.ts'
import { $now } from '#stores/clock.ts'
import { carouselTexts } from '#texts/carousel.ts'
import { eventCarouselTexts as texts } from '#texts/eventCarousel.ts'
import { EventSlide } from './EventSlide.tsx'
import { SlideSkeleton } from './SlideSkeleton.tsx'
import '#islands/ui/carousel/carousel.css'
import './eventPicture.css'
import './eventsCarousel.css'

export type EventsState =
  | { status: 'loading' }
  | { status: 'ready'; events: readonly CommunityEvent[] }

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
  const carousel = useCarousel()
  const [spoken, setSpoken] = useState('')

  if (state.status === 'loading') return <SlideSkeleton />

  const at = wallMoment(zone, now)
  const slides = carouselEvents(state.events, at)
  if (slides.length === 0) {
    return <p className="empty">{texts.none}</p>
  }
  const { live, selected, setHeld } = carousel
  const today = now === built ? undefined : at.date
  return (
    <section
      className="carousel"
      aria-roledescription={carouselTexts.kind}
      aria-label={texts.name}
      data-live={live || undefined}
      onPointerEnter={({ pointerType }) => setHeld('hover', pointerType === 'mouse')}
      onPointerLeave={() => setHeld('hover', false)}
      onFocus={({ target }) => setHeld('focus', target.matches(':focus-visible'))}
      onBlur={() => setHeld('focus', false)}
    >
      {/* Before hydration it scrolls, so it must be focusable for keys. */}
      <div className="carousel-window">
        <div className="carousel-viewport" ref={carousel.viewport} tabIndex={live ? undefined : 0}>
          <ul className="carousel-track">
            {slides.map(({ event, date }, index) => (
              <li
                key={event.id}
                className="carousel-slide"
                aria-label={carouselTexts.place(index + 1, slides.length)}
                inert={live && index !== selected}
              >
                <EventSlide
                  event={event}
                  date={date}
                  today={today}
                  isNear={index === carousel.near}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {slides.length > 1 && (
        <CarouselControls
          carousel={carousel}
          titles={slides.map(({ event }) => event.title)}
          texts={texts.controls}
          onChoose={index =>
            setSpoken(
              carouselTexts.shown(index + 1, slides.length, slides[index]?.event.title ?? ''),
            )
          }
        />
      )}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </section>
  )
}
