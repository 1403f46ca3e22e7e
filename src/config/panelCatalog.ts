import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PSEUDO } from '#locale/languages.ts'
import type { Catalog } from '#texts/catalog.ts'
import { bracketed } from '../texts/icu/pseudo.ts'
import { textsIn } from './panelTexts.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Where texts of the panel stand: its own sources, rules whose words it shows, and what the server says to it. */
const SOURCES = [
  'netlify/server/**/*.ts',
  'src/config/examples.ts',
  'src/{panel,domain,contract,blocks,stores}/**/*.{ts,tsx}',
]
/**
 * No texts of the panel: tests, what only the server loads, names that stay as they are, what programs
 * read, and words that are written to or looked for in what people wrote.
 */
const APART =
  /\.test\.|\/serverWords\.ts|\/testing\/|\/structuredData\/|\/icalendar\/|\/metadata\/|habits\/(?:countries|names)\.ts|content\/html\.ts|contact\/csv\.ts|account\/common\w*\.ts|\/told\/|notices\/templates\.ts|contract\/feeds\.ts|prayer\/(?:seed|responseForms)\.ts|timetable\/(?:words|rowParts)\.ts/

/** Parts of the server that say nothing to the panel: they write to logs, mails, files and visitors. */
const SILENT =
  /server\/(?:build\/(?!routes)|feeds|mail(?!\/templates)|newer|pages|periodic|storage|tick|videos)\/|auth\/(?!cookies)|backup\/(?:refreshDeployed|upgradeReport)\.ts|server\/(?:env|log)\.ts|account\/(?:forgotten|routes)\.ts|contact\/refusalPage\.ts|events\/forget\.ts|http\/(?:plainForm|response|standalonePage|handle)\.ts|prayer\/publicRoutes\.ts|uploads\/(?:publicRoutes|unused)\.ts|setup\/(?:firstStart|health|lastBackup|mailState)\.ts/

/** Whether the texts of a source are the panel's. */
export const isOfPanel = (file: string): boolean =>
  /\/src\/(?:panel|domain|contract|blocks|stores)\/.*\.tsx?$/.test(file) && !APART.test(file)

const isSaidToPanel = (file: string): boolean =>
  /\/netlify\/|config\/examples\.ts/.test(file) && !APART.test(file) && !SILENT.test(file)

/** The key of a text, which changes with it: so a translation never stands for another text. */
export const panelKey = (message: string): string =>
  `t${createHash('sha256').update(message).digest('hex').slice(0, 10)}`

/** The panel's texts by their keys, with the source of each as the translators' note. */
export function panelTexts(): Catalog {
  const catalog: Record<string, string | { description: string }> = {}
  for (const path of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const file = ROOT + path
    if (!isOfPanel(file) && !isSaidToPanel(file)) continue
    for (const { message } of textsIn(file, readFileSync(file, 'utf8'))) {
      const key = panelKey(message)
      catalog[key] ??= message
      catalog[`@${key}`] ??= { description: relative('src', path) }
    }
  }
  return catalog
}

/** What the server may say to the panel: texts of its own, and of the rules that it shares. */
export const saidByServer = (): string[] => {
  const texts = panelTexts()
  return Object.entries(texts).flatMap(([key, text]) => {
    const note = texts[`@${key}`]
    const isPanels = typeof note === 'object' && note.description?.startsWith('panel/')
    return typeof text === 'string' && !isPanels ? [text] : []
  })
}

const fileOf = (language: string) => `${ROOT}src/panel/texts/${language}.json`

/** Whether the panel is written in a language. */
export const hasPanelTexts = (language: string): boolean =>
  language === 'en' || language === PSEUDO || existsSync(fileOf(language))

/** The panel's texts in a language, by their keys. */
export function readPanelTexts(language: string): Readonly<Record<string, string>> {
  if (language === PSEUDO) return bracketed({ panel: panelTexts() }).panel ?? {}
  return existsSync(fileOf(language)) ? JSON.parse(readFileSync(fileOf(language), 'utf8')) : {}
}
