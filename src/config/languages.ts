import { snapshot } from './snapshot.ts'

/** The site's languages, its own first. */
export const { own: ownLanguage, others: otherLanguages } = snapshot.languages
export const siteLanguages: readonly string[] = [ownLanguage, ...otherLanguages]

/** The language of a page by its path: the site's own at the root, another below `/xx`. */
export const languageAt = (path: string): string =>
  otherLanguages.find(one => path.split(/[/.]/)[1] === one) ?? ownLanguage

/** What a page of a further language carries, for what scripts load and lead to: '/ur'. */
export const folderOf = (language: string): string | undefined =>
  language === ownLanguage ? undefined : `/${language}`

/** The path of a page in a language, from its path at the root. */
export const pathIn = (language: string, path: string): string =>
  language === ownLanguage ? path : `/${language}${path === '/' ? '' : path}`

/** The same path at the root. */
export function pathAtRoot(path: string): string {
  const language = languageAt(path)
  return language === ownLanguage ? path : path.slice(language.length + 1) || '/'
}
