import { type ReactNode, useId } from 'react'
import { fieldPartTexts } from '#texts/ui.ts'
import './ui.css'

export interface FieldProps {
  label: ReactNode
  /** The message below the control, which is then marked invalid (docs/product.md, section 9). */
  error?: string | undefined
  /** Marks the control invalid where the message stands elsewhere. */
  invalid?: boolean | undefined
  hint?: ReactNode
  /** Shows '(optional)' beside the label. */
  optional?: boolean | undefined
  className?: string | undefined
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string
  /** Said also when it is false: an empty required choice or day is no error before somebody saves. */
  'aria-invalid': boolean
  'aria-describedby'?: string | undefined
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode
}

/** Label, control, then the error or the hint. */
export function Field({ label, error, invalid, hint, optional, className, children }: Props) {
  const id = useId()
  const note = error || hint ? `${id}-note` : undefined
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> {fieldPartTexts.optional}</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error || invalid), 'aria-describedby': note })}
      {error ? (
        <p className="field-error" id={note}>
          {error}
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={note}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
