import { eventCarouselTexts } from '#texts/eventCarousel.ts'

/** The carousel's skeleton while its events are loading. */
export function SlideSkeleton() {
  return (
    <div className="event-slide" role="status">
      <div className="event-slide-picture skeleton" />
      <div className="event-slide-body">
        <p className="muted">{eventCarouselTexts.loading}</p>
        <div className="skeleton event-slide-bar" />
        <div className="skeleton event-slide-bar" />
      </div>
    </div>
  )
}
