import { AsyncLocalStorage } from 'node:async_hooks'
import { translatedList } from '#domain/translations/lists.ts'
import { inLanguage } from '#locale/languages.ts'
import type { Lists } from '#locale/lists.ts'
import { type Locale, locale, scopeLocale } from '#locale/locale.ts'
import { hasTexts } from '#texts/catalog.ts'

const reader = new AsyncLocalStorage<Locale>()
scopeLocale(() => reader.getStore())

/**
 * Runs what writes to a reader of that language, whose texts are loaded. `also`: what people wrote in
 * it.
 */
export const writtenIn = <T>(
  language: string,
  write: () => T,
  also: Pick<Locale, 'written' | 'key' | 'folder'> = {},
): T => {
  const next: Locale = { ...inLanguage(language), ...also }
  return reader.run({ ...next, lists: next.lists && listsFor(next) }, write)
}

/** The same for nobody in particular: in the site's own language, whose texts the process has loaded. */
export const inOwnLanguage = <T>(write: () => T): T => writtenIn(locale().own ?? 'en', write)

/** The same for mails: in English where the site's own language has no texts for them, so that none mixes the two. */
export const inMailLanguage = <T>(write: () => T): T => {
  const { own = 'en' } = locale()
  return writtenIn(hasTexts(own, 'mails') ? own : 'en', write)
}

const listsFor = (next: Locale): Lists =>
  reader.run(next, () => ({
    categories: translatedList('categories', next.lists?.categories),
    subjects: translatedList('subjects', next.lists?.subjects),
  }))
