import type { Typefaces } from '#domain/theme/look.ts'
import arabic from '#styles/fonts/amiri-naskh.woff2?url'
import bengali from '#styles/fonts/bengali.woff2?url'
import figtree from '#styles/fonts/figtree-core.woff2?url'
import figtreeLatin from '#styles/fonts/figtree-latin.woff2?url'
import figtreeNear from '#styles/fonts/figtree-near.woff2?url'
import fraunces from '#styles/fonts/fraunces-display-core.woff2?url'
import frauncesLatin from '#styles/fonts/fraunces-display-latin.woff2?url'
import frauncesNear from '#styles/fonts/fraunces-display-near.woff2?url'
import inter from '#styles/fonts/inter-core.woff2?url'
import interExtended from '#styles/fonts/inter-extended.woff2?url'
import interLatin from '#styles/fonts/inter-latin.woff2?url'
import naskh from '#styles/fonts/naskh.woff2?url'
import newsreader from '#styles/fonts/newsreader-core.woff2?url'
import newsreaderExtended from '#styles/fonts/newsreader-extended.woff2?url'
import newsreaderLatin from '#styles/fonts/newsreader-latin.woff2?url'
import sourceSans from '#styles/fonts/source-sans-core.woff2?url'
import sourceSansExtended from '#styles/fonts/source-sans-extended.woff2?url'
import sourceSansLatin from '#styles/fonts/source-sans-latin.woff2?url'
import sourceSerif from '#styles/fonts/source-serif-core.woff2?url'
import sourceSerifExtended from '#styles/fonts/source-serif-extended.woff2?url'
import sourceSerifLatin from '#styles/fonts/source-serif-latin.woff2?url'
import board from './board.css?raw'
import duringPrayer from './duringPrayer.css?raw'
import now from './now.css?raw'
import slides from './slides.css?raw'
import stage from './stage.css?raw'
import upright from './upright.css?raw'

const face = (family: string, address: string, range: string, weight = '400 700') =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${address}") format("woff2");unicode-range:${range}}`

const ENGLISH =
  'U+0020-007E,U+00A0,U+00A9,U+00AD,U+00B0,U+00B7,U+00D7,U+2009,U+200B,U+2010-2011,U+2013-2014,U+2018-201D,U+2022,U+2026,U+202F,U+2190-2193,U+2212'
const FURTHER_LATIN =
  'U+00A1-00A8,U+00AA-00AC,U+00AE-00AF,U+00B1-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153'
const NEAR = 'U+0106-0107,U+010C-010D,U+0110-0111,U+011E-011F,U+0130,U+015E-0161,U+017D-017E'
const ARABIC = 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-0669,U+0670-0671,U+FDFA-FDFB'

type Files = readonly [english: string, latin: string, near: string]
const PAIRS: Readonly<Record<Typefaces, readonly [text: Files, heading: Files]>> = {
  figtree: [
    [figtree, figtreeLatin, figtreeNear],
    [fraunces, frauncesLatin, frauncesNear],
  ],
  source: [
    [sourceSans, sourceSansLatin, sourceSansExtended],
    [sourceSerif, sourceSerifLatin, sourceSerifExtended],
  ],
  newsreader: [
    [inter, interLatin, interExtended],
    [newsreader, newsreaderLatin, newsreaderExtended],
  ],
}
/** Those that every screen shows: the page names them, so that they are kept with it. */
export const screenFonts = (typefaces: Typefaces): readonly string[] => [
  ...PAIRS[typefaces].map(([english]) => english),
  arabic,
]

/** A family; what is beyond English is loaded only where a language, a notice or an event has any of it. */
const family = (name: string, [english, latin, near]: Files) => [
  face(name, english, ENGLISH),
  face(name, latin, FURTHER_LATIN),
  face(name, near, NEAR),
  face(name, naskh, 'U+060C-06F9,U+200C-200F,U+FDFA'),
  face(name, bengali, 'U+0964-0965,U+0981-09FB'),
]

/** The whole sheet of a screen: its typefaces and rules. */
export const displaySheet = (typefaces: Typefaces): string => {
  const [text, heading] = PAIRS[typefaces]
  return [...family('Text', text), ...family('Heading', heading), ARABIC_FACE, RULES].join('\n')
}

const ARABIC_FACE = face('Amiri', arabic, ARABIC, '400')
/** Without comments and indents. */
const RULES = [stage, board, now, slides, duringPrayer, upright]
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
