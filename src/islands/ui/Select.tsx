import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export interface Option<Value extends string> {
  value: Value
  label: string
}

interface Props<Value extends string>
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'className' | 'value'> {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** A choice of one option from a list. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, error, hint, optional, className, options, onChange, ...select } = props
  return (
    <Field {...{ label, error, hint, optional, className }}>
      {control => (
        <select
          className="input"
          {...select}
          {...control}
          onChange={event => onChange(event.target.value as Value)}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
