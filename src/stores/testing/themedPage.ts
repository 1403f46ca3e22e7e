import { vi } from 'vitest'

/** The parts of a page that the theme stores use. */
export interface ThemedPage {
  /** What browser storage holds. */
  kept: Map<string, string>
  /** The root's classes. */
  classes: Set<string>
  dataset: Record<string, string>
}

/** Mocks a page that was built green; `vi.unstubAllGlobals()` ends it. */
export function themedPage(): ThemedPage {
  const kept = new Map<string, string>()
  const classes = new Set(['theme-green'])
  const dataset: Record<string, string> = { siteTheme: 'green' }
  const classList = Object.assign(classes, { remove: (name: string) => classes.delete(name) })
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { classList, dataset } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return { kept, classes, dataset }
}
