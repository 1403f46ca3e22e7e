/** The values of a pattern's placeholders; the wildcard is named `splat`. */
export type Captures = Readonly<Record<string, string>>

export type PathPattern = (path: string) => Captures | undefined

/**
 * Compiles a path of netlify.toml: `:name` matches one segment, `*` for anything, and a final `/*`
 * for the folder itself too. A trailing slash makes no difference, letter case does, as on the
 * platform.
 */
export function compilePattern(pattern: string): PathPattern {
  const pathname = pattern
    .replace(/(?<=.)\/+$/, '')
    .replace(/[(){}+?\\]/g, '\\$&')
    .replace(/\/\*$/, '{/*}?')
  const compiled = new URLPattern({ pathname: `${pathname}{/}?` })
  return path => {
    const groups = compiled.exec({ pathname: path })?.pathname.groups
    return (
      groups &&
      Object.fromEntries(
        Object.entries(groups).map(([name, value]) => [
          /^\d/.test(name) ? 'splat' : name,
          value ?? '',
        ]),
      )
    )
  }
}

/** Puts captures into a target's `:name` placeholders; unknown ones stay as they are. */
export const fillPattern = (target: string, captures: Captures): string =>
  target.replace(/:([A-Za-z_]\w*)/g, (placeholder, name: string) => captures[name] ?? placeholder)
