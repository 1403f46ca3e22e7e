import { locale } from './locale.ts'

type Terms = Readonly<Record<string, string>>

const patterns = new WeakMap<Terms, string>()

/** Words of a text that have a word of the place, with the article before them and their plural. */
function patternOf(terms: Terms): string {
  const known = patterns.get(terms)
  if (known) return known
  const words = Object.keys(terms).sort((a, b) => b.length - a.length)
  const pattern = `\\b(an? )?(${words.map(escaped).join('|').replaceAll("'", "['’]")})(s?)\\b`
  patterns.set(terms, pattern)
  return pattern
}

/**
 * A fixed text in the words of the place: 'Dhuhr iqama' is 'Zuhr jama'at' where it says so. What is in
 * `kept`, the values within the text, stays as it is, since people may have written it.
 */
export function spell(text: string, kept: readonly unknown[] = []): string {
  const { terms } = locale().habits
  if (Object.keys(terms).length === 0) return text
  const values = kept.filter((value): value is string => typeof value === 'string' && value !== '')
  const parts = [...values.map(escaped), patternOf(terms)]
  return text.replace(
    new RegExp(parts.join('|'), 'gi'),
    (found, article: string | undefined, word: string | undefined, plural: string) => {
      const own = word && terms[word.toLowerCase().replace('’', "'")]
      if (!own || values.includes(found)) return found
      const isCapital = word[0] !== word[0]?.toLowerCase()
      const written = isCapital ? `${own[0]?.toUpperCase()}${own.slice(1)}` : own
      return `${article ? articleFor(article, written) : ''}${written}${plural}`
    },
  )
}

const articleFor = (article: string, word: string) =>
  `${article[0]}${/^[aeiou]/i.test(word) ? 'n' : ''} `

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Fixed texts in the words of the place, whenever one of them is read. */
export function spelled<Texts extends object>(texts: Texts): Texts {
  const shown = Array.isArray(texts) ? [] : {}
  for (const [name, text] of Object.entries(texts)) {
    Object.defineProperty(shown, name, { enumerable: true, get: () => spelledText(text) })
  }
  return shown as Texts
}

function spelledText(text: unknown): unknown {
  if (typeof text === 'string') return spell(text)
  if (typeof text === 'function') {
    return (...values: unknown[]) => {
      const written = text(...values)
      return typeof written === 'string' ? spell(written, values) : written
    }
  }
  return typeof text === 'object' && text !== null ? spelled(text) : text
}
