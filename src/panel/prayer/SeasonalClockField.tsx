import type { SeasonalClock } from '#domain/prayer/settingFields.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { ClockField } from '#panel/fields/ClockField.tsx'

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
