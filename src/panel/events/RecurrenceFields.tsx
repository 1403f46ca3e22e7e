import { useStore } from '@nanostores/react'
import { eventDate } from '#domain/events/dates.ts'
import { formatDay, weekdayName } from '#domain/time/format.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { $moment } from './list.ts'
import type { FormPart } from './part.ts'
import { nextDays, withSkipped } from './rules/thisWeek.ts'

/** How many of the next weeks can be canceled. */
const WEEKS = 8

/** Whether the event is weekly, from when to when, and the weeks on which it is off. */
export function RecurrenceFields({ values, errors, change }: FormPart) {
  const today = useStore($moment).date
  const { date, from, until, skipped, recurring } = values
  const day = eventDate(date)
  const next = recurring ? nextDays(values, today, WEEKS) : []
  const days = [...new Set([...skipped.filter(one => one >= today), ...next])].sort()
  return (
    <fieldset className="event-times">
      <legend className="visually-hidden">Recurrence</legend>
      <Checkbox
        label="Recurring"
        hint={day ? `Takes place every ${weekdayName(day)}.` : 'Takes place every week.'}
        checked={recurring}
        onChange={every => change({ recurring: every })}
      />
      {recurring && (
        <>
          <div className="event-pair">
            <TextField
              label="First day"
              type="date"
              optional
              hint="Leave it empty if the event has no first day."
              value={from}
              error={errors.from}
              onChange={first => change({ from: first })}
            />
            <TextField
              label="Last day"
              type="date"
              optional
              hint="Leave it empty if the event has no last day."
              value={until}
              error={errors.until}
              onChange={last => change({ until: last })}
            />
          </div>
          {days.length > 0 && (
            <fieldset className="event-weeks">
              <legend className="field-label">Weeks off</legend>
              {days.map(one => (
                <button
                  key={one}
                  type="button"
                  className="chip"
                  aria-pressed={skipped.includes(one)}
                  onClick={() =>
                    change({ skipped: withSkipped(skipped, one, !skipped.includes(one)) })
                  }
                >
                  {formatDay(one).replace(/^\w+, /, '')}
                </button>
              ))}
            </fieldset>
          )}
        </>
      )}
    </fieldset>
  )
}
