import type { SeasonalClock } from '#domain/prayer/settingFields.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import type { FieldProps } from '#islands/ui/Field.tsx'
import { TextField } from '#islands/ui/TextField.tsx'

const STEP = 5

interface ClockProps extends FieldProps {
  value: string
  onChange: (clock: string) => void
  /** Adds buttons for five minutes earlier and later. */
  steps?: boolean
}

/** A time of the clock; '' while none is entered. */
export function ClockField({ value, onChange, steps, ...field }: ClockProps) {
  const input = <TextField {...field} type="time" value={value} onChange={onChange} />
  if (!steps) return input
  const move = (by: number) => onChange(clockOf(minutesOf(value) + by))
  const disabled = Number.isNaN(minutesOf(value))
  return (
    <div className="clock-steps">
      {input}
      <Button disabled={disabled} onClick={() => move(-STEP)}>
        <span aria-hidden="true">−5</span>
        <span className="visually-hidden">Five minutes earlier</span>
      </Button>
      <Button disabled={disabled} onClick={() => move(STEP)}>
        <span aria-hidden="true">+5</span>
        <span className="visually-hidden">Five minutes later</span>
      </Button>
    </div>
  )
}

interface SeasonalProps {
  label: string
  value: SeasonalClock
  /** Messages at '', 'standard' and 'daylight'. */
  errors: { own?: string | undefined; standard?: string | undefined; daylight?: string | undefined }
  onChange: (clock: SeasonalClock) => void
  steps?: boolean
  optional?: boolean
  /** The zone has daylight saving time. */
  seasons: boolean
}

/** One time all year, or one for standard and one for daylight saving time. */
export function SeasonalClockField(props: SeasonalProps) {
  const { label, value, errors, onChange, seasons, ...rest } = props
  const isSeasonal = typeof value !== 'string'
  return (
    <div className="seasonal">
      {typeof value === 'string' ? (
        <ClockField label={label} value={value} error={errors.own} onChange={onChange} {...rest} />
      ) : (
        <div className="field-row">
          <ClockField
            label={`${label}, standard time (winter)`}
            value={value.standard}
            error={errors.standard ?? errors.own}
            onChange={standard => onChange({ ...value, standard })}
          />
          <ClockField
            label={`${label}, daylight time (summer)`}
            value={value.daylight}
            error={errors.daylight}
            onChange={daylight => onChange({ ...value, daylight })}
          />
        </div>
      )}
      {(seasons || isSeasonal) && (
        <Checkbox
          label="A different time in daylight saving time"
          checked={isSeasonal}
          onChange={checked =>
            onChange(
              typeof value === 'string'
                ? { standard: value, daylight: value }
                : checked
                  ? value
                  : value.standard,
            )
          }
        />
      )}
    </div>
  )
}
