import { useStore } from '@nanostores/react'
import { eventDate } from '#domain/events/dates.ts'
import { isLastOfMonth, isMonthly, type Repeats } from '#domain/events/recurrence.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { formatDay, weekdayName } from '#domain/time/format.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { DayField } from './DayField.tsx'
import type { EventPart } from './editor.ts'
import { $moment } from './list.ts'
import { nextEventDays, withSkipped } from './rules/thisWeek.ts'

/** How many of the next days can be canceled. */
const DAYS = 8

/** Whether the event recurs every week or month or lasts several days, until when, and the days off. */
export function RecurrenceFields(part: EventPart) {
  const { values, change } = part
  const { date, recurring, repeats } = values
  const isRecurring = recurring || isMonthly(repeats || undefined)
  const isSeveral = repeats === 'days'
  return (
    <fieldset className="event-times pile-m">
      <legend className="visually-hidden">Recurrence</legend>
      {!isSeveral && (
        <Checkbox
          label="Recurring"
          hint={isRecurring ? undefined : 'Takes place every week or every month.'}
          checked={isRecurring}
          onChange={every => change({ recurring: every, repeats: '' })}
        />
      )}
      {!isRecurring && (
        <Checkbox
          label="Several days"
          hint="Takes place every day from its date to its last day, at the same hours."
          checked={isSeveral}
          onChange={several => change({ repeats: several ? 'days' : '' })}
        />
      )}
      {isRecurring && (
        <Select
          label="How often"
          value={repeats || 'week'}
          options={choicesOn(eventDate(date))}
          onChange={every =>
            change(
              every === 'week'
                ? { recurring: true, repeats: '' }
                : { recurring: false, repeats: every },
            )
          }
        />
      )}
      {(isRecurring || isSeveral) && (
        <div className="field-row">
          {recurring && (
            <DayField
              part={part}
              name="from"
              label="First day"
              hint="Leave it empty if the event has no first day."
            />
          )}
          <DayField
            part={part}
            name="until"
            label="Last day"
            required={isSeveral}
            hint={isSeveral ? undefined : 'Leave it empty if the event has no last day.'}
          />
        </div>
      )}
      <DaysOff {...{ values, change }} />
    </fieldset>
  )
}

type Every = 'week' | Exclude<Repeats, 'days'>

/** What its date can stand for, in words: 'First Saturday of each month'. */
function choicesOn(date: string | undefined): { value: Every; label: string }[] {
  if (!date) {
    return [
      { value: 'week', label: 'Every week' },
      { value: 'monthWeekday', label: 'Every month on the weekday of its date' },
      { value: 'monthDay', label: 'Every month on the day of its date' },
    ]
  }
  const monthly = ['monthWeekday', 'monthLastWeekday', 'monthDay'] as const
  return [
    { value: 'week', label: `Every ${weekdayName(date)}` },
    ...monthly
      .filter(repeats => repeats !== 'monthLastWeekday' || isLastOfMonth(date))
      .map(value => ({
        value,
        label: rhythmInWords({ date, recurring: false, repeats: value }, date),
      })),
  ]
}

/** The next days of the event; a pressed one is off. */
function DaysOff({ values, change }: Pick<EventPart, 'values' | 'change'>) {
  const today = useStore($moment).date
  const { date, skipped, recurring, repeats, until } = values
  const isOnce = !recurring && !repeats
  const isKnown = recurring || (repeats === 'days' ? until !== '' : repeats !== '')
  const next = isKnown ? nextEventDays(values, today, DAYS) : []
  const known = isOnce
    ? skipped.filter(day => day === date)
    : next.length > 0
      ? skipped.filter(day => day >= today)
      : []
  const days = [...new Set([...known, ...next])].sort()
  if (days.length === 0) return null
  return (
    <fieldset className="line-2xs">
      <legend className="field-label">
        {recurring ? 'Weeks off' : isOnce ? 'Cancelled' : 'Days off'}
      </legend>
      {days.map(day => (
        <button
          key={day}
          type="button"
          className="chip"
          aria-pressed={skipped.includes(day)}
          onClick={() => change({ skipped: withSkipped(skipped, day, !skipped.includes(day)) })}
        >
          {formatDay(day).replace(/^\w+, /, '')}
        </button>
      ))}
      {repeats !== 'days' && !isOnce && (
        <p className="field-hint">
          Only one day at another time? Close this form and choose ‘Move this{' '}
          {weekdayName(days[0] ?? '')}’ at the event in the list, on a phone behind its ‘…’.
        </p>
      )}
    </fieldset>
  )
}
