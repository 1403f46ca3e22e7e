import { eventPath } from '#domain/events/address.ts'
import { CATEGORY_LABELS } from '#domain/events/categories.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { hoursInWords, relationInWords } from '#domain/events/hours.ts'
import { eventPicture } from '#domain/events/picture.ts'
import { eventDayInWords } from '#domain/events/words.ts'
import { weekdayName } from '#domain/time/civil.ts'
import { Glyph } from '#islands/ui/Glyph.tsx'
import { PIN } from './glyphs.ts'

interface Props {
  event: CommunityEvent
  /** The day to show; undefined for an event without a date. */
  date: string | undefined
  /** The mosque's day; undefined in the prebuilt page, where a weekly event shows only its weekday. */
  today: string | undefined
}

/** One event of the list (docs/product.md, section 5). */
export function EventCard({ event, date, today }: Props) {
  const picture = eventPicture(event.image)
  const hours = hoursInWords(event, date)
  const relation = hours && relationInWords(event)
  return (
    <li>
      <article className="event-card" data-tone={event.category}>
        <div className="event-card-picture">
          {picture ? (
            <img
              src={picture.src}
              srcSet={picture.srcset}
              sizes={picture.srcset && '(min-width: 48rem) 24rem, 92vw'}
              alt=""
              width="800"
              height="500"
              loading="lazy"
              decoding="async"
            />
          ) : (
            <p>No Image</p>
          )}
        </div>
        <div className="event-card-body">
          <p className="event-card-badges">
            <span className="event-badge">{CATEGORY_LABELS[event.category]}</span>
            {event.recurring && <span className="badge badge-plain">Recurring</span>}
          </p>
          <h2>
            <a href={eventPath(event)}>{event.title}</a>
          </h2>
          <p className="event-card-when">
            <b>{dayOf(event, date, today)}</b>
            {hours && <span>{hours}</span>}
            {relation && !hours.startsWith(relation) && <span className="muted">{relation}</span>}
          </p>
          {event.location && (
            <p className="event-card-where">
              <Glyph shapes={PIN} />
              {event.location}
            </p>
          )}
          <p className="event-card-text">{event.description}</p>
          {event.moreInfoUrl && (
            <a className="arrow-link" href={event.moreInfoUrl} target="_blank" rel="noopener">
              More Info
              <span className="visually-hidden"> about {event.title}, in a new tab</span>
            </a>
          )}
        </div>
      </article>
    </li>
  )
}

function dayOf(event: CommunityEvent, date: string | undefined, today: string | undefined): string {
  if (!date) return 'Date to be announced'
  if (event.recurring && !today) return `Every ${weekdayName(date)}`
  return eventDayInWords(date, today)
}
