import { formatList } from '#domain/time/intl.ts'
import { languageName } from '#locale/languages.ts'
import type { Languages } from './stored.ts'

/** Languages as the panel names them: 'English, Arabic, and Urdu'. */
export const languagesList = (languages: readonly string[]): string =>
  formatList(languages.map(language => languageName(language, 'en')))

/** What a save set, for the log. */
export const languagesInWords = ({ own, others }: Languages): string =>
  `Set the site to be in ${languagesList([own, ...others])}`
