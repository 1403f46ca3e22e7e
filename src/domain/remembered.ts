/**
 * The same function of a text, such as a date, which computes each once. Beyond `most`, by default more
 * than the days that one check looks at, it forgets them, so that a server's memory is bounded.
 */
export function remembered<T>(compute: (text: string) => T, most = 1_000): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const value = known.has(text) ? (known.get(text) as T) : compute(text)
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}
