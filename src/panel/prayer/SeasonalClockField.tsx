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
  /** The clocks of the place change in spring. */
  seasons: boolean
}

/** One time all year, or one for winter and one for summer, when clocks are an hour ahead. */
export function SeasonalClockField(props: SeasonalProps) {
  const { label, value, errors, onChange, seasons, ...rest } = props
  // Both emptied are none, where there may be none.
  const changeSeason = (both: Exclude<SeasonalClock, string>) =>
    onChange(rest.optional && !both.standard && !both.daylight ? '' : both)
  const isSeasonal = typeof value !== 'string'
  return (
    <div className="seasonal pile-s">
      {typeof value === 'string' ? (
        <ClockField label={label} value={value} error={errors.own} onChange={onChange} {...rest} />
      ) : (
        <div className="field-row">
          <ClockField
            label={`${label} in winter`}
            value={value.standard}
            error={errors.standard ?? errors.own}
            onChange={standard => changeSeason({ ...value, standard })}
          />
          <ClockField
            label={`${label} in summer`}
            value={value.daylight}
            error={errors.daylight}
            onChange={daylight => changeSeason({ ...value, daylight })}
          />
        </div>
      )}
      {(seasons || isSeasonal) && (
        <Checkbox
          label="A different time while clocks are an hour ahead"
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
