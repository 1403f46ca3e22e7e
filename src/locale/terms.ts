type Terms = Readonly<Record<string, string>>

const patterns = new WeakMap<Terms, RegExp>()

/** Words of a text that have a word of the place, with the article before them and their plural. */
function patternOf(terms: Terms): RegExp {
  const known = patterns.get(terms)
  if (known) return known
  const words = Object.keys(terms).sort((a, b) => b.length - a.length)
  const source = words.map(escaped).join('|').replaceAll("'", "['’]")
  const pattern = new RegExp(`\\b(an? )?(${source})(s?)\\b`, 'gi')
  patterns.set(terms, pattern)
  return pattern
}

/** Around a word that is part of an address or of a file's name. */
const PART_OF_NAME = /[/@_#.-]/

/** A text with the words of a place for its own. */
export function inTerms(text: string, terms: Terms): string {
  if (Object.keys(terms).length === 0) return text
  return text.replace(patternOf(terms), (found, ...groups) => {
    const [article = '', word = '', plural, at] = groups as [string?, string?, string?, number?]
    const own = terms[word.toLowerCase().replace('’', "'")]
    const after = text.slice((at ?? 0) + found.length)
    if (!own || PART_OF_NAME.test(text[(at ?? 0) - 1] ?? '') || /^[/@_]|^\.\w/.test(after))
      return found
    const isCapital = word[0] !== word[0]?.toLowerCase()
    const written = isCapital ? `${own[0]?.toUpperCase()}${own.slice(1)}` : own
    return `${article && articleFor(article, written)}${written}${plural}`
  })
}

const articleFor = (article: string, word: string) =>
  `${article[0]}${/^[aeiou]/i.test(word) ? 'n' : ''} `

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
