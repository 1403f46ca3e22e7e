import { useState } from 'react'
import { LABEL_MOST } from '#domain/prayer/prayerFields.ts'
import { TextField } from '#islands/ui/TextField.tsx'

interface Props {
  label: string
  value: string
  /** Who it is without a name here. */
  otherwise?: string | undefined
  names: readonly string[]
  onChange: (name: string) => void
}

/** A khateeb, typed or chosen from those who are known. */
export function NameField({ label, value, otherwise, names, onChange }: Props) {
  // What is stored has no blanks at its end, which are typed before the next word.
  const [text, setText] = useState(value)
  return (
    <TextField
      label={label}
      suggestions={names}
      autoComplete="off"
      maxLength={LABEL_MOST}
      placeholder={otherwise}
      value={text.trim() === value ? text : value}
      onChange={typed => {
        setText(typed)
        onChange(typed.trim())
      }}
    />
  )
}
