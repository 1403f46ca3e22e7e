import { useState } from 'react'
import type { FieldProps } from '#islands/ui/Field.tsx'
import { TextField } from '#islands/ui/TextField.tsx'

interface Props extends FieldProps {
  /** NaN while what is typed is no number. */
  value: number | null | undefined
  onChange: (value: number) => void
  inputMode?: 'numeric' | 'decimal' | 'text'
  name?: string
}

const NUMBER = /^\s*[-−]?\d+([.,]\d+)?\s*$/

/** A number, typed with a point or a comma; a minus sign needs inputMode 'text' on phones. */
export function NumberField({ value, onChange, inputMode = 'numeric', ...field }: Props) {
  const known = value ?? Number.NaN
  const [text, setText] = useState(() => textOf(known))
  const shown = Object.is(numberOf(text), known) ? text : textOf(known)
  return (
    <TextField
      {...field}
      className={field.className ? `number ${field.className}` : 'number'}
      inputMode={inputMode}
      autoComplete="off"
      value={shown}
      onChange={typed => {
        setText(typed)
        onChange(numberOf(typed))
      }}
    />
  )
}

function numberOf(text: string): number {
  return NUMBER.test(text) ? Number(text.replace(',', '.').replace('−', '-')) : Number.NaN
}

function textOf(value: number): string {
  return Number.isNaN(value) ? '' : String(value)
}
