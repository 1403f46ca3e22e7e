import { memo } from 'react'
import type { EventResponse } from '#contract/events.ts'
import { CATEGORY_LABELS } from '#domain/events/categories.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { eventImage } from '#domain/events/image.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { eventDayInWords } from '#domain/events/words.ts'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { weekdayName } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { beginDeletion, setActive, skipDay } from './actions.ts'
import { duplicate, editEvent } from './editor.ts'
import { listedInWords } from './rules/listedInWords.ts'
import type { TableRow } from './rules/table.ts'
import { comingDay } from './rules/thisWeek.ts'
import './eventRow.css'

interface Props {
  row: TableRow<EventResponse>
  today: string
  /** A change of it is being saved. */
  isBusy: boolean
}

/** One event; on a phone its cells become a card's lines. */
export const EventRow = memo(function EventRow({ row, today, isBusy }: Props) {
  const { event, isOver } = row
  const image = eventImage(event.image)
  const { title } = event
  const status = listedInWords(event, today)
  return (
    <tr data-hidden={!event.active || undefined} data-over={isOver || undefined}>
      <td>
        <div className="events-what">
          {image ? (
            <img
              key={image}
              src={pictureAt(image, 320)}
              alt=""
              width="96"
              height="60"
              loading="lazy"
            />
          ) : (
            <span className="events-no-image">
              <Icon name="image" />
            </span>
          )}
          <div>
            <p>
              <b>{title}</b> {isOver && <span className="badge badge-plain">Over</span>}{' '}
              {status && <span className="badge badge-plain">{status}</span>}
            </p>
            <p className="events-description muted">{event.description}</p>
          </div>
        </div>
      </td>
      <td data-label="Date & Time">
        <When row={row} today={today} isBusy={isBusy} />
      </td>
      <td data-label="Location">{event.location}</td>
      <td data-label="Category">
        <span className="badge badge-plain">{CATEGORY_LABELS[event.category]}</span>
      </td>
      <td data-label="Recurring">{recurs(event) ? 'Yes' : 'No'}</td>
      <td data-label="Visible">
        <button
          key={event.id}
          type="button"
          role="switch"
          className="switch"
          aria-checked={event.active}
          aria-disabled={isBusy || undefined}
          aria-label={`Visible to the public: ${title}`}
          onClick={() => void setActive(event, !event.active)}
        />
      </td>
      <td>
        <div className="events-actions">
          <Button icon="pencil" onClick={() => editEvent(event)}>
            Edit<span className="visually-hidden"> {title}</span>
          </Button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Duplicate ${title}`}
            title="Duplicate"
            onClick={() => duplicate(event)}
          >
            <Icon name="copy" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Delete ${title}`}
            title="Delete"
            onClick={() => beginDeletion(event)}
          >
            <Icon name="trash-2" />
          </button>
        </div>
      </td>
    </tr>
  )
})

function When({ row, today, isBusy }: Props) {
  const { event, date } = row
  const coming = comingDay(event, today)
  const hours = hoursInWords(event, date)
  const rhythm = rhythmInWords(event, date)
  const isOff = coming?.isSkipped ?? false
  return (
    <div className="events-when">
      {rhythm && <p>{rhythm}</p>}
      <p className={rhythm ? 'muted' : undefined}>
        {date ? eventDayInWords(date, today) : rhythm ? 'No upcoming day' : 'No date'}
      </p>
      {hours && <p className="muted">{hours}</p>}
      {isOff && coming && <p className="events-off">Off this {weekdayName(coming.date)}</p>}
      {coming && (
        <Button kind="link" busy={isBusy} onClick={() => void skipDay(event, coming.date, !isOff)}>
          {isOff ? `Bring back this ${weekdayName(coming.date)}` : 'Not this week'}
          <span className="visually-hidden">: {event.title}</span>
        </Button>
      )}
    </div>
  )
}
