import { capital } from './capital.ts'

/** A text in the panel's language; a function where it has values. */
export type Said = string | ((...values: string[]) => string)

/** Fewer letters between the values fit what people wrote as well. */
const TELLING = 6

/** Turns the server's English into other words; what is in none of the texts stays as it is. */
export function sayer(
  texts: readonly (readonly [english: string, said: Said])[],
): (text: string, fewest?: number) => string {
  const plain = new Map<string, string>()
  const patterns: { pattern: RegExp; write: Exclude<Said, string>; letters: number }[] = []
  for (const [english, said] of texts) {
    if (typeof said === 'string') plain.set(english, said)
    else {
      const parts = english.replaceAll("''", "'").split(/\{\w+\}/)
      const escaped = parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      const letters = parts.join('').replace(/\P{L}/gu, '').length
      patterns.push({ pattern: new RegExp(`^${escaped.join('([^]*?)')}$`), write: said, letters })
    }
  }
  patterns.sort((one, other) => other.letters - one.letters)

  const find = (text: string, fewest: number): string | undefined => {
    const known = plain.get(text)
    if (known) return known
    for (const { pattern, write, letters } of patterns) {
      const found = pattern.exec(text)
      // 'Country to France': few letters, but after a known label.
      if (found && (letters >= fewest || plain.has(found[1] ?? '')))
        return write(...found.slice(1).map(value => say(value)))
    }
    return undefined
  }
  return say

  function say(text: string, fewest = TELLING): string {
    const list = text.split(/(?<=”); /)
    if (list.length > 1) return list.map(one => say(one, fewest)).join(plain.get('; ') ?? '; ')
    const found = find(text, fewest)
    if (found) return found
    // A line of the log begins with the words that a list of changes has.
    const inList = find(text.charAt(0).toLowerCase() + text.slice(1), fewest)
    if (inList) return capital(inList)
    // Mails end it as a sentence.
    if (text.endsWith('.')) {
      const begun = text.slice(0, -1)
      const ended = say(begun, fewest)
      return ended === begun ? text : `${ended}.`
    }
    // Lines of the log name a thing, and what of it was changed.
    const [, begin, between, rest, end] = /^(.*?)(: | \(|, |; )(.+?)(\)?)$/.exec(text) ?? []
    if (begin === undefined || !between || !rest) return text
    return (begin && say(begin)) + (plain.get(between) ?? between) + say(rest) + end
  }
}
