import { inFolder } from '#locale/languages.ts'
import { snapshot } from './snapshot.ts'

/** The site's languages, its own first. */
export const { own: ownLanguage, others: otherLanguages } = snapshot.languages
export const siteLanguages: readonly string[] = [ownLanguage, ...otherLanguages]

const folderLanguage = (path: string) => otherLanguages.find(one => path.split(/[/.]/)[1] === one)

/**
 * The language of a page by its path: the site's own at the root, another below `/xx`; the panel at the
 * root is in English where the site's own has no texts of it.
 */
export const languageAt = (path: string): string =>
  folderLanguage(path) ??
  (/^\/admin\b/.test(path) ? import.meta.env.PANEL_LANGUAGES[0] : ownLanguage)

/** What a page of a further language carries, for what scripts load and lead to: '/ur'. */
export const folderOf = (language: string): string | undefined =>
  otherLanguages.includes(language) ? `/${language}` : undefined

/** The path of a page in a language, from its path at the root. */
export const pathIn = (language: string, path: string): string =>
  inFolder(folderOf(language) ?? '', path)

/** The same path at the root. */
export function pathAtRoot(path: string): string {
  const language = folderLanguage(path)
  return language ? path.slice(language.length + 1) || '/' : path
}
