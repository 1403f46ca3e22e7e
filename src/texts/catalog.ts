import { figures, locale } from '#locale/locale.ts'
import { inTerms } from '#locale/terms.ts'
import { formatMessage } from './icu/format.ts'
import { messageValues, type Part, parseMessage } from './icu/parse.ts'

/** A file of texts: messages by their dotted keys, and notes by '@' and the key, as in ARB files. */
export type Catalog = Readonly<Record<string, string | Note>>
/** What is put into a text: numbers choose a form, all else comes in as people read it. */
type Value = string | number
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
export function messageParameters(catalog: Catalog, key: string): string[] {
  const note = catalog[`@${key}`]
  const declared = typeof note === 'object' ? note.placeholders : undefined
  return Object.keys(declared ?? Object.fromEntries(messageValues(partsOf(String(catalog[key])))))
}

const parsed = new Map<string, readonly Part[]>()

/** The parts of a message, which is read once. */
export function partsOf(text: string): readonly Part[] {
  const parts = parsed.get(text) ?? parseMessage(text)
  parsed.set(text, parts)
  return parts
}

/** Whether a text has no values. */
export const isPlain = (catalog: Catalog, key: string): boolean =>
  !String(catalog[key]).includes('{')

/** The texts of a language by area and key, without those that are still missing. */
export type Translation = Readonly<Record<string, Readonly<Record<string, string>>>>

const translations = new Map<string, Translation>()

export const hasTranslation = (language: string): boolean => translations.has(language)

/** Whether a language has any texts of an area. */
export const hasTexts = (language: string, area: string): boolean =>
  translations.get(language)?.[area] !== undefined

export function addTranslation(language: string, texts: Translation): void {
  translations.set(language, texts)
}

/** A message in the reader's language, else in the site's, else in English. */
function shown(area: string, english: Catalog, key: string): Message {
  const reader = locale()
  for (const language of [reader.language, reader.own]) {
    if (language === 'en') break
    const text = language && translations.get(language)?.[area]?.[key]
    if (text) return { parts: partsOf(text), language, isEnglish: false }
  }
  return { parts: partsOf(String(english[key])), language: 'en', isEnglish: true }
}

interface Message {
  readonly parts: readonly Part[]
  readonly language: string
  /** Then it is in the words of the place. */
  readonly isEnglish: boolean
}

/**
 * The texts of a file as objects, which are read for the current reader at each use: a text is a
 * string, one with values a function, and one outside a group a function too, since what is imported
 * is read once.
 */
export function textsOf<Texts>(area: string, english: Catalog): Texts {
  const reader = (entry: Tree | string): (() => unknown) => {
    if (typeof entry === 'string') {
      if (isPlain(english, entry)) return () => said(shown(area, english, entry))
      const write = writer(area, english, entry)
      return () => write
    }
    const group = isList(entry) ? [] : {}
    for (const [name, next] of Object.entries(entry)) {
      Object.defineProperty(group, name, { enumerable: true, get: reader(next) })
    }
    return () => group
  }
  const root: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(treeOf(english))) {
    const isAlone = typeof entry === 'string' && isPlain(english, entry)
    root[name] = isAlone ? reader(entry) : reader(entry)()
  }
  return root as Texts
}

function writer(area: string, english: Catalog, key: string) {
  let names: readonly string[] | undefined
  const hasWords = /\p{L}/u.test(String(english[key]).replace(/\{[^{}]*\}/g, ''))
  return (...args: readonly Value[]) => {
    names ??= messageParameters(english, key)
    const values = Object.fromEntries(names.map((name, index) => [name, args[index] ?? '']))
    const message = shown(area, english, key)
    return hasWords ? said(message, values) : written(message, values)
  }
}

/** English is in the words of the place. */
const IN_ENGLISH = {
  text: (text: string) => inTerms(text, locale().habits.terms),
  number: figures,
}
const IN_OTHERS = { text: (text: string) => text, number: figures }

let noted: ((text: string, language: string) => void) | undefined

/** Sets what is told each text that is shown in another language than the reader's. */
export function noteFallbacks(note: typeof noted): void {
  noted = note
}

function said(message: Message, values: Record<string, Value> = {}): string {
  const text = written(message, values)
  if (message.language !== locale().language) noted?.(text, message.language)
  return text
}

const written = ({ parts, language, isEnglish }: Message, values: Record<string, Value>) =>
  formatMessage(parts, values, language, isEnglish ? IN_ENGLISH : IN_OTHERS)
