import type { SeasonalClock } from '#domain/prayer/settingFields.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { ClockField } from '#panel/fields/ClockField.tsx'
import type { Messages } from './rules/messages.ts'

interface SeasonalProps {
  label: string
  value: SeasonalClock
  /** The form's, and where in them those about it are: at it, its 'standard' and its 'daylight'. */
  messages: Messages
  at: string
  onChange: (clock: SeasonalClock) => void
  steps?: boolean
  optional?: boolean
  /** The clocks of the place change in spring. */
  seasons: boolean
}

/** One time all year, or one for winter and one for summer, when clocks are an hour ahead. */
export function SeasonalClockField(props: SeasonalProps) {
  const { label, value, messages, at, onChange, seasons, ...rest } = props
  // Both emptied are none, where there may be none.
  const changeSeason = (both: Exclude<SeasonalClock, string>) =>
    onChange(rest.optional && !both.standard && !both.daylight ? '' : both)
  const isSeasonal = typeof value !== 'string'
  return (
    <div className="seasonal pile-s">
      {typeof value === 'string' ? (
        <ClockField
          label={label}
          value={value}
          error={messages[at]}
          onChange={onChange}
          {...rest}
        />
      ) : (
        <div className="field-row">
          <ClockField
            label={`${label} in winter`}
            value={value.standard}
            error={messages[`${at}.standard`] ?? messages[at]}
            onChange={standard => changeSeason({ ...value, standard })}
          />
          <ClockField
            label={`${label} in summer`}
            value={value.daylight}
            error={messages[`${at}.daylight`]}
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
