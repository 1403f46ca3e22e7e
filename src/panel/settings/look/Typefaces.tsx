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
          <span>Khutbah at 1:15 PM in the main hall</span>
        </span>
      )}
    />
  )
}
