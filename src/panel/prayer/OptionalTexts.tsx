import { TextField } from '#islands/ui/TextField.tsx'
import type { PrayerPart } from './bind.ts'

interface OptionalText<Name> {
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly most?: number
}

interface Props<Name extends string>
  extends Omit<PrayerPart<{ readonly [name in NoInfer<Name>]?: string | undefined }>, 'onChange'> {
  rows: readonly (readonly OptionalText<Name>[])[]
  onChange: (part: { [name in NoInfer<Name>]?: string }) => void
}

/** Texts about a prayer that may be left blank, such as its place. */
export function OptionalTexts<Name extends string>(props: Props<Name>) {
  const { rows, values, messages, at, onChange } = props
  return rows.map(row => {
    const fields = row.map(({ name, label, hint, most }) => (
      <TextField
        key={name}
        label={label}
        optional
        maxLength={most}
        value={values[name] ?? ''}
        error={messages[`${at}.${name}`]}
        hint={hint}
        onChange={text => onChange({ [name]: text } as { [name in Name]?: string })}
      />
    ))
    return row.length > 1 ? (
      <div key={row[0]?.name} className="field-row">
        {fields}
      </div>
    ) : (
      fields
    )
  })
}
