/** What a pattern's placeholders stood for; the wildcard is named `splat`. */
export type Captures = Readonly<Record<string, string>>

export type PathPattern = (path: string) => Captures | undefined

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/**
 * Compiles a path of netlify.toml: `:name` stands for one segment, `*` for anything, and a final
 * `/*` for the folder itself too. A trailing slash makes no difference, letter case does, as on
 * the platform.
 */
export function compilePattern(pattern: string): PathPattern {
  const whole = pattern.length > 1 ? pattern.replace(/\/+$/, '') : pattern
  const folder = whole.endsWith('/*')
  const names: string[] = []
  const source = (folder ? whole.slice(0, -2) : whole)
    .split(/(:[A-Za-z_]\w*|\*)/)
    .map(piece => {
      if (piece === '*') {
        names.push('splat')
        return '(.*)'
      }
      if (/^:[A-Za-z_]/.test(piece)) {
        names.push(piece.slice(1))
        return '([^/]+)'
      }
      return escaped(encodeURI(decodeURI(piece)))
    })
    .join('')
  if (folder) names.push('splat')
  const expression = new RegExp(folder ? `^${source}(?:/(.*))?$` : `^${source}/?$`)
  return path => {
    const match = expression.exec(path)
    if (match === null) return undefined
    return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']))
  }
}

/** Puts captures into a target's `:name` placeholders; unknown ones stay as they are. */
export const fillPattern = (target: string, captures: Captures): string =>
  target.replace(/:([A-Za-z_]\w*)/g, (placeholder, name: string) => captures[name] ?? placeholder)
