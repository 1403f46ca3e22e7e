/** The same function of a date, which computes each date once. */
export function remembered<T>(compute: (date: string) => T): (date: string) => T {
  const known = new Map<string, T>()
  return date => {
    const value = known.get(date) ?? compute(date)
    known.set(date, value)
    return value
  }
}
