import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type Catalog,
  isList,
  messageParameters,
  partsOf,
  type Tree,
  treeOf,
} from '../texts/catalog.ts'
import { messageValues } from '../texts/icu/parse.ts'
import { blockModules } from './blockModules.ts'
import { readEnglish, readTranslation, translatedLanguages } from './translations.ts'
import { typefaceSheets } from './typefaceSheets.ts'

/*
 * The modules by which sources import the texts of an area, with names and types, those that name
 * all languages and all blocks, and the sheets of typefaces. They follow from other files, so they are written where sources are run
 * or checked, and not kept.
 */

/** Writes the modules that are not what these files say. */
export function writeTextModules(): void {
  const texts = Object.entries(readEnglish()).map(([area, catalog]): [URL, string] => [
    new URL(`../texts/${area}.ts`, import.meta.url),
    moduleOf(area, catalog),
  ])
  const languages = new URL('../locale/translated.ts', import.meta.url)
  for (const [file, code] of [
    ...texts,
    [languages, languagesModule()] as const,
    ...blockModules(),
    ...typefaceSheets(),
  ]) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code)
  }
}

/** The languages by their folders: whole with all files that visitors read, reviewed where one says by whom. */
function languagesModule(): string {
  const read = Object.keys(readEnglish()).filter(area => area !== 'developers')
  const states = translatedLanguages().map(language => {
    const texts = readTranslation(language)
    const isWhole = read.every(area => texts[area])
    const isReviewed = Object.values(texts).some(area => area['@@reviewed'])
    return [language, { isWhole, isReviewed }]
  })
  const all = { en: { isWhole: true, isReviewed: true }, ...Object.fromEntries(states) }
  return `// From the folders of src/texts (config/textModules.ts).
/** The languages that there are texts in: whole, or the times, notices, screen and widget alone; reviewed by someone who grew up with it. */
export const TRANSLATED: Readonly<
  Record<string, { readonly isWhole: boolean; readonly isReviewed: boolean }>
> = ${JSON.stringify(all, null, 2)}
`
}

export const moduleOf = (area: string, catalog: Catalog): string => `// From en-US/${area}.json.
import { textsOf } from './catalog.ts'
import english from './en-US/${area}.json' with { type: 'json' }

interface Texts {
${fieldsOf(treeOf(catalog), catalog)}}

export const { ${Object.keys(treeOf(catalog)).join(', ')} } = textsOf<Texts>('${area}', english)
`

const fieldsOf = (tree: Tree, catalog: Catalog, path = ''): string =>
  Object.entries(tree)
    .map(([name, entry]) => {
      const note = catalog[`@${path}${name}`]
      const indent = '  '.repeat(path.split('.').length)
      const comment = typeof note === 'object' && note.description
      const isAlone = path === '' && typeof entry === 'string'
      const type = typeOf(entry, catalog, `${path}${name}.`)
      return [
        comment ? `${indent}/** ${comment} */\n` : '',
        `${indent}'${name}': ${isAlone && type === 'string' ? '() => string' : type}\n`,
      ].join('')
    })
    .join('')

/** What a message counts by is a number; all else comes in as people read it. */
function typeOf(entry: Tree | string, catalog: Catalog, path: string): string {
  if (typeof entry !== 'string') {
    return isList(entry)
      ? 'readonly string[]'
      : `{\n${fieldsOf(entry, catalog, path)}${'  '.repeat(path.split('.').length - 1)}}`
  }
  const values = messageValues(partsOf(String(catalog[entry])))
  if (values.size === 0) return 'string'
  const parameters = messageParameters(catalog, entry).map(
    name => `${name}: ${values.get(name)?.isCount ? 'number' : 'string'}`,
  )
  return `(${parameters.join(', ')}) => string`
}

if (import.meta.main) writeTextModules()
