import type { Calculation } from '#domain/prayer/settings.ts'
import { Select } from '#islands/ui/Select.tsx'
import { NumberField } from '#panel/fields/NumberField.tsx'
import { binding } from './bind.ts'
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
  const bind = binding({
    ...{ values: angles, messages, at: 'calculation.custom' },
    onChange: part => onChange({ ...angles, ...part }),
  })
  const isInterval = ishaInterval !== undefined
  return (
    <div className="field-row">
      <NumberField label="Fajr angle in degrees" inputMode="decimal" {...bind('fajrAngle')} />
      <Select
        label="Isha by"
        value={isInterval ? 'interval' : 'angle'}
        options={ISHA_BY}
        onChange={by =>
          onChange(by === 'angle' ? { ...others, ishaAngle: 15 } : { ...others, ishaInterval: 90 })
        }
      />
      {isInterval ? (
        <NumberField label="Isha, minutes after Maghrib" {...bind('ishaInterval')} />
      ) : (
        <NumberField label="Isha angle in degrees" inputMode="decimal" {...bind('ishaAngle')} />
      )}
    </div>
  )
}
