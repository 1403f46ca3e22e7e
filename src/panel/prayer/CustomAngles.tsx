import type { Calculation } from '#domain/prayer/settings.ts'
import { Select } from '#islands/ui/Select.tsx'
import { NumberField } from '#panel/fields/NumberField.tsx'
import type { Messages } from './rules/messages.ts'

type Angles = NonNullable<Calculation['custom']>

interface Props {
  angles: Angles
  messages: Messages
  onChange: (angles: Angles) => void
}

const ISHA_BY = [
  { value: 'angle', label: 'An angle' },
  { value: 'interval', label: 'Minutes after Maghrib' },
] as const

/** A community's own angles; Isha by an angle or by minutes after Maghrib. */
export function CustomAngles({ angles, messages, onChange }: Props) {
  const { ishaAngle: _, ishaInterval, ...others } = angles
  const message = (name: string) => messages[`calculation.custom.${name}`]
  const isInterval = ishaInterval !== undefined
  return (
    <div className="field-row">
      <NumberField
        label="Fajr angle in degrees"
        inputMode="decimal"
        value={angles.fajrAngle}
        error={message('fajrAngle')}
        onChange={fajrAngle => onChange({ ...angles, fajrAngle })}
      />
      <Select
        label="Isha by"
        value={isInterval ? 'interval' : 'angle'}
        options={ISHA_BY}
        onChange={by =>
          onChange(by === 'angle' ? { ...others, ishaAngle: 15 } : { ...others, ishaInterval: 90 })
        }
      />
      {isInterval ? (
        <NumberField
          label="Isha, minutes after Maghrib"
          value={ishaInterval}
          error={message('ishaInterval')}
          onChange={minutes => onChange({ ...others, ishaInterval: minutes })}
        />
      ) : (
        <NumberField
          label="Isha angle in degrees"
          inputMode="decimal"
          value={angles.ishaAngle}
          error={message('ishaAngle')}
          onChange={ishaAngle => onChange({ ...others, ishaAngle })}
        />
      )}
    </div>
  )
}
