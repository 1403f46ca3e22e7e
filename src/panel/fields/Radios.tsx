import { type ReactNode, useId } from 'react'

interface Props<Value extends string> {
  legend: ReactNode
  options: readonly { value: Value; label: string; hint: ReactNode }[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** What follows from the choice. */
  children?: ReactNode
}

/** A choice with all options visible, each with a line about it. */
export function Radios<Value extends string>(props: Props<Value>) {
  const { legend, options, value, onChange, children } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      {options.map(option => (
        <label key={option.value} className="choice choice-hinted">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            <span className="field-hint">{option.hint}</span>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
