import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import './ui.css'

interface Props
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
}

/** One thing that is on or off, with a line that says what that does. */
export function Checkbox({ label, hint, onChange, ...input }: Props) {
  const id = useId()
  return (
    <div className="checkbox">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={event => onChange?.(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
