import { clock12 } from '#domain/time/format.ts'
import { LookChoice } from './LookChoice.tsx'

/** The pair of typefaces of the whole site. */
export function TypefacesField() {
  return (
    <LookChoice
      name="typefaces"
      title="Typefaces"
      hint="For headings and text. A visitor’s choice of letters that are easier to read stays theirs."
      picture={value => (
        <span className={`typeface-sample pile-3xs typeface-${value}`}>
          <b>Jumu’ah</b>
          <span>Khutbah at {clock12('13:15')} in the main hall</span>
        </span>
      )}
    />
  )
}
