import { type Locale, locale } from './locale.ts'

/** A language for tests: English in brackets, so that a text from elsewhere shows. */
export const PSEUDO = 'en-XA'

/** Languages in a script that runs from right to left. */
const FROM_RIGHT = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur)\b/

export const directionOf = (language: string): Locale['direction'] =>
  FROM_RIGHT.test(language) ? 'rtl' : 'ltr'

/** The current reader's locale in another language. */
export const inLanguage = (language: string): Locale => ({
  ...locale(),
  language,
  direction: directionOf(language),
})

/** A path in the folder of a language: '/ar' for '/'; other sites' addresses as they are. */
export const inFolder = (folder: string, path: string): string =>
  folder && path.startsWith('/') ? folder + (path === '/' ? '' : path) : path

/** The full address of a page, by its path at the root, in the language of the reader. */
export const pageUrl = (path: string, origin: string): string =>
  new URL(inFolder(locale().folder ?? '', path), origin).href

/** What a language calls itself: 'Français'; by default for those who read it. */
export function languageName(language: string, reader: string = language): string {
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1)
}

/** 'Royaume-Uni' for 'GB', in a language. */
export const countryName = (code: string, reader: string): string =>
  new Intl.DisplayNames([reader], { type: 'region' }).of(code) ?? code
