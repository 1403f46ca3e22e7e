import { eventPath } from '#domain/events/address.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import { hoursOn } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { eventDayInWords } from '#domain/events/words.ts'
import { eventCarouselTexts as texts } from '#texts/eventCarousel.ts'
import { eventDayTexts } from '#texts/eventWords.ts'
import { EventPicture } from './EventPicture.tsx'
import { MoreInfo } from './EventText.tsx'

interface Props {
  event: CommunityEvent
  /** Its next day; undefined for an event without a date. */
  date: string | undefined
  /** The mosque's day; undefined in the prebuilt page, where no day is called 'today'. */
  today: string | undefined
  /** It may come next, so its picture is loaded. */
  isNear: boolean
}

/** One event: picture, when, what, where. */
export function EventSlide({ event, date, today, isNear }: Props) {
  const start = date && hoursOn(event, date).start
  const hours = hoursInWords(event, date)
  const canceled = canceledOn(event, date)
  return (
    <article className="event-slide">
      <div className="event-slide-picture">
        <EventPicture
          event={event}
          sizes="(min-width: 60rem) 30rem, (min-width: 40rem) 50vw, 36vw"
          blank={texts.noPicture}
          isNear={isNear}
        />
      </div>
      <div className="event-slide-body">
        {date ? (
          <time dateTime={start ? `${date}T${start}` : date}>
            <b>{eventDayInWords(date, today)}</b> {hours && <bdi>{hours}</bdi>}
            {canceled && <strong className="event-card-missed"> {canceled}</strong>}
          </time>
        ) : (
          <b>{eventDayTexts.undated}</b>
        )}
        <h3>
          <a href={eventPath(event)} lang={event.lang?.title} dir="auto">
            {event.title}
          </a>
        </h3>
        <p lang={event.lang?.location} dir="auto">
          {event.location}
        </p>
        <MoreInfo event={event} />
      </div>
    </article>
  )
}
