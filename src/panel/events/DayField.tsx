import { TextField } from '#islands/ui/TextField.tsx'
import type { EventPart } from './editor.ts'

interface Props {
  part: EventPart
  name: 'date' | 'from' | 'until'
  label: string
  hint?: string | undefined
  /** Without it, the event need not have such a day. */
  required?: boolean
}

/** A day of the event. */
export function DayField({ part, name, required = false, ...field }: Props) {
  return (
    <TextField
      {...field}
      type="date"
      required={required}
      optional={!required}
      value={part.values[name]}
      error={part.errors[name]}
      onChange={day => part.change({ [name]: day })}
    />
  )
}
