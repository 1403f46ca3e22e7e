import { AsyncLocalStorage } from 'node:async_hooks'
import { translatedList } from '#domain/translations/lists.ts'
import { inLanguage } from '#locale/languages.ts'
import type { Lists } from '#locale/lists.ts'
import { type Locale, scopeLocale } from '#locale/locale.ts'

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
  const locale: Locale = { ...inLanguage(language), ...also }
  return reader.run({ ...locale, lists: locale.lists && listsFor(locale) }, write)
}

const listsFor = (locale: Locale): Lists =>
  reader.run(locale, () => ({
    categories: translatedList('categories', locale.lists?.categories),
    subjects: translatedList('subjects', locale.lists?.subjects),
  }))
