import { folderOf, languageAt, ownLanguage, siteLanguages } from './languages.ts'
import { writtenIn } from './reader.ts'
import { writeAs } from './seed/siteLocale.ts'
import { startTranslations } from './seed/starts.ts'
import { snapshot } from './snapshot.ts'
import { loadLanguage } from './translations.ts'

writeAs(snapshot)
await Promise.all(siteLanguages.map(loadLanguage))

const earlier =
  snapshot.languages.earlier &&
  Object.fromEntries(
    snapshot.languages.earlier
      .filter(language => language !== ownLanguage)
      .map(language => [language, snapshot.translations[language] ?? {}]),
  )

/** Runs what writes for the pages of a language, with what the mosque wrote in it. */
export const onPagesIn = <T>(language: string, write: () => T): T => {
  const starts = language === ownLanguage ? {} : startTranslations(language)
  const texts = { ...starts, ...snapshot.translations[language] }
  return language === ownLanguage && !earlier
    ? writtenIn(language, write)
    : writtenIn(language, write, {
        written: { own: ownLanguage, texts, ...(earlier && { earlier }) },
        folder: folderOf(language),
      })
}

/** The same for the language of an address. */
export const onPageAt = <T>(path: string, write: () => T): T => onPagesIn(languageAt(path), write)
