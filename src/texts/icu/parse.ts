/** A part of a message: text, a value, or one of several messages by a number or a word. */
export type Part = string | Value | Choice
interface Value {
  readonly name: string
}
export interface Choice extends Value {
  readonly kind: 'plural' | 'selectordinal' | 'select'
  /** By category ('one'), exact number ('=1') or word. */
  readonly cases: Readonly<Record<string, readonly Part[]>>
}

const KIND = /^\s*,\s*(plural|selectordinal|select)\s*,/
const NAME = /^\{\s*([a-zA-Z]\w*)\s*/
const CASE = /^\s*(=\d+|[\w-]+)\s*\{/

/**
 * The parts of a message in ICU MessageFormat, as far as the catalogs use it: values, plurals,
 * ordinals and words to choose by; numbers and dates come in already written. An apostrophe before a
 * brace or '#' begins literal text, as in ICU, and is an apostrophe everywhere else.
 * Source: https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export function parseMessage(message: string): readonly Part[] {
  let rest = message
  const fail = (problem: string): never => {
    throw new Error(`${problem} in “${message}”.`)
  }
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)
    if (found) rest = rest.slice(found[0].length)
    return found
  }

  /** Up to the end, or to the brace that closes a case of the number `counted`. */
  function parts(isCase: boolean, counted?: string): Part[] {
    const found: Part[] = []
    const add = (text: string) => {
      const last = found.at(-1)
      if (typeof last === 'string') found[found.length - 1] = last + text
      else found.push(text)
    }
    while (rest && !(isCase && rest[0] === '}')) {
      const quoted = take(/^'([{}#](?:[^']|'')*)'/)?.[1]
      if (quoted !== undefined) add(quoted.replaceAll("''", "'"))
      else if (take(/^''/)) add("'")
      else if (counted && take(/^#/)) found.push({ name: counted })
      else if (rest[0] === '{') found.push(placeholder(counted))
      else if (rest[0] === '}') fail('A } without its {')
      else add(take(/^(?:[^{}#']+|[#'])/)?.[0] ?? '')
    }
    return found
  }

  function placeholder(counted?: string): Part {
    const name = take(NAME)?.[1] ?? fail('A { without the name of a value')
    if (take(/^\}/)) return { name }
    const kind = (take(KIND)?.[1] ?? fail(`An unknown kind of ${name}`)) as Choice['kind']
    const cases: Record<string, readonly Part[]> = {}
    for (let key = take(CASE)?.[1]; key; key = take(CASE)?.[1]) {
      cases[key] = parts(true, kind === 'select' ? counted : name)
      if (!take(/^\}/)) fail(`The case ${key} of ${name} does not end`)
    }
    if (!take(/^\s*\}/)) fail(`${name} does not end`)
    if (!cases.other) fail(`The case “other” of ${name} is missing`)
    return { name, kind, cases }
  }

  return parts(false)
}

/** The values of a message in the order in which they first stand in it; `isCount` for plurals. */
export function messageValues(parts: readonly Part[]): Map<string, { isCount: boolean }> {
  const values = new Map<string, { isCount: boolean }>()
  const visit = (part: Part) => {
    if (typeof part === 'string') return
    const isCount = 'kind' in part && part.kind !== 'select'
    values.set(part.name, { isCount: isCount || values.get(part.name)?.isCount === true })
    if ('cases' in part) for (const parts of Object.values(part.cases)) parts.forEach(visit)
  }
  parts.forEach(visit)
  return values
}
