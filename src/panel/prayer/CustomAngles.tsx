import { ANGLE_FIELDS, type CustomAngles as Angles } from '#domain/prayer/calculation.ts'
import { Select } from '#islands/ui/Select.tsx'
import { FieldControl, type OwnControlProps } from '#panel/fields/FieldControl.tsx'

const ISHA_BY = [
  { value: 'angle', label: 'An angle' },
  { value: 'interval', label: 'Minutes after Maghrib' },
] as const

/** A community's own angles; Isha by an angle or by minutes after Maghrib. */
export function CustomAngles({ value, errors, change }: OwnControlProps) {
  if (!value) return null
  const angles = value as Angles
  const { ishaAngle: _, ishaInterval, ...others } = angles
  const isInterval = ishaInterval !== undefined
  const control = (name: keyof Angles) => (
    <FieldControl
      field={{ ...ANGLE_FIELDS[name], isOptional: false }}
      path={name}
      value={angles[name]}
      errors={errors}
      change={typed => change({ ...angles, [name]: typed })}
    />
  )
  return (
    <div className="field-row">
      {control('fajrAngle')}
      <Select
        label="Isha by"
        value={isInterval ? 'interval' : 'angle'}
        options={ISHA_BY}
        onChange={by =>
          change(by === 'angle' ? { ...others, ishaAngle: 15 } : { ...others, ishaInterval: 90 })
        }
      />
      {control(isInterval ? 'ishaInterval' : 'ishaAngle')}
    </div>
  )
}
