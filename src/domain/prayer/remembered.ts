/**
 * The same function of a date, which computes each date once. Beyond `most`, by default more than the
 * days that one check looks at, it forgets them, so that a server's memory is bounded.
 */
export function remembered<T>(compute: (date: string) => T, most = 1_000): (date: string) => T {
  const known = new Map<string, T>()
  return date => {
    const value = known.get(date) ?? compute(date)
    if (known.size >= most) known.clear()
    known.set(date, value)
    return value
  }
}
