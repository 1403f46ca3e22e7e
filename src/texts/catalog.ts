import { languageTag } from '#locale/locale.ts'
import { spell } from '#locale/spell.ts'
import { formatMessage } from './icu/format.ts'
import { type Part, parseMessage, valuesOf } from './icu/parse.ts'

/** A file of texts: messages by their dotted keys, and notes by '@' and the key, as in ARB files. */
export type Catalog = Readonly<Record<string, string | Note>>
/** What is put into a text; numbers that choose a form are numbers alone. */
export type Value = string | number
export interface Note {
  readonly description?: string
  /** The values in the order of the function's parameters, where the text has another. */
  readonly placeholders?: Readonly<Record<string, object>>
}

/** The groups of a file by their names; a leaf is the key of a message. */
export type Tree = { [name: string]: Tree | string }

export function treeOf(catalog: Catalog): Tree {
  const root: Tree = {}
  for (const key of Object.keys(catalog)) {
    if (key[0] === '@') continue
    const names = key.split('.')
    const last = names.pop() ?? ''
    let group = root
    for (const name of names) {
      const next = group[name] ?? {}
      if (typeof next === 'string') throw new Error(`${key} stands in a text.`)
      group[name] = next
      group = next
    }
    group[last] = key
  }
  return root
}

export const isList = (tree: Tree): boolean => '0' in tree

/** The names of a message's values, in the order of the parameters. */
export function parametersOf(catalog: Catalog, key: string): string[] {
  const note = catalog[`@${key}`]
  const declared = typeof note === 'object' ? note.placeholders : undefined
  return Object.keys(declared ?? Object.fromEntries(valuesOf(messageOf(catalog, key))))
}

const parsed = new Map<string, readonly Part[]>()

/** The parts of a message. */
export function messageOf(catalog: Catalog, key: string): readonly Part[] {
  const text = String(catalog[key])
  const parts = parsed.get(text) ?? parseMessage(text)
  parsed.set(text, parts)
  return parts
}

/**
 * The texts of a file as objects: strings, lists of strings, and functions where a text has values.
 * They are read for the current reader at each use, in the words of the place.
 */
export function textsOf<Texts>(catalog: Catalog): Texts {
  const read = (key: string) => spell(messageOf(catalog, key).join(''))
  const writer = (key: string) => {
    let names: readonly string[] | undefined
    return (...args: readonly Value[]) => {
      names ??= parametersOf(catalog, key)
      const values = Object.fromEntries(names.map((name, index) => [name, args[index] ?? '']))
      return formatMessage(messageOf(catalog, key), values, languageTag(), spell)
    }
  }
  const readerOf = (entry: Tree | string): (() => unknown) => {
    if (typeof entry === 'string') {
      const write = writer(entry)
      return String(catalog[entry]).includes('{') ? () => write : () => read(entry)
    }
    const readers = Object.entries(entry).map(([name, next]) => [name, readerOf(next)] as const)
    if (isList(entry)) return () => readers.map(([, reader]) => reader())
    const group = {}
    for (const [name, get] of readers) Object.defineProperty(group, name, { enumerable: true, get })
    return () => group
  }
  return readerOf(treeOf(catalog))() as Texts
}
