import { CATEGORY_LABELS } from '#domain/events/categories.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { hoursInWords, hoursOn } from '#domain/events/hours.ts'
import { eventDayInWords } from '#domain/events/words.ts'
import { eventCarouselTexts as texts } from '#texts/eventCarousel.ts'
import { eventDayTexts } from '#texts/eventWords.ts'
import { EventPicture } from './EventPicture.tsx'
import { EventText } from './EventText.tsx'

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
  const { recurring, repeats } = event
  const often = recurring ? texts.weekly : repeats && repeats !== 'days' && texts.monthly
  return (
    <article className="event-slide">
      <div className="event-slide-picture">
        <EventPicture
          event={event}
          sizes="(min-width: 52rem) 40rem, 92vw"
          blank={texts.noPicture}
          isNear={isNear}
        />
      </div>
      <div className="event-slide-body">
        <p className="event-slide-kind">
          {CATEGORY_LABELS[event.category]}
          {often && <span> · {often}</span>}
        </p>
        <h3>{event.title}</h3>
        <p className="event-slide-when">
          {date ? (
            <time dateTime={start ? `${date}T${start}` : date}>
              <b>{eventDayInWords(date, today)}</b>
              {hours && (
                <span>
                  <bdi>{hours}</bdi>
                </span>
              )}
            </time>
          ) : (
            <b>{eventDayTexts.undated}</b>
          )}
          <span className="event-slide-where">{event.location}</span>
        </p>
        <EventText event={event} className="event-slide-text" />
      </div>
    </article>
  )
}
