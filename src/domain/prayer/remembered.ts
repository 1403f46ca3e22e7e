/** More than the days that one check looks at; then it forgets, so that a server's memory is bounded. */
const MOST = 1_000

/** The same function of a date, which computes each date once. */
export function remembered<T>(compute: (date: string) => T): (date: string) => T {
  const known = new Map<string, T>()
  return date => {
    const value = known.get(date) ?? compute(date)
    if (known.size >= MOST) known.clear()
    known.set(date, value)
    return value
  }
}
