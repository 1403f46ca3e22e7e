import { MOST_PATHS, remember } from '../memory/remember.ts'
import { type Captures, compilePattern, fillPattern, type PathPattern } from './pattern.ts'

export interface RedirectRule {
  readonly matches: PathPattern
  readonly to: string
  readonly status: number
  /** Followed even where a file exists. */
  readonly force: boolean
}

/** Where a rule leads: another address (`status` 3xx), or a path to serve with that status. */
interface Redirection {
  readonly status: number
  readonly location: string
  readonly force: boolean
}

const FOLLOWED = new Set(['from', 'to', 'status', 'force'])

/**
 * Compiles [[redirects]] tables. Rules that need the platform (with a query or conditions, or proxying
 * to another host) are left out and passed to `note`. Throws an Error for an invalid rule.
 */
export function redirectRules(tables: unknown, note: (sentence: string) => void): RedirectRule[] {
  if (tables === undefined) return []
  if (!Array.isArray(tables)) throw new Error('redirects must be [[redirects]] tables')
  return tables.flatMap((table: Record<string, unknown>, index) => {
    const { from, to, status = 301, force = false } = table
    if (typeof from !== 'string' || !from.startsWith('/'))
      throw new Error(`[[redirects]] number ${index + 1} needs a "from" that begins with /`)
    if (typeof to !== 'string') throw new Error(`[[redirects]] from ${from} needs a "to"`)
    if (typeof status !== 'number' || status < 200 || status > 599)
      throw new Error(`[[redirects]] from ${from} has an impossible status`)
    const isProxied = !to.startsWith('/') && !isRedirect(status)
    if (isProxied || Object.keys(table).some(key => !FOLLOWED.has(key))) {
      note(`Only the platform follows the redirect from ${from}.`)
      return []
    }
    return [{ matches: compilePattern(from), to, status, force: force === true }]
  })
}

export const isRedirect = (status: number) => status >= 300 && status < 400

/** Finds the first rule that matches a path; the query is handed on, where the target has none. */
export function redirector(rules: readonly RedirectRule[]) {
  const matching = remember(MOST_PATHS, path => {
    for (const { matches, to, status, force } of rules) {
      const captures = matches(path)
      if (captures) return { status, force, location: fillTarget(to, captures) }
    }
    return undefined
  })
  return (path: string, search: string): Redirection | undefined => {
    const found = matching(path)
    return found?.location.includes('?')
      ? found
      : found && { ...found, location: found.location + search }
  }
}

/** A splat that starts with a slash must not turn a path into `//another.host`. */
function fillTarget(to: string, captures: Captures): string {
  const origin = /^https?:\/\/[^/]+/i.exec(to)?.[0] ?? ''
  return origin + fillPattern(to.slice(origin.length), captures).replace(/^\/{2,}/, '/')
}
