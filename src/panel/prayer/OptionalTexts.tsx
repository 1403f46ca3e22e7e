import { TextField } from '#islands/ui/TextField.tsx'
import type { Messages } from './rules/messages.ts'

interface OptionalText<Name> {
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly most?: number
}

interface Props<Name extends string> {
  /** Texts of one row; several share it. */
  texts: readonly OptionalText<Name>[]
  values: { readonly [name in Name]?: string | undefined }
  messages: Messages
  /** Where the messages of the values are. */
  at: string
  onChange: (part: { [name in Name]?: string }) => void
}

/** Texts about a prayer that may be left blank, such as its place. */
export function OptionalTexts<Name extends string>(props: Props<Name>) {
  const { texts, values, messages, at, onChange } = props
  const fields = texts.map(({ name, label, hint, most }) => (
    <TextField
      key={name}
      label={label}
      optional
      maxLength={most}
      value={values[name] ?? ''}
      error={messages[`${at}.${name}`]}
      hint={hint}
      onChange={text => onChange({ [name]: text } as Partial<Record<Name, string>>)}
    />
  ))
  return fields.length > 1 ? <div className="field-row">{fields}</div> : fields
}
