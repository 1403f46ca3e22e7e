import { useId } from 'react'

interface Props {
  isText: boolean
  onChange: (isText: boolean) => void
  /** The editor cannot show what the text says. */
  isOtherOff: boolean
  why: string
}

/** The choice between the editor of the section's kind and its plain text. */
export function Views({ isText, onChange, isOtherOff, why }: Props) {
  const id = useId()
  return (
    <fieldset className="views line-s" aria-describedby={isOtherOff ? `${id}-why` : undefined}>
      <legend className="visually-hidden">Edit as</legend>
      {[false, true].map(choice => (
        <label key={String(choice)}>
          <input
            type="radio"
            name={id}
            checked={isText === choice}
            disabled={!choice && isOtherOff}
            onChange={() => onChange(choice)}
          />
          <span>{choice ? 'Plain text' : 'Editor'}</span>
        </label>
      ))}
      {isOtherOff && (
        <p className="field-hint" id={`${id}-why`}>
          {why}
        </p>
      )}
    </fieldset>
  )
}
