import type { CommunityEvent } from '#domain/events/event.ts'
import { canEnlarge, eventPicture } from '#domain/events/picture.ts'
import { focusTenths } from '#domain/pictures/focus.ts'
import { eventPictureTexts } from '#texts/eventPicture.ts'

interface Props {
  event: CommunityEvent
  /** How wide it is shown, for its `sizes`. */
  sizes: string
  /** The text of an event without a picture, over the drawing of its category. */
  blank: string
  isNear?: boolean | undefined
}

/** An event's picture, whole or filling its frame, and opened larger by a button; without one, a drawing of its category. */
export function EventPicture({ event, sizes, blank, isNear }: Props) {
  const picture = eventPicture(event.image)
  if (!picture) {
    return (
      <p className="event-blank" data-drawing={event.category}>
        <span>{blank}</span>
      </p>
    )
  }
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcset}
      sizes={picture.srcset && sizes}
      {...(event.focus && focusTenths(event.focus))}
      alt=""
      width="800"
      height="500"
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
  if (!canEnlarge(event.image)) return image
  return (
    <button
      type="button"
      className="event-enlarge"
      aria-label={eventPictureTexts.enlarge(event.title)}
      aria-haspopup="dialog"
      onClick={async ({ currentTarget }) => {
        const { enlarge } = await import('./enlarge.ts')
        enlarge(event, currentTarget)
      }}
    >
      {image}
    </button>
  )
}
