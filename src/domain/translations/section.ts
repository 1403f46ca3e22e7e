import type { Kind } from '#domain/content/kinds.ts'
import { isTranslatable, mapWords, wordsOf } from './words.ts'
import { translated } from './written.ts'

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
