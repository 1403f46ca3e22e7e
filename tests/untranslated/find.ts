/** What search engines are told of a page, and the names and descriptions in it. */
const DATA = /<script type="application\/ld\+json">([^<]*)<\/script>/g
const NAMED = /"(?:name|description|headline)":"((?:[^"\\]|\\.)*)"/g

/** Elements whose text nobody reads, and those without an end tag. */
const UNREAD = /^(?:script|style|template|svg|code)$/
const VOID = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/
const NAMING = /^(?:title|aria-label|alt|placeholder|aria-description|aria-roledescription)$/
/** Descriptions for search engines and shared links, which cannot say their language. */
const DESCRIBING = /(?:name|property)="(?:description|og:(?:title|description|image:alt))"/

const TOKEN =
  /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|[^\s>]+))?)*)\s*\/?>|<!--[\s\S]*?-->|<![^>]*>|([^<]+)/gi

interface Open {
  readonly name: string
  readonly language: string
}

/**
 * What a page in the language for tests says outside of its brackets: texts and names of elements that
 * come from no catalog, and are not marked as another language's. `known`: names, which are the same in
 * every language; `content`: what people wrote, which titles and descriptions hold without an element
 * that says its language. Brackets may begin in one element and end in another.
 */
export function unbracketed(
  html: string,
  language: string,
  known: readonly string[],
  content: readonly string[] = [],
): string[] {
  const isWritten = (words: string) => {
    const core = words.replace(/^[\s·:]+|[\s·:,…]+$/g, '')
    return content.some(one => one.includes(core))
  }
  const found: string[] = []
  const open: Open[] = []
  let depth = 0
  for (const [, end, tag = '', attributes = '', text] of html.matchAll(TOKEN)) {
    const at = open.at(-1)
    if (text !== undefined) {
      if (!at || UNREAD.test(at.name) || at.language !== language) continue
      const left = outside(text, depth)
      depth = left.depth
      const words = without(left.text, known)
      if (/\p{L}{2}/u.test(words) && !(at.name === 'title' && isWritten(words)))
        found.push(`${at.name}: ${words.replace(/\s+/g, ' ').trim()}`)
    } else if (end) {
      const index = open.findLastIndex(({ name }) => name === tag)
      if (index >= 0) open.length = index
    } else if (tag && !(at && UNREAD.test(at.name))) {
      const spoken = / lang="([^"]*)"/.exec(attributes)?.[1] ?? at?.language ?? ''
      if (spoken === language) {
        for (const [name, words] of unbracketedNames(tag, attributes, known)) {
          if (name !== 'content' || !isWritten(words)) found.push(`${tag} ${name}: ${words}`)
        }
      }
      if (!VOID.test(tag)) open.push({ name: tag, language: spoken })
    }
  }
  const isOwn = html.match(/<html[^>]*>/)?.[0].includes(` lang="${language}"`)
  for (const [, data = ''] of isOwn ? html.matchAll(DATA) : []) {
    for (const [, name = ''] of data.matchAll(NAMED)) {
      const words = without(outside(name, 0).text, known)
      if (/\p{L}{2}/u.test(words) && !isWritten(words)) found.push(`structured data: ${words}`)
    }
  }
  return found
}

function unbracketedNames(
  tag: string,
  attributes: string,
  known: readonly string[],
): (readonly [name: string, words: string])[] {
  const isDescribing = tag === 'meta' && DESCRIBING.test(attributes)
  return [...attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
    if (!NAMING.test(name) && !(isDescribing && name === 'content')) return []
    const words = without(outside(value, 0).text, known)
    return /\p{L}{2}/u.test(words) ? [[name, words.trim()] as const] : []
  })
}

/** What stands outside of brackets, and how many are still open. */
function outside(text: string, depth: number): { text: string; depth: number } {
  let left = ''
  for (const sign of text) {
    if (sign === ']') depth = Math.max(0, depth - 1)
    else if (sign === '[') depth++
    else if (depth === 0) left += sign
  }
  return { text: left, depth }
}

/** What a function fills in later is no text yet. */
const without = (text: string, known: readonly string[]) =>
  known.reduce(
    (rest, one) => rest.replaceAll(one, ''),
    text
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replace(/&#?\w+;|__[A-Z_]+__/g, ''),
  )
