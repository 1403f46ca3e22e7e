export type Path = readonly (string | number)[]
export type Container = unknown[] | Record<string, unknown>

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a path matches a pattern such as 'tables.*.days.*'. */
export function matchesPattern(pattern: string, path: Path): boolean {
  const parts = pattern.split('.')
  return (
    parts.length === path.length && parts.every((part, at) => part === '*' || part === path[at])
  )
}

/** The deepest path, at or above the given one, that matches a pattern; undefined: none. */
export function itemPath(patterns: readonly string[], path: Path): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    const above = path.slice(0, length)
    if (patterns.some(pattern => matchesPattern(pattern, above))) return above
  }
  return undefined
}

/** The value at a path, undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Record<string | number, unknown>)[key]
        : undefined,
    value,
  )
}

/** The paths of all lists or records whose items match the pattern. */
export function containers(value: unknown, pattern: string): Path[] {
  const parts = pattern.split('.').slice(0, -1)
  let paths: Path[] = [[]]
  for (const part of parts) {
    paths = paths.flatMap(path => {
      const inside = valueAt(value, path)
      const keys = part === '*' ? keysOf(inside) : [part]
      return keys.map(key => [...path, key])
    })
  }
  return paths.filter(path => isContainer(valueAt(value, path)))
}

export const isContainer = (value: unknown): value is Container =>
  Array.isArray(value) || isObject(value)

/** The indexes of a list or the names of a record. */
export function keysOf(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return value.map((_, index) => index)
  return isObject(value) ? Object.keys(value) : []
}
