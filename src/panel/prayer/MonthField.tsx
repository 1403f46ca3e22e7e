import { hijriMonthName } from '#domain/prayer/formatHijri.ts'
import { RAMADAN } from '#domain/prayer/ramadan.ts'
import { Select } from '#islands/ui/Select.tsx'
import { HIJRI_MONTHS } from '#texts/hijri.ts'

const EVERY_MONTH = ''
interface Props {
  label: string
  value: number | undefined
  /** Offers all months of the year too. */
  optional?: boolean
  hint?: string
  onChange: (month: number | undefined) => void
}

/** The Hijri month that a rule is for, Ramadan first. */
export function MonthField({ label, value, optional = false, hint, onChange }: Props) {
  const months = [RAMADAN, ...HIJRI_MONTHS.map((_, index) => index + 1).filter(m => m !== RAMADAN)]
  return (
    <Select
      label={label}
      hint={hint}
      value={value === undefined ? EVERY_MONTH : String(value)}
      options={[
        ...(optional ? [{ value: EVERY_MONTH, label: 'Every month' }] : []),
        ...months.map(month => ({
          value: String(month),
          label: optional ? `Only in ${hijriMonthName(month)}` : `${hijriMonthName(month)}`,
        })),
      ]}
      onChange={month => onChange(month === EVERY_MONTH ? undefined : Number(month))}
    />
  )
}
