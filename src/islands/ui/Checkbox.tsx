import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import './ui.css'

interface Props
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'type'> {
  label: ReactNode
  hint?: ReactNode
  onChange?: ((checked: boolean) => void) | undefined
}

/** A checkbox with a line that describes its effect. */
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
