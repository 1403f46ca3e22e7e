import { Select } from '#islands/ui/Select.tsx'

interface Props {
  first: number
  last: number
  value: number
  onChange: (year: number) => void
}

/** One of the years that times are known of. */
export function YearSelect({ first, last, value, onChange }: Props) {
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
  return (
    <Select
      label="Year"
      value={String(value)}
      options={years.map(year => ({ value: year, label: year }))}
      onChange={year => onChange(Number(year))}
    />
  )
}
