import fills from '#components/art/fills.css?raw'
import type { Typefaces } from '#domain/theme/look.ts'
import { coreFiles, PAIRS } from '#styles/fonts/pairs.ts'
import board from './board.css?raw'
import duringPrayer from './duringPrayer.css?raw'
import now from './now.css?raw'
import slides from './slides.css?raw'
import stage from './stage.css?raw'
import upright from './upright.css?raw'

const FONTS = import.meta.glob<string>(
  '../../styles/fonts/{*-latin,*-near,*-extended,amiri-naskh,bengali,naskh}.woff2',
  { query: '?url', import: 'default', eager: true },
)
const font = (name: string) => FONTS[`../../styles/fonts/${name}.woff2`]

const face = (family: string, address: string | undefined, range: string, weight = '400 700') =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${address}") format("woff2");unicode-range:${range}}`

const ENGLISH =
  'U+0020-007E,U+00A0,U+00A9,U+00AD,U+00B0,U+00B7,U+00D7,U+2009,U+200B,U+2010-2011,U+2013-2014,U+2018-201D,U+2022,U+2026,U+202F,U+2190-2193,U+2212'
const FURTHER_LATIN =
  'U+00A1-00A8,U+00AA-00AC,U+00AE-00AF,U+00B1-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153'
const NEAR = 'U+0106-0107,U+010C-010D,U+0110-0111,U+011E-011F,U+0130,U+015E-0161,U+017D-017E'
const ARABIC = 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-0669,U+0670-0671,U+FDFA-FDFB'

/** Those that every screen shows: the page names them, so that they are kept with it. */
export const screenFonts = (typefaces: Typefaces): readonly string[] => [
  ...coreFiles(typefaces),
  font('amiri-naskh') ?? '',
]

/** A family; what is beyond English is loaded only where a language, a notice or an event has any of it. */
const family = (name: string, core: string | undefined, files: string) => [
  face(name, core, ENGLISH),
  face(name, font(`${files}-latin`), FURTHER_LATIN),
  face(name, font(`${files}-near`) ?? font(`${files}-extended`), NEAR),
  face(name, font('naskh'), 'U+060C-06F9,U+200C-200F,U+FDFA'),
  face(name, font('bengali'), 'U+0964-0965,U+0981-09FB'),
]

/** The whole sheet of a screen: its typefaces and rules. */
export const displaySheet = (typefaces: Typefaces): string => {
  const [text, heading] = coreFiles(typefaces)
  const [ofText, ofHeading] = PAIRS[typefaces]
  return [
    ...family('Text', text, ofText),
    ...family('Heading', heading, ofHeading),
    ARABIC_FACE,
    RULES,
  ].join('\n')
}

const ARABIC_FACE = face('Amiri', font('amiri-naskh'), ARABIC, '400')
/** Without comments and indents. */
const RULES = [fills, stage, board, now, slides, duringPrayer, upright]
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
