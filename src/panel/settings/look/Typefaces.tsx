import type { Typefaces } from '#domain/theme/look.ts'
import { clock12 } from '#domain/time/format.ts'
import figtree from '#styles/fonts/figtree-core.woff2?url'
import fraunces from '#styles/fonts/fraunces-display-core.woff2?url'
import inter from '#styles/fonts/inter-core.woff2?url'
import newsreader from '#styles/fonts/newsreader-core.woff2?url'
import sourceSans from '#styles/fonts/source-sans-core.woff2?url'
import sourceSerif from '#styles/fonts/source-serif-core.woff2?url'
import { LookChoice } from './LookChoice.tsx'

/** The file of each pair for text, and the one for headings. */
const FILES: Readonly<Record<Typefaces, readonly [text: string, heading: string]>> = {
  figtree: [figtree, fraunces],
  source: [sourceSans, sourceSerif],
  newsreader: [inter, newsreader],
}

const familyOf = (pair: string, at: number) => `sample-${pair}-${at}`
// A browser loads a file once something is written in it.
for (const [pair, urls] of Object.entries(FILES)) {
  urls.forEach((url, at) => {
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
