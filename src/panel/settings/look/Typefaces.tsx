import { LOOK_FIELDS, type Typefaces } from '#domain/theme/look.ts'
import { clock12 } from '#domain/time/format.ts'
import { coreFiles } from '#styles/fonts/pairs.ts'
import { LookChoice } from './LookChoice.tsx'

const familyOf = (pair: string, at: number) => `sample-${pair}-${at}`
// A browser loads a file once something is written in it.
for (const pair of Object.keys(LOOK_FIELDS.typefaces.options) as Typefaces[]) {
  coreFiles(pair).forEach((url, at) => {
    document.fonts.add(new FontFace(familyOf(pair, at), `url(${url})`, { weight: '400 700' }))
  })
}

/** The pair of typefaces of the whole site. */
export function TypefacesField() {
  return (
    <LookChoice
      name="typefaces"
      title="Typefaces"
      hint="For headings and text. A visitor’s choice of letters that are easier to read stays theirs."
      picture={value => (
        <span className="typeface-sample pile-3xs" style={{ fontFamily: familyOf(value, 0) }}>
          <b style={{ fontFamily: familyOf(value, 1) }}>Jumu’ah</b>
          <span>Khutbah at {clock12('13:15')} in the main hall</span>
        </span>
      )}
    />
  )
}
