import type { ReactNode } from 'react'
import type { ContactFieldName as Name } from '#domain/contact/fields.ts'

/** What a control needs to belong to its label and its error. */
export interface Control {
  id: string
  name: Name
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface Props {
  name: Name
  label: string
  optional?: boolean
  error: string | undefined
  /** The id of another text about the control. */
  about?: string
  children: (control: Control) => ReactNode
  /** Stands under the control. */
  note?: ReactNode
}

/**
 * Label, control, and the error under it, which marks the control invalid (docs/product.md, section
 * 9).
 */
export function ContactField({ name, label, optional, error, about, note, children }: Props) {
  const id = `message-${name}`
  const described = [error && `${id}-error`, about].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {children({
        id,
        name,
        className: 'input',
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {note}
    </div>
  )
}
