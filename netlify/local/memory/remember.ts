/** How many addresses are remembered: more than a site has. */
export const MOST_PATHS = 4_000
const LONGEST = 200

/**
 * Remembers what `make` returned for a text. What visitors request is few; what somebody makes up
 * must not fill the memory: beyond `most` texts it starts over, and long ones are not remembered.
 */
export function remember<T>(most: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as T
    const made = make(text)
    if (text.length > LONGEST) return made
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}
