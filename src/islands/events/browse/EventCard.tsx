import { memo } from 'react'
import { eventPath } from '#domain/events/address.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { isOnNow, missInWords } from '#domain/events/groups.ts'
import { hoursInWords, relationInWords } from '#domain/events/hours.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { eventDayInWords } from '#domain/events/words.ts'
import { categories, markOf } from '#domain/lists/categories.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { Glyph } from '#islands/ui/Glyph.tsx'
import { eventCardTexts as texts } from '#texts/eventList.ts'
import { eventDayTexts, eventStateTexts } from '#texts/eventWords.ts'
import { EventPicture } from '../EventPicture.tsx'
import { EventText } from '../EventText.tsx'
import { PIN } from './glyphs.ts'

interface Props {
  event: CommunityEvent
  /** The day to show; undefined for an event without a date. */
  date: string | undefined
  /** The mosque's moment; undefined in the prebuilt page, where a weekly event shows only its weekday. */
  at: WallMoment | undefined
  /** Whether events of one day are marked, since weekly ones are beside them. */
  marksOnce: boolean
}

/** What a card shows of its event. */
const shownOf = ({ event, date }: Props) =>
  JSON.stringify([event, date && event.times?.[date]], (name, value) =>
    name === 'times' || name === 'revision' ? undefined : value,
  )

/**
 * One event of the list (docs/product.md, section 5). What the API sends is mostly what the page was
 * built with: such a card is not rendered again.
 */
export const EventCard = memo(
  Card,
  (before, after) =>
    before.at === after.at &&
    before.date === after.date &&
    before.marksOnce === after.marksOnce &&
    shownOf(before) === shownOf(after),
)

function Card({ event, date, at, marksOnce }: Props) {
  const hours = hoursInWords(event, date)
  const relation = hours && relationInWords(event)
  const every = rhythmInWords(event, date)
  const isRecurring = recurs(event)
  const isOnce = marksOnce && !isRecurring && date !== undefined
  const missed = at && missInWords(event, at.date)
  const canceled = canceledOn(event, date)
  const isOn = !canceled && at && date && isOnNow(event, date, at)
  return (
    <li>
      <article
        className="event-card"
        data-tone={markOf(event.category)}
        data-once={isOnce || undefined}
      >
        <div className="event-card-picture">
          <EventPicture
            event={event}
            sizes="(min-width: 48rem) 24rem, 92vw"
            blank={texts.noPicture}
          />
        </div>
        <div className="event-card-body">
          <p className="event-card-badges">
            <span className="event-badge">{categories.name(event.category)}</span>
            {isRecurring && <span className="badge badge-plain">{eventStateTexts.recurring}</span>}
            {isOnce && <span className="badge">{texts.once}</span>}
          </p>
          <h3>
            <a href={eventPath(event)} lang={event.lang?.title} dir="auto">
              {event.title}
            </a>
          </h3>
          <p className="event-card-when">
            <span>
              <b>
                {date ? (!at && every) || eventDayInWords(date, at?.date) : eventDayTexts.undated}
              </b>
              {isOn && <b className="event-card-now"> · {eventStateTexts.onNow}</b>}
            </span>
            {hours && (
              <span>
                <bdi>{hours}</bdi>
              </span>
            )}
            {relation && !hours.startsWith(relation) && <span className="muted">{relation}</span>}
            {/* The prebuilt page keeps its room: the days show up in it without moving what is below. */}
            {every && (
              <span className={at ? 'muted' : 'event-card-kept'}>{at ? every : '\u00a0'}</span>
            )}
            {canceled && <strong className="event-card-missed">{canceled}</strong>}
            {missed && <strong className="event-card-missed">{missed}</strong>}
          </p>
          {event.location && (
            <p className="event-card-where">
              <Glyph shapes={PIN} />
              <span lang={event.lang?.location} dir="auto">
                {event.location}
              </span>
            </p>
          )}
          <EventText event={event} className="event-card-text" />
        </div>
      </article>
    </li>
  )
}
