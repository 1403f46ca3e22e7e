import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import {
  type Catalog,
  isList,
  messageParameters,
  type Tree,
  treeOf,
} from '../../src/texts/catalog.ts'
import { messageValues, parseMessage } from '../../src/texts/icu/parse.ts'

/** English is the source: its files say which texts there are. */
const SOURCE = 'src/texts/en-US'
/** The formatter's width of a line. */
const WIDTH = 100

export const areas = (): string[] =>
  globSync(`${SOURCE}/*.json`)
    .map(path => basename(path, '.json'))
    .sort()

export const moduleFile = (area: string): string => `src/texts/${area}.ts`

export const catalogOf = (area: string): Catalog =>
  JSON.parse(readFileSync(`${SOURCE}/${area}.json`, 'utf8'))

export const panelFile = (language: string): string => `src/panel/texts/${language}.json`

/** The panel's texts, which stand in its sources, as translators read them. */
export const panelCatalog = (): Catalog => JSON.parse(readFileSync(panelFile('en-US'), 'utf8'))

/** The module by which sources import the texts of an area: their names and types. */
export function moduleOf(area: string, catalog: Catalog): string {
  const tree = treeOf(catalog)
  const fields = fieldsOf(tree, catalog, '  ')
  const names = Object.keys(tree)
  return [
    `// Written by \`npm run texts\` from en-US/${area}.json.`,
    `import { textsOf } from './catalog.ts'`,
    `import english from './en-US/${area}.json' with { type: 'json' }`,
    '',
    'interface Texts {',
    ...fields,
    '}',
    '',
    `export const {\n  ${names.join(',\n  ')},\n} = textsOf<Texts>('${area}', english)`,
    '',
  ].join('\n')
}

function fieldsOf(tree: Tree, catalog: Catalog, indent: string, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, entry]) => {
    const key = path + name
    const field = `${indent}${/^[a-z]\w*$/i.test(name) ? name : `'${name}'`}: `
    const lines = () => {
      if (typeof entry === 'string') {
        const type = typeOf(catalog, entry, indent, field.length)
        return [field + (path === '' && type === 'string' ? '() => string' : type)]
      }
      if (isList(entry)) return [`${field}readonly string[]`]
      return [`${field}{`, ...fieldsOf(entry, catalog, `${indent}  `, `${key}.`), `${indent}}`]
    }
    return [...comment(catalog, key, indent), ...lines()]
  })
}

function typeOf(catalog: Catalog, key: string, indent: string, offset: number): string {
  const values = messageValues(parseMessage(String(catalog[key])))
  if (values.size === 0) return 'string'
  const parameters = messageParameters(catalog, key).map(
    // What it counts by is a number; all else comes in as people read it.
    name => `${name}: ${values.get(name)?.isCount ? 'number' : 'string'}`,
  )
  const line = `(${parameters.join(', ')}) => string`
  if (offset + line.length <= WIDTH) return line
  return `(\n${parameters.map(one => `${indent}  ${one},\n`).join('')}${indent}) => string`
}

function comment(catalog: Catalog, key: string, indent: string): string[] {
  const note = catalog[`@${key}`]
  const text = typeof note === 'object' ? note.description : undefined
  return text ? [`${indent}/** ${text} */`] : []
}
