import { type InputHTMLAttributes, useState } from 'react'
import { passwordTexts } from '#texts/ui.ts'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useReady } from './useReady.ts'

interface Props
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'type'> {
  /** Tells password managers which one it is. */
  autoComplete: 'current-password' | 'new-password'
  onChange?: ((value: string) => void) | undefined
}

/** A password field with a button that shows the password. */
export function PasswordField(props: Props) {
  const { label, error, invalid, hint, optional, className, onChange, ...input } = props
  const [shown, setShown] = useState(false)
  const isReady = useReady()
  return (
    <Field {...{ label, error, invalid, hint, optional, className }}>
      {control => (
        <span className="password">
          <input
            className="input"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={event => onChange?.(event.target.value)}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={shown ? passwordTexts.hide : passwordTexts.show}
            aria-pressed={shown}
            aria-controls={control.id}
            hidden={!isReady}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  )
}
