import type { Kind } from '#domain/content/kinds.ts'
import { directionIn, FROM_RIGHT } from '#locale/isolate.ts'
import { directionOf } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { languageByLetters } from '#locale/script.ts'
import { isTranslatable, mapWords, wordsOf } from './words.ts'
import { translated } from './written.ts'

interface Marks extends Readonly<Record<string, string>> {
  readonly dir: 'ltr' | 'rtl' | 'auto'
}

/** The attributes of the element that shows a section: which language it is in, and its direction. */
export function sectionMarks(path: string, kind: Kind, original: string): Marks {
  const { content, lang } = writtenSection(path, kind, original)
  const words = wordsOf(kind, content).join(' ')
  const known = lang ?? languageByLetters(words)
  if (!known || known === locale().language) return { dir: directionIn(words) }
  // A site in Urdu may say some things in English.
  const isLatin = directionOf(known) === 'rtl' && !FROM_RIGHT.test(words)
  return { lang: known, dir: isLatin ? 'auto' : directionOf(known) }
}

/** A section's content in the reader's language, and the language of its words where that is another. */
export function writtenSection(
  path: string,
  kind: Kind,
  content: string,
): { content: string; lang?: string | undefined } {
  if (!isTranslatable(path)) return { content }
  const words = wordsOf(kind, content)
  const { texts, lang } = translated(path, words)
  if (lang || texts === words) return { content, lang }
  return { content: mapWords(kind, content, one => texts[words.indexOf(one)] ?? one) }
}
