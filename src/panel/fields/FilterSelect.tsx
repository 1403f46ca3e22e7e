import { type Option, Select } from '#islands/ui/Select.tsx'

interface Props<Value extends string> {
  label: string
  /** The choice that narrows nothing. */
  all: string
  value: Value | ''
  options: readonly Option<Value>[]
  onChange: (value: Value | '') => void
}

/** Narrows a list to one of several values. */
export const FilterSelect = <Value extends string>({ all, options, ...select }: Props<Value>) => (
  <Select<Value | ''> {...select} options={[{ value: '', label: all }, ...options]} />
)

/** The options with these values, by their labels. */
export const optionsOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  values: readonly Value[] = Object.keys(labels) as Value[],
): Option<Value>[] => values.map(value => ({ value, label: labels[value] }))
