import { TRANSLATED } from '#locale/translated.ts'
import type { Translation } from './stored.ts'

type Texts = Record<string, Translation>

/** A text that can be translated: its words, and their language where that is not the site's. */
interface Original {
  readonly key: string
  readonly words: readonly string[]
  readonly language?: string | undefined
  readonly isStart?: boolean | undefined
}

/** 'outdated': the original was changed since, and visitors see it until it is translated again. */
type TextState = 'missing' | 'outdated' | 'there' | 'own'

/** How far the translation of a text is; 'own': it is written in that language, or came in it. */
export function stateOf(
  { key, words, language, isStart }: Original,
  texts: Texts,
  into: string,
): TextState {
  if (language === into) return 'own'
  const known = texts[key]
  if (isStart && !known && TRANSLATED[into]?.isWhole) return 'own'
  if (!known?.text.some(text => text.trim())) return 'missing'
  const isWhole = words.every((_, at) => isCurrent(words, at, known) && textAt(words, at, known))
  if (isWhole) return 'there'
  return words.every((_, at) => isCurrent(words, at, known)) ? 'missing' : 'outdated'
}

const isCurrent = (words: readonly string[], at: number, { of }: Translation) =>
  of.includes(words[at] ?? '')

/** What the words at a place are called in the language: of an earlier original where there is no newer one. */
export function textAt(words: readonly string[], at: number, known?: Translation): string {
  if (!known) return ''
  const found = known.of.indexOf(words[at] ?? '')
  const isSameLength = known.of.length === words.length && !words.includes(known.of[at] ?? '')
  return known.text[found >= 0 ? found : isSameLength ? at : -1]?.trim() ?? ''
}

/** The words that a translation was made from at a place, where they were others. */
export function formerWords(words: readonly string[], at: number, known?: Translation): string {
  if (!known || isCurrent(words, at, known) || known.of.length !== words.length) return ''
  return words.includes(known.of[at] ?? '') ? '' : (known.of[at] ?? '')
}

/** The translations with one of the words said so, in place of what was made from earlier words. */
export function withText({ key, words }: Original, texts: Texts, at: number, text: string): Texts {
  const said = words.map((_, one) => (one === at ? text : textAt(words, one, texts[key])))
  const { [key]: _, ...rest } = texts
  return said.some(Boolean) ? { ...rest, [key]: { of: [...words], text: said } } : rest
}

/** The same where what is there fits the changed original. */
export const stillFitting = (original: Original, texts: Texts): Texts =>
  withText(original, texts, 0, textAt(original.words, 0, texts[original.key]))

interface Counts {
  all: number
  missing: number
  outdated: number
}

/** How many texts of some groups are translated. */
export function countsOf(
  groups: readonly { readonly texts: readonly Original[] }[],
  texts: Texts,
  into: string,
): Counts {
  const states = groups.flatMap(group => group.texts.map(text => stateOf(text, texts, into)))
  const count = (state: TextState) => states.filter(one => one === state).length
  return {
    all: states.length - count('own'),
    missing: count('missing'),
    outdated: count('outdated'),
  }
}
