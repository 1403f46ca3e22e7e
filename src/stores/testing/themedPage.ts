import { vi } from 'vitest'
import { browserStorage } from './browserStorage.ts'

/** The parts of a page that the theme stores use. */
export interface ThemedPage {
  /** What browser storage holds. */
  kept: Map<string, string>
  /** The root's classes. */
  classes: Set<string>
  dataset: Record<string, string>
}

/** Mocks a page that was built green, until the test ends. */
export function themedPage(): ThemedPage {
  const kept = browserStorage()
  const classes = new Set(['theme-green'])
  const dataset: Record<string, string> = { siteTheme: 'green' }
  const classList = Object.assign(classes, { remove: (name: string) => classes.delete(name) })
  vi.resetModules()
  const style = { setProperty() {}, removeProperty() {} }
  const documentElement = { classList, dataset, style }
  vi.stubGlobal('document', { documentElement, querySelector: () => null })
  return { kept, classes, dataset }
}
