import { AsyncLocalStorage } from 'node:async_hooks'
import { inLanguage } from '#locale/languages.ts'
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
  also: Pick<Locale, 'written' | 'key'> = {},
): T => reader.run({ ...inLanguage(language), ...also }, write)
