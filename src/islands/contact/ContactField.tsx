import type { ReactNode } from 'react'
import type { ContactFieldName as Name } from '#domain/contact/fields.ts'
import { contactFormTexts } from '#texts/contactForm.ts'

/** The attributes that connect a control with its label and error. */
interface Control {
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
  /** The id of another description of the control. */
  about?: string
  children: (control: Control) => ReactNode
  /** Shown below the control. */
  note?: ReactNode
}

/**
 * Label, control, and the error below it, which marks the control invalid (docs/product.md, section
 * 9).
 */
export function ContactField({ name, label, optional, error, about, note, children }: Props) {
  const id = `message-${name}`
  const described = [error && `${id}-error`, about].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> {contactFormTexts.optional}</span>}
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
