import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { spanInWords } from '#domain/events/relative.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { type Option, Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { DayField } from './DayField.tsx'
import type { EventPart } from './editor.ts'
import { $moment } from './list.ts'
import { RelativeFields } from './RelativeFields.tsx'
import { hoursOfDay } from './rules/typedHours.ts'
import { endWarning, minutesTyped, pastWarning, type TypedRelative } from './rules/when.ts'
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
export function TimeFields(part: EventPart) {
  const { values, errors, change } = part
  const hours = useTypedHours(values)(values)
  const today = useStore($moment).date
  const past = pastWarning(values, today)
  const warning = endWarning(values, hours)
  const lasts = minutesTyped(values.lasts)
  return (
    <fieldset className="event-times pile-m">
      <legend className="visually-hidden">Date and time</legend>
      <DayField part={part} name="date" label="Date" required />
      <div role="status">{past && <Warning text={past} />}</div>
      <Moment
        name="Start"
        options={STARTS}
        by={values.starts}
        onBy={starts => change({ starts })}
        clock={[values.startTime, errors.startTime, startTime => change({ startTime })]}
        prayer={[values.startPrayer, errors.startsAt, startPrayer => change({ startPrayer })]}
      />
      <Moment
        name="End"
        options={ENDS}
        by={values.ends}
        onBy={ends => change({ ends })}
        clock={[values.endTime, errors.endTime, endTime => change({ endTime })]}
        prayer={[values.endPrayer, errors.endsAt, endPrayer => change({ endPrayer })]}
      >
        {values.ends === 'lasts' && (
          <TextField
            label="Minutes"
            inputMode="numeric"
            required
            value={values.lasts}
            error={errors.endsAt}
            hint={lasts > 59 ? `Lasts ${spanInWords({ lasts })}.` : undefined}
            onChange={minutes => change({ lasts: minutes })}
          />
        )}
      </Moment>
      <div role="status">
        {hours && <p className="event-hours">{hoursOfDay(hours)}</p>}
        {warning && <Warning text={warning} />}
      </div>
    </fieldset>
  )
}

/** A typed value, what is wrong with it, and what takes over a change. */
type Typed<Value> = [value: Value, error: string | undefined, onChange: (value: Value) => void]

interface MomentProps<By extends string> {
  name: 'Start' | 'End'
  options: readonly Option<By>[]
  /** What it is given by. */
  by: By
  onBy: (by: By) => void
  clock: Typed<string>
  prayer: Typed<TypedRelative>
  /** Its field where it is given by something else. */
  children?: ReactNode
}

/** The start or the end: on the clock, or by a prayer. */
function Moment<By extends string>(props: MomentProps<By>) {
  const { name, options, by, onBy, children } = props
  const [clock, clockError, onClock] = props.clock
  const [relative, relativeError, onRelative] = props.prayer
  return (
    <>
      <div className={by === 'clock' ? 'halves pile-s' : 'field-row'}>
        <Select label={`${name}s`} options={options} value={by} onChange={onBy} />
        {by === 'clock' && (
          <TextField
            label={`${name} time`}
            type="time"
            required
            value={clock}
            error={clockError}
            onChange={onClock}
          />
        )}
        {children}
      </div>
      {by === 'prayer' && (
        <RelativeFields name={name} value={relative} error={relativeError} onChange={onRelative} />
      )}
    </>
  )
}

const Warning = ({ text }: { text: string }) => <Notice kind="warning">{text}</Notice>
