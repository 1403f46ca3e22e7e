import { memo } from 'react'
import type { EventResponse } from '#contract/events.ts'
import { eventImage } from '#domain/events/image.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { categories } from '#domain/lists/categories.ts'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { inItsLanguage } from '#locale/script.ts'
import { TranslateLink } from '#panel/languages/TranslateLink.tsx'
import { beginDeletion, setActive } from './actions.ts'
import { EventWhen } from './EventWhen.tsx'
import { duplicate, editEvent } from './editor.ts'
import type { TableRow } from './rules/table.ts'
import './eventRow.css'

interface Props {
  row: TableRow<EventResponse>
  today: string
  /** A change of it is being saved. */
  isBusy: boolean
  /** On a phone all about it is shown, and otherwise what and when. */
  isOpen: boolean
  onOpen: (id: string) => void
  /** Whether it is among the chosen ones; undefined while none are chosen. */
  isChosen: boolean | undefined
  onChoose: (id: string) => void
}

/** One event; on a phone its cells become two lines, and more on request. */
export const EventRow = memo(function EventRow(props: Props) {
  const { row, today, isBusy, isOpen, onOpen, isChosen, onChoose } = props
  const { event, isOver } = row
  return (
    <tr
      data-hidden={!event.active || undefined}
      data-over={isOver || undefined}
      data-open={isOpen || undefined}
    >
      <td>
        <EventWhat {...{ row, isChosen, onChoose }} />
      </td>
      <td className="events-when-cell" data-label="Date & Time">
        <EventWhen row={row} today={today} isBusy={isBusy} />
      </td>
      <td data-label="Location">{event.location}</td>
      <td data-label="Category">
        <span className="badge badge-plain">{categories.name(event.category)}</span>
      </td>
      <td data-label="Recurring">{recurs(event) ? 'Yes' : 'No'}</td>
      <td data-label="Visible">
        <button
          key={event.id}
          type="button"
          role="switch"
          className="switch bare-button"
          aria-checked={event.active}
          aria-disabled={isBusy || undefined}
          aria-label={`Visible to the public: ${event.title}`}
          onClick={() => void setActive(event, !event.active)}
        />
      </td>
      <td>
        <EventActions {...{ event, isOpen, onOpen }} />
      </td>
    </tr>
  )
})

/** Its picture, title and description. */
function EventWhat({ row, isChosen, onChoose }: Pick<Props, 'row' | 'isChosen' | 'onChoose'>) {
  const { event, isOver, status } = row
  const { title } = event
  const image = eventImage(event.image)
  return (
    <div className="events-what pile-xs">
      {isChosen !== undefined && (
        <label className="events-choice">
          <input type="checkbox" checked={isChosen} onChange={() => onChoose(event.id)} />
          <span className="visually-hidden">Choose {title}</span>
        </label>
      )}
      {image ? (
        <img key={image} src={pictureAt(image, 320)} alt="" width="96" height="60" loading="lazy" />
      ) : (
        <span className="events-no-image">
          <Icon name="image" />
        </span>
      )}
      <div>
        <p>
          {event.calendar ? (
            <b {...inItsLanguage(title)}>{title}</b>
          ) : (
            <button
              type="button"
              className="events-title bare-button"
              {...inItsLanguage(title)}
              onClick={() => editEvent(event)}
            >
              {title}
            </button>
          )}{' '}
          {event.calendar && <span className="badge badge-plain">From a calendar</span>}{' '}
          {isOver && <span className="badge badge-plain">Over</span>}{' '}
          {status && <span className="badge badge-plain">{status}</span>}
          {!event.active && <span className="badge badge-plain events-tight">Hidden</span>}
        </p>
        <p className="events-description two-lines muted" {...inItsLanguage(event.description)}>
          {event.description}
        </p>
      </div>
    </div>
  )
}

/** What can be done with it, and on a phone the button that shows the rest. */
function EventActions({
  event,
  isOpen,
  onOpen,
}: Pick<Props, 'isOpen' | 'onOpen'> & { event: EventResponse }) {
  const { title } = event
  return (
    <>
      <div className="events-actions">
        {!event.calendar && (
          <Button icon="pencil" onClick={() => editEvent(event)}>
            Edit<span className="visually-hidden"> {title}</span>
          </Button>
        )}
        <IconButton
          icon="copy"
          aria-label={`Duplicate ${title}`}
          title="Duplicate"
          onClick={() => duplicate(event)}
        />
        <TranslateLink group={`event:${event.id}`} title={title} isIcon />
        {!event.calendar && (
          <IconButton
            icon="trash2"
            aria-label={`Delete ${title}`}
            title="Delete"
            onClick={() => beginDeletion(event)}
          />
        )}
      </div>
      <IconButton
        icon={isOpen ? 'x' : 'ellipsis'}
        className="icon-button events-more"
        aria-label={`More for ${title}`}
        aria-expanded={isOpen}
        onClick={() => onOpen(event.id)}
      />
    </>
  )
}
