import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { DEFAULT_LOCALE, locale, writtenAs, zeroOf } from '#locale/locale.ts'
import {
  type Catalog,
  isList,
  isPlain,
  messageParameters,
  partsOf,
  type Tree,
  treeOf,
} from '#texts/catalog.ts'
import { messageCode } from '../texts/icu/code.ts'
import { messageValues, type Part } from '../texts/icu/parse.ts'
import { hasPanelTexts, isOfPanel, panelKey, readPanelTexts, saidByServer } from './panelCatalog.ts'
import { withPlaces } from './panelTexts.ts'
import { readSaid } from './said.ts'
import { handedOn } from './textImports.ts'
import { readEnglish, readTranslation, translatedLanguages } from './translations.ts'

const MODULE = /^(.*\/src\/texts\/(\w+)\.ts)(?:\?group=(\w+))?$/
const SOURCES = join(import.meta.dirname, '..')
const SERVER_WORDS = /\/src\/stores\/serverWords\.ts$/
const TRANSLATIONS = /\/src\/config\/translations\.ts$/
const SAID = /\/src\/config\/said\.ts$/

/** The site's languages, its own first: what `fillIn` can write. */
let offered: readonly string[] = ['en']
/** Those of the panel, by the name of an area, as its sources are read. */
const panel: Record<string, string> = {}
/** `habits`: those of the panel that say how others spell and name things. */
const english: Readonly<Record<string, Catalog>> = { ...readEnglish(), panel, habits: panel }
const translated = new Map<string, ReturnType<typeof readTranslation>>()

export function offerLanguages(languages: readonly string[]): void {
  offered = languages
}

const countsOf = (parts: readonly Part[]) =>
  [...messageValues(parts)].flatMap(([name, { isCount }]) => (isCount ? name : []))

/** A text in a language as JavaScript, else in the site's own, else in English. */
function codeOf(area: string, key: string, language: string): string {
  const source = partsOf(String(english[area]?.[key]))
  const names = messageParameters(english[area] ?? {}, key)
  const numbers = { counts: countsOf(source), zero: zeroOf(language) }
  for (const one of [language, offered[0] ?? 'en']) {
    if (one === 'en') break
    const texts = translated.get(one) ?? { ...readTranslation(one), panel: readPanelTexts(one) }
    translated.set(one, texts)
    const text = texts[area === 'habits' ? 'panel' : area]?.[key]
    if (text) return messageCode(partsOf(text), names, one, numbers)
  }
  const write = () => messageCode(source, names, 'en', numbers)
  return area === 'habits' ? writtenAs(DEFAULT_LOCALE, write) : write()
}

/**
 * Stands in the code of a build for a text, until `fillIn` writes the text of a language: so everything
 * is bundled once. Its end changes with the text, and with it the name of the file.
 */
function placeOf(area: string, key: string): string {
  const codes = offered.map(language => codeOf(area, key, language))
  const version = createHash('sha256').update(codes.join('\0')).digest('base64url').slice(0, 6)
  return `/* @__PURE__ */ __text("${area}:${key}:${version}")`
}

const PLACE = /(?<![\w$])__text\(["'`](\w+):([\w.-]+):[\w-]+["'`]\)/g

/** Code of a build with the texts of a language in their places. */
export const fillIn = (code: string, language: string): string =>
  code.replace(PLACE, (place, area: string, key: string, at: number) => {
    const text = codeOf(area, key, language)
    const [before = '', after = ''] = [code[at - 1], code[at + place.length]]
    // A function that is called where it stands needs its brackets.
    const isAlone = ':=,[('.includes(before) && ',}]);'.includes(after)
    return isAlone || !text.includes('=>') ? text : `(${text})`
  })

export const hasPlaces = (code: string): boolean => code.includes('__text(')

/**
 * Browsers get the texts as strings and functions, without catalogs and what reads them: so a bundle
 * takes only the texts that it shows. `language`: the only one, for code that is not filled in later.
 */
export const browserTexts = (language?: string): Plugin => {
  let isBuild = false
  return {
    name: 'browser-texts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    load(id) {
      const [, file = '', area = '', group] = MODULE.exec(id) ?? []
      const catalog = english[area]
      if (!catalog) return undefined
      const only = language ?? (isBuild ? undefined : offered[0])
      if (group) return groupCode(area, catalog, group, only)
      return textsCode(area, catalog, only, isBuild ? file : undefined)
    },
  }
}

/**
 * The module of an area's texts for browsers: in a language, or with places for any. With `file`, its
 * address in a bundle, each group is a module of its own, of which the bundle takes what is named.
 */
export const textsCode = (
  area: string,
  catalog: Catalog,
  language?: string,
  file?: string,
): string =>
  Object.entries(treeOf(catalog))
    .map(([name, entry]) => {
      if (file && isNamedApart(name, entry))
        return `export * as ${name} from ${JSON.stringify(`${file}?group=${name}`)}\n`
      const isAlone = typeof entry === 'string' && isPlain(catalog, entry)
      return `export const ${name} = ${isAlone ? '() => ' : ''}${entryCode(entry, area, language)}\n`
    })
    .join('')

const groupCode = (area: string, catalog: Catalog, group: string, language?: string): string =>
  Object.entries(treeOf(catalog)[group] ?? {})
    .map(
      ([name, entry], at) =>
        `const text${at} = ${entryCode(entry, area, language)}\nexport { text${at} as ${name} }\n`,
    )
    .join('')

function entryCode(entry: Tree | string, area: string, language?: string): string {
  if (typeof entry === 'string') {
    return language ? codeOf(area, entry, language) : placeOf(area, entry)
  }
  const inner = Object.entries(entry).map(([name, next]) => {
    const code = entryCode(next, area, language)
    return isList(entry) ? code : `${JSON.stringify(name)}: ${code}`
  })
  return isList(entry) ? `[${inner}]` : `{${inner}}`
}

/** Groups that some source hands on as objects. */
let whole: Set<string> | undefined

function isNamedApart(name: string, entry: Tree | string): boolean {
  if (typeof entry === 'string' || isList(entry)) return false
  whole ??= new Set(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!\.test)\.(?:ts|tsx|astro)$/.test(file))
      .flatMap(file => handedOn(readFileSync(join(SOURCES, file), 'utf8'))),
  )
  return !whole.has(name) && Object.keys(entry).every(key => /^[a-z]\w*$/i.test(key))
}

/** In bundles of the server, the folders of languages as modules, each loaded at its first use. */
export const serverTexts: Plugin = {
  name: 'server-texts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'client',
  resolveId: id => (/^virtual:(?:texts|said)\//.test(id) ? `\0${id}` : undefined),
  load(id) {
    const [, kind, language] = /^\0virtual:(texts|said)\/(.+)$/.exec(id) ?? []
    if (language) {
      const texts = kind === 'said' ? readSaid(language) : readTranslation(language)
      return `export default ${JSON.stringify(texts)}`
    }
    if (SAID.test(id)) return saidCode()
    return TRANSLATIONS.test(id) ? loaderCode() : undefined
  },
}

/** With the language for tests where a build offers it. */
const loaderCode = () => `import { addTranslation, hasTranslation } from '#texts/catalog.ts'
const load = ${loadersOf('texts', () => true)}
export const isTranslated = language => language === 'en' || Object.hasOwn(load, language)
export async function loadLanguage(language) {
  if (language === 'en' || hasTranslation(language) || !Object.hasOwn(load, language)) return
  addTranslation(language, (await load[language]()).default)
}`

const saidCode = () => `const load = ${loadersOf('said', hasPanelTexts)}
export const loadSaid = async language =>
  Object.hasOwn(load, language) ? (await load[language]()).default : undefined`

function loadersOf(kind: 'texts' | 'said', has: (language: string) => boolean): string {
  const languages = [...new Set([...translatedLanguages(), ...offered])].filter(
    one => one !== 'en' && has(one),
  )
  return `{${languages.map(one => `${JSON.stringify(one)}: () => import('virtual:${kind}/${one}')`)}}`
}

const isForeignPanel = (language: string) => language !== 'en' && hasPanelTexts(language)

/** Whether the panel's texts are written in another language, or in the words of the place. */
const isPanelWritten = () =>
  offered.some(isForeignPanel) || Object.keys(locale().habits.terms).length > 0

const HABITS = /\/domain\/habits\/|\/RegionExample\.tsx$/

function panelCode(message: string, isBuild: boolean, area = 'panel'): string {
  const key = panelKey(message)
  panel[key] = message
  return isBuild ? placeOf(area, key) : codeOf(area, key, offered[0] ?? 'en')
}

/** The texts of the panel, which stand in its sources, where a language of the site has them or its place has other words. */
export const panelPlaces = (): Plugin => {
  let isBuild = false
  return {
    name: 'panel-places',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    load(id) {
      if (!SERVER_WORDS.test(id)) return undefined
      const words = saidByServer().map(
        message => `[${JSON.stringify(message)}, ${panelCode(message, isBuild)}]`,
      )
      return `export const SERVER_WORDS = [${isPanelWritten() ? words : ''}]`
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!isPanelWritten() || !isOfPanel(file)) return undefined
      if (HABITS.test(file) && !offered.some(isForeignPanel)) return undefined
      const area = HABITS.test(file) ? 'habits' : 'panel'
      const written = withPlaces(file, code, message => panelCode(message, isBuild, area))
      return written === undefined ? undefined : { code: written, map: null }
    },
  }
}
