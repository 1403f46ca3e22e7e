import { useState } from 'react'
import { messagesOf } from '#domain/declared/problems.ts'
import { TextField } from '#islands/ui/TextField.tsx'
import { usePrayerView } from '../context.ts'

interface Props {
  label: string
  /** In the settings, 'rota.fridays.0.1'. */
  path: string
  value: string
  /** Who it is without a name here. */
  otherwise?: string | undefined
  names: readonly string[]
  onChange: (name: string) => void
}

/** A khateeb, typed or chosen from those who are known. */
export function NameField({ label, path, value, otherwise, names, onChange }: Props) {
  const { problems } = usePrayerView()
  // What is stored has no blanks at its end, which are typed before the next word.
  const [text, setText] = useState(value)
  return (
    <TextField
      label={label}
      error={messagesOf(problems)[path]}
      suggestions={names}
      autoComplete="off"
      placeholder={otherwise}
      value={text.trim() === value ? text : value}
      onChange={typed => {
        setText(typed)
        onChange(typed.trim())
      }}
    />
  )
}
