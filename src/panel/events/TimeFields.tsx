import { useStore } from '@nanostores/react'
import { spanInWords } from '#domain/events/relative.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { $moment } from './list.ts'
import type { FormPart } from './part.ts'
import { RelativeFields } from './RelativeFields.tsx'
import { endWarning, pastWarning } from './rules/problems.ts'
import { hoursOfDay } from './rules/typedHours.ts'
import { minutesTyped } from './rules/values.ts'
import { useTypedHours } from './useTypedHours.ts'

const STARTS = [
  { value: 'clock' as const, label: 'At a time' },
  { value: 'prayer' as const, label: 'With a prayer' },
]
const ENDS = [
  { value: 'clock' as const, label: 'At a time' },
  { value: 'lasts' as const, label: 'After a number of minutes' },
  { value: 'prayer' as const, label: 'With a prayer' },
]

/** When the event is: its day, and hours on the clock or by the prayers, whose times move. */
export function TimeFields({ values, errors, change }: FormPart) {
  const hours = useTypedHours(values)(values)
  const today = useStore($moment).date
  const past = pastWarning(values, today)
  const warning = endWarning(values, hours)
  const lasts = minutesTyped(values.lasts)
  return (
    <fieldset className="event-times">
      <legend className="visually-hidden">Date and time</legend>
      <TextField
        label="Date"
        type="date"
        required
        value={values.date}
        error={errors.date}
        onChange={date => change({ date })}
      />
      <div role="status">{past && <Warning text={past} />}</div>
      <div className="event-pair">
        <Select
          label="Starts"
          options={STARTS}
          value={values.starts}
          onChange={starts => change({ starts })}
        />
        {values.starts === 'clock' && (
          <TextField
            label="Start time"
            type="time"
            required
            value={values.startTime}
            error={errors.startTime}
            onChange={startTime => change({ startTime })}
          />
        )}
      </div>
      {values.starts === 'prayer' && (
        <RelativeFields
          name="Start"
          value={values.startPrayer}
          error={errors.startTime}
          onChange={startPrayer => change({ startPrayer })}
        />
      )}
      <div className="event-pair">
        <Select
          label="Ends"
          options={ENDS}
          value={values.ends}
          onChange={ends => change({ ends })}
        />
        {values.ends === 'clock' && (
          <TextField
            label="End time"
            type="time"
            required
            value={values.endTime}
            error={errors.endTime}
            onChange={endTime => change({ endTime })}
          />
        )}
        {values.ends === 'lasts' && (
          <TextField
            label="Minutes"
            inputMode="numeric"
            required
            value={values.lasts}
            error={errors.endTime}
            hint={lasts > 59 ? `Lasts ${spanInWords({ lasts })}.` : undefined}
            onChange={minutes => change({ lasts: minutes })}
          />
        )}
      </div>
      {values.ends === 'prayer' && (
        <RelativeFields
          name="End"
          value={values.endPrayer}
          error={errors.endTime}
          onChange={endPrayer => change({ endPrayer })}
        />
      )}
      <div role="status">
        {hours && <p className="event-hours">{hoursOfDay(hours)}</p>}
        {warning && <Warning text={warning} />}
      </div>
    </fieldset>
  )
}

const Warning = ({ text }: { text: string }) => (
  <Notice kind="warning">
    <p>{text}</p>
  </Notice>
)
