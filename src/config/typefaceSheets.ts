import { globSync, readFileSync } from 'node:fs'

/** Letters by the name that a face's files have for them; a range of its own is written out. */
const LETTERS: Readonly<Record<string, string>> = {
  /** Of English: on every page. */
  core: 'U+0020-007E, U+00A0, U+00A9, U+00AD, U+00B0, U+00B7, U+00D7, U+2009, U+200B, U+2010-2011, U+2013-2014, U+2018-201D, U+2022, U+2026, U+202F, U+2190-2193, U+2212',
  western:
    'U+00A1-00A8, U+00AA-00AC, U+00AE-00AF, U+00B1-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+20AC, U+2122',
  /** Turkish and Bosnian: after a range with the same letters, since the last one counts. */
  near: 'U+0106-0107, U+010C-010D, U+0110-0111, U+011E-011F, U+0130, U+015E-0161, U+017D-017E',
  rest: 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B, U+1E0C-1E0D, U+1E24-1E25, U+1E62-1E63, U+1E6C-1E6D, U+1E92-1E93',
}

/**
 * Fonts of systems, which a first visit on a slow line shows from its first paint to its end. They are
 * sized by the average width of English letters. Roboto, which Android has in place of Arial, is as
 * wide as Arial; Segoe UI is too. Those for headings are bold, since their letters are about as dark.
 */
const SYSTEM: Readonly<Record<string, readonly string[]>> = {
  regular: [
    ...['Segoe UI', 'Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    ...['NimbusSans-Regular', 'Roboto'],
  ],
  bold: [
    ...['Segoe UI Semibold', 'Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    'NimbusSans-Bold',
  ],
  palatino: [
    ...['Palatino Linotype Bold', 'PalatinoLinotype-Bold', 'Palatino Bold', 'Palatino-Bold'],
  ],
  times: [
    ...['Times New Roman Bold', 'Times Bold', 'Liberation Serif Bold', 'Tinos Bold'],
    'NimbusRoman-Bold',
  ],
  /** Android's, which is a fifth wider. */
  noto: ['Noto Serif Bold', 'NotoSerif-Bold'],
  /** A quarter wider than Amiri: names would take a line more until it is there. */
  naskh: ['Noto Naskh Arabic', 'NotoNaskhArabic-Regular', 'Geeza Pro', 'Segoe UI', 'DejaVu Sans'],
}

interface Face {
  family: string
  weight?: string
  /** Absent: English shows if it is there at the first paint, since nothing is exchanged after it; the rest once it comes. */
  display?: 'optional'
  size?: string
  ascent?: string
  descent?: string
  /** Of SYSTEM, in place of files. */
  system?: string
  /** In styles/fonts or of a package, by LETTERS. */
  files?: Record<string, string>
}

interface Typefaces {
  /** Of a pair of text and headings that replaces that of the tokens. */
  weightOfHeadings?: number
  faces: readonly Face[]
}

const FOLDER = new URL('../styles/typefaces/', import.meta.url)

/** The sheets of the typefaces, by the files that say what they are. */
export const typefaceSheets = (): [file: URL, code: string][] =>
  globSync('*.json', { cwd: FOLDER }).map(file => [
    new URL(file.replace('.json', '.css'), FOLDER),
    sheetOf(file, JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
  ])

const sheetOf = (file: string, { weightOfHeadings, faces }: Typefaces): string =>
  [
    `/* From ${file} (config/typefaceSheets.ts). */`,
    ...faces.flatMap(fontFaces),
    ...(weightOfHeadings ? [pairOf(faces, weightOfHeadings)] : []),
    '',
  ].join('\n')

function fontFaces(face: Face): string[] {
  const { family, weight, size, ascent, descent } = face
  const properties = {
    'font-family': JSON.stringify(family),
    'font-weight': weight,
    'size-adjust': size,
    'ascent-override': ascent,
    'descent-override': descent,
    'line-gap-override': ascent && '0%',
  }
  const local = face.system && SYSTEM[face.system]?.map(name => `local("${name}")`).join(', ')
  if (local) return [rule('@font-face', { ...properties, src: local })]
  return Object.entries(face.files ?? {}).map(([letters, name]) =>
    rule('@font-face', {
      ...properties,
      'font-display': face.display ?? (letters === 'core' ? 'optional' : 'swap'),
      src: `url("${name.startsWith('@') ? name : `../fonts/${name}`}") format("woff2")`,
      'unicode-range': LETTERS[letters] ?? letters,
    }),
  )
}

function pairOf(faces: readonly Face[], weightOfHeadings: number): string {
  const families = [...new Set(faces.map(({ family }) => JSON.stringify(family)))]
  const [text, heading, system, ...fallbacks] = families
  return rule(':root', {
    '--typeface-text': text,
    '--typeface-heading': heading,
    '--font-system': `${system}, "Segoe UI", system-ui, -apple-system, Roboto, sans-serif`,
    '--font-system-display': `"Amiri Naskh", ${fallbacks.join(', ')}, Georgia, serif`,
    '--weight-heading': String(weightOfHeadings),
  })
}

const rule = (selector: string, properties: Readonly<Record<string, string | undefined>>): string =>
  [
    `${selector} {`,
    ...Object.entries(properties).flatMap(([name, value]) =>
      value ? [`  ${name}: ${value};`] : [],
    ),
    '}',
  ].join('\n')
