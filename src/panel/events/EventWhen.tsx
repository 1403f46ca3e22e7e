import { useState } from 'react'
import type { EventResponse } from '#contract/events.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import { eventDayInWords } from '#domain/events/dayWords.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { formatShortDay, weekdayName } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { skipDay } from './actions.ts'
import { MoveForm } from './MoveForm.tsx'
import type { TableRow } from './rules/table.ts'
import { comingDay } from './rules/thisWeek.ts'

interface Props {
  row: TableRow<EventResponse>
  today: string
  isBusy: boolean
}

/** When an event is next, and its coming day taken off or brought back by one tap. */
export function EventWhen({ row, today, isBusy }: Props) {
  const { event, date } = row
  const [moving, setMoving] = useState(false)
  // What comes from a calendar is changed there.
  const coming = event.calendar ? undefined : comingDay(row, today)
  const hours = hoursInWords(event, date)
  const rhythm = rhythmInWords(event, date)
  const isOff = coming?.isSkipped ?? false
  const canceled = canceledOn(event, coming?.date ?? date)
  return (
    <div className="events-when">
      <div>
        {rhythm && <p className="events-roomy">{rhythm}</p>}
        <p className={rhythm ? 'muted' : undefined}>
          <DayInWords date={date} today={today} none={rhythm ? 'No upcoming day' : 'No date'} />
        </p>
        {hours && <p className="muted">{hours}</p>}
        {isOff && !canceled && coming && (
          <p className="events-off">Off on {formatShortDay(coming.date)}</p>
        )}
        {canceled && <p className="events-off">{canceled}</p>}
      </div>
      {coming && (isOff || !canceled) && (
        <div className="cluster">
          <Button
            kind="link"
            busy={isBusy}
            onClick={() => void skipDay(event, coming.date, !isOff)}
          >
            {isOff
              ? 'Bring back'
              : !recurs(event)
                ? 'Cancel it'
                : coming.date === today
                  ? 'Not today'
                  : `Not on ${formatShortDay(coming.date)}`}
            <span className="visually-hidden">
              {isOff && ` ${formatShortDay(coming.date)}`}: {event.title}
            </span>
          </Button>
          {!isOff && recurs(event) && (
            <span className="events-move">
              <Button kind="link" aria-haspopup="dialog" onClick={() => setMoving(true)}>
                Move this {weekdayName(coming.date)}
                <span className="visually-hidden">: {event.title}</span>
              </Button>
            </span>
          )}
        </div>
      )}
      {moving && coming && (
        <Dialog title={`Move “${event.title}”`} onClose={() => setMoving(false)}>
          <MoveForm event={event} date={coming.date} onDone={() => setMoving(false)} />
        </Dialog>
      )}
    </div>
  )
}

/** The day in full, and on phones as short as its line. */
function DayInWords({
  date,
  today,
  none,
}: {
  date: string | undefined
  today: string
  none: string
}) {
  if (!date) return none
  return (
    <>
      <span className="events-roomy">{eventDayInWords(date, today)}</span>
      <span className="events-tight">
        {date === today ? 'Today' : formatShortDay(date)}
        {date.slice(0, 4) !== today.slice(0, 4) && `, ${date.slice(0, 4)}`}
      </span>
    </>
  )
}
