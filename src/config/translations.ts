import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PSEUDO } from '#locale/languages.ts'
import { addTranslation, type Catalog, hasTranslation, type Translation } from '#texts/catalog.ts'
import { bracketed } from '../texts/icu/pseudo.ts'

/*
 * Reads the texts of a language from its folder, which sources have beside them. In bundles
 * `config/texts.ts` replaces this module by one that imports them.
 */

const FOLDER = fileURLToPath(new URL('../texts', import.meta.url))

const readFolder = (language: string): Record<string, Catalog> =>
  Object.fromEntries(
    globSync('*.json', { cwd: join(FOLDER, language) }).map(file => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')),
    ]),
  )

/** The English texts, which every other language falls back to. */
export const readEnglish = (): Readonly<Record<string, Catalog>> => readFolder('en-US')

/** The languages that there are texts in, besides English. */
export const translatedLanguages = (): string[] =>
  globSync('*/*.json', { cwd: FOLDER })
    .map(path => dirname(path))
    .filter((language, index, all) => language !== 'en-US' && all.indexOf(language) === index)
    .sort()

export const readTranslation = (language: string): Translation =>
  language === PSEUDO ? bracketed(readEnglish()) : (readFolder(language) as Translation)

/** Whether texts can be shown in a language. */
export const isTranslated = (language: string): boolean =>
  language === 'en' || language === PSEUDO || existsSync(join(FOLDER, language))

/** Makes the texts of a language known, once. */
export async function loadLanguage(language: string): Promise<void> {
  if (language === 'en' || hasTranslation(language) || !isTranslated(language)) return
  addTranslation(language, readTranslation(language))
}
