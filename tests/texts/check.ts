import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Choice, messageValues, type Part, parseMessage } from '../../src/texts/icu/parse.ts'
import { areas, catalogOf, panelCatalog, panelFile } from './modules.ts'

interface Checked {
  /** What must be mended, each with its file and key. */
  readonly problems: string[]
  /** Keys that are shown in English. */
  readonly missing: string[]
}

/** The languages that have a folder, besides English. */
export const languages = (): string[] =>
  globSync('src/texts/*/*.json')
    .map(path => path.split('/')[2] ?? '')
    .filter((language, index, all) => language !== 'en-US' && all.indexOf(language) === index)
    .sort()

/** What is wrong and what is missing in the files of a language. */
export function checkLanguage(language: string): Checked {
  const problems: string[] = []
  const missing: string[] = []
  for (const path of globSync(`src/texts/${language}/*.json`)) {
    if (!areas().includes(basename(path, '.json')))
      problems.push(`${path}: English has no such file`)
  }
  const files = areas().map(
    area => [`src/texts/${language}/${area}.json`, catalogOf(area)] as const,
  )
  for (const [path, english] of [...files, [panelFile(language), panelCatalog()] as const]) {
    const texts = existsSync(path) ? readTexts(path, problems) : {}
    for (const [key, text] of Object.entries(texts)) {
      if (key === '@@reviewed') continue
      const source = english[key]
      const problem =
        typeof source === 'string' ? problemOf(String(text), source, language) : 'is not in English'
      if (problem) problems.push(`${path}: ${key} ${problem}`)
    }
    const keys = Object.keys(english).filter(key => key[0] !== '@' && !Object.hasOwn(texts, key))
    missing.push(...keys.map(key => `${path}: ${key} “${english[key]}”`))
  }
  return { problems, missing }
}

function readTexts(path: string, problems: string[]): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    problems.push(`${path}: ${error instanceof Error ? error.message : error}`)
    return {}
  }
}

function problemOf(text: string, source: string, language: string): string | undefined {
  try {
    const parts = parseMessage(text)
    const known = messageValues(parseMessage(source))
    const unknown = [...messageValues(parts).keys()].filter(name => !known.has(name))
    if (unknown.length > 0) return `has {${unknown[0]}}, which English has not`
    if (language === 'fr' && /« | [:;!?»](?!\S)/.test(text)) return 'needs a no-break space'
    const forms = missingForms(parts, language)
    return forms.length > 0 ? `needs the plural form “${forms[0]}”` : undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Forms that counting needs: those of millions stand in 'other' where a language does not say them. */
function missingForms(parts: readonly Part[], language: string): string[] {
  const choices = parts.filter((part): part is Choice => typeof part === 'object' && 'kind' in part)
  return choices.flatMap(({ kind, cases }) => {
    const type = kind === 'plural' ? 'cardinal' : 'ordinal'
    const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions()
    const needed = kind === 'select' ? [] : pluralCategories
    return [
      ...needed.filter(form => !cases[form] && !(form === 'many' && isOfMillions(language))),
      ...Object.values(cases).flatMap(inner => missingForms(inner, language)),
    ]
  })
}

/** French, Spanish and others have a form 'many' for whole millions alone. */
const isOfMillions = (language: string) =>
  !Array.from({ length: 200 }, (_, n) => new Intl.PluralRules(language).select(n)).includes('many')
