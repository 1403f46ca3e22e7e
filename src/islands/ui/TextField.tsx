import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'

/** No `maxLength`, which would cut a pasted text without a word: the check says what is too long. */
type Kept = 'onChange' | 'className' | 'maxLength'

interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, Kept> {
  onChange?: ((value: string) => void) | undefined
  /** What people often enter, to choose from. */
  suggestions?: readonly string[] | undefined
}

/** One line of text, or by `type` a date, a time, a number, an address. */
export function TextField(props: TextFieldProps) {
  const { label, error, invalid, hint, optional, className, onChange, suggestions, ...input } =
    props
  return (
    <Field {...{ label, error, invalid, hint, optional, className }}>
      {control => (
        <>
          <input
            className="input"
            {...input}
            {...control}
            {...(suggestions && { list: `${control.id}-list` })}
            onChange={event => onChange?.(event.target.value)}
          />
          {suggestions && (
            <datalist id={`${control.id}-list`}>
              {suggestions.map(text => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Kept> {
  onChange?: ((value: string) => void) | undefined
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, optional, className, onChange, ...area } = props
  return (
    <Field {...{ label, error, hint, optional, className }}>
      {control => (
        <textarea
          className="input"
          {...area}
          {...control}
          onChange={event => onChange?.(event.target.value)}
        />
      )}
    </Field>
  )
}
