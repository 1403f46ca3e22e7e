import { hasIqama, RELATIVE_PRAYERS, relativeInWords } from '#domain/events/relative.ts'
import { type Option, Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { optionsOf } from '#panel/fields/FilterSelect.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { knownRelative, type TypedRelative } from './rules/when.ts'

interface Props {
  /** 'Start' or 'End'. */
  name: string
  value: TypedRelative
  error?: string | undefined
  onChange: (value: TypedRelative) => void
}

const PRAYERS = optionsOf(prayerNames, RELATIVE_PRAYERS)
const SIDES = [
  { value: 'after' as const, label: 'minutes after' },
  { value: 'before' as const, label: 'minutes before' },
]

/** A time that follows a prayer: '15 minutes after Maghrib iqama'. */
export function RelativeFields({ name, value, error, onChange }: Props) {
  const change = (part: Partial<TypedRelative>) => onChange({ ...value, ...part })
  const choice = <Name extends 'side' | 'prayer' | 'at'>(
    label: string,
    name: Name,
    options: readonly Option<TypedRelative[Name]>[],
  ) => (
    <Select
      label={label}
      options={options}
      value={value[name]}
      onChange={chosen => change({ [name]: chosen })}
    />
  )
  const relative = knownRelative(value)
  const isJumuah = value.prayer === 'jumuah'
  return (
    <fieldset className="event-relative pile-s">
      <legend className="visually-hidden">{name} by a prayer</legend>
      <TextField
        label="Minutes"
        inputMode="numeric"
        value={value.minutes}
        error={error}
        onChange={minutes => change({ minutes })}
      />
      {choice('Before or after', 'side', SIDES)}
      {choice('Prayer', 'prayer', PRAYERS)}
      {hasIqama(value.prayer) &&
        choice('Counted from', 'at', [
          { value: 'athan', label: isJumuah ? 'khutbah' : 'athan' },
          { value: 'iqama', label: isJumuah ? 'prayer' : 'iqama' },
        ])}
      {relative && (
        <p className="field-hint" role="status">
          {name}s {relativeInWords(relative)}, on each of its days.
        </p>
      )}
    </fieldset>
  )
}
