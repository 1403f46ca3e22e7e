import type { ReactNode } from 'react'
import {
  COUNTER_WARNS_ABOVE,
  FIELD_LIMITS,
  type ContactFieldName as Name,
} from '#domain/contact/fields.ts'
import { subjects, subjectsOf } from '#domain/contact/subjects.ts'
import { figures } from '#locale/locale.ts'
import type { FormName, Problems } from '#stores/contact.ts'
import { contactFormTexts as texts } from '#texts/contactForm.ts'

interface Props {
  form: FormName
  problems: Problems
  /** Of the message; undefined before hydration. */
  length: number | undefined
}

/**
 * The fields of a message, without `maxLength`, which would cut a pasted text without a word. The
 * subject of a form with a topic of its own is that topic.
 */
export function MessageFields({ form, problems, length }: Props) {
  const choices = form === 'contact' || form === 'school' ? subjectsOf(form) : undefined
  return (
    <>
      <div className="field-row">
        <ContactField name="name" label={texts.name} error={problems.name}>
          {control => <input {...control} autoComplete="name" dir="auto" required />}
        </ContactField>
        <ContactField name="email" label={texts.email} error={problems.email}>
          {control => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </ContactField>
      </div>
      <div className={choices && 'field-row'}>
        <ContactField name="phone" label={texts.phone} optional error={problems.phone}>
          {control => <input {...control} type="tel" autoComplete="tel" />}
        </ContactField>
        {choices ? (
          <ContactField name="subject" label={texts.subject} error={problems.subject}>
            {control => (
              <select {...control} required defaultValue="">
                <option value="">{texts.choose}</option>
                {choices.map(id => (
                  <option key={id} value={id}>
                    {subjects.name(id)}
                  </option>
                ))}
              </select>
            )}
          </ContactField>
        ) : (
          <input type="hidden" name="subject" value={form} />
        )}
      </div>
      <ContactField
        name="message"
        label={texts.message}
        error={problems.message}
        about="message-count"
        note={
          <p
            className="field-count"
            id="message-count"
            data-near-limit={(length ?? 0) > COUNTER_WARNS_ABOVE || undefined}
          >
            {length === undefined
              ? texts.limit(FIELD_LIMITS.message)
              : texts.count(figures(length), figures(FIELD_LIMITS.message))}
          </p>
        }
      >
        {control => <textarea {...control} rows={7} dir="auto" required />}
      </ContactField>
    </>
  )
}

/** The attributes that connect a control with its label and error. */
interface Control {
  id: string
  name: Name
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface ContactFieldProps {
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
function ContactField({ name, label, optional, error, about, note, children }: ContactFieldProps) {
  const id = `message-${name}`
  const described = [error && `${id}-error`, about].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> {texts.optional}</span>}
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
