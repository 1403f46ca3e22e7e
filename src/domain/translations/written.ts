import { FROM_RIGHT } from '#locale/isolate.ts'
import { directionOf } from '#locale/languages.ts'
import { type Locale, locale } from '#locale/locale.ts'
import { languageByLetters, mainLetters } from '#locale/script.ts'

/** A text as its reader gets it; `lang`: its language, where that is not the reader's. */
export interface Written {
  readonly text: string
  readonly lang?: string | undefined
}

/**
 * Texts in the reader's language; as they were written, with the language of that, where one of them
 * has no translation or was changed since. Without a language in the request, everything is as it was
 * written. `from`: its language, where it is not the site's.
 */
export function translated(
  key: string,
  texts: readonly string[],
  from?: string,
): { texts: readonly string[]; lang?: string | undefined } {
  const { written, language } = locale()
  const all = texts.join(' ')
  const original =
    from || languageByLetters(all) || earlierLanguage(key, texts) || ownOf(all, written?.own)
  if (!written || original === language || texts.length === 0) return { texts }
  const known = written.texts[key]
  const found = texts.flatMap(text => saidOf(text, known) || [])
  return found.length === texts.length ? { texts: found } : { texts, lang: original }
}

/** The site's own language, which a text in letters of Arabic is not where it has others. */
const ownOf = (text: string, own = '') =>
  FROM_RIGHT.test(text) &&
  !/\p{Script=Latin}/u.test(mainLetters(text)) &&
  directionOf(own) === 'ltr'
    ? undefined
    : own || undefined

type Known = NonNullable<Locale['written']>['texts'][string]

const saidOf = (text: string, known: Known | undefined) =>
  known?.text[known.of.indexOf(text.trim())]?.trim()

/** The language that the site was in when they were written, where it is another now. */
export const earlierLanguage = (
  key: string,
  texts: readonly string[],
  { earlier = {} }: Pick<NonNullable<Locale['written']>, 'earlier'> = locale().written ?? {},
): string | undefined =>
  Object.keys(earlier).find(language =>
    texts.every(text => saidOf(text, earlier[language]?.[key]) === text.trim()),
  )

/** One text, as above. */
export function written(key: string, text: string, from?: string): Written {
  if (!text.trim()) return { text }
  const { texts, lang } = translated(key, [text], from)
  return { text: texts[0] ?? text, lang }
}

/** Some fields of a thing, and the languages of those that are not in the reader's. */
export function writtenFields<Name extends string>(
  key: string,
  fields: Readonly<Partial<Record<Name, string | undefined>>>,
  from?: string,
): { fields: Partial<Record<Name, string>>; lang: Partial<Record<Name, string>> | undefined } {
  const found = Object.entries<string | undefined>(fields).flatMap(([name, text]) =>
    text ? [[name, written(`${key}/${name}`, text, from)] as const] : [],
  )
  const lang = found.flatMap(([name, { lang }]) => (lang ? [[name, lang]] : []))
  return {
    fields: Object.fromEntries(found.map(([name, { text }]) => [name, text])) as Partial<
      Record<Name, string>
    >,
    lang: lang.length > 0 ? (Object.fromEntries(lang) as Partial<Record<Name, string>>) : undefined,
  }
}
