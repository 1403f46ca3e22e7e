import { MOST_PATHS, remember } from '../memory/remember.ts'
import { type Captures, compilePattern, fillPattern, type PathPattern } from './pattern.ts'

export interface RedirectRule {
  readonly matches: PathPattern
  readonly to: string
  readonly status: number
  /** Followed even where a file exists. */
  readonly force: boolean
  readonly query: readonly (readonly [name: string, value: string])[]
}

/** Where a rule leads: another address (`status` 3xx), or a path to serve with that status. */
interface Redirection {
  readonly status: number
  readonly location: string
  readonly force: boolean
}

interface RedirectTable {
  from?: unknown
  to?: unknown
  status?: unknown
  force?: unknown
  query?: Record<string, unknown>
  conditions?: unknown
}

/**
 * Compiles [[redirects]] tables. Rules that need the platform (conditions by country or role,
 * proxying to another host) are left out and passed to `note`. Throws an Error for an invalid rule.
 */
export function redirectRules(tables: unknown, note: (sentence: string) => void): RedirectRule[] {
  if (tables === undefined) return []
  if (!Array.isArray(tables)) throw new Error('redirects must be [[redirects]] tables')
  return (tables as RedirectTable[]).flatMap((table, index) => {
    const { from, to, status = 301, force = false, query = {} } = table
    if (typeof from !== 'string' || !from.startsWith('/'))
      throw new Error(`[[redirects]] number ${index + 1} needs a "from" that begins with /`)
    if (typeof to !== 'string') throw new Error(`[[redirects]] from ${from} needs a "to"`)
    if (typeof status !== 'number' || status < 200 || status > 599)
      throw new Error(`[[redirects]] from ${from} has an impossible status`)
    if (table.conditions !== undefined && Object.keys(table.conditions as object).length > 0) {
      note(`The redirect from ${from} has conditions, which only the platform supports.`)
      return []
    }
    if (!to.startsWith('/') && !isRedirect(status)) {
      note(`The rewrite from ${from} leads to another host, which only the platform proxies.`)
      return []
    }
    return [
      {
        matches: compilePattern(from),
        to,
        status,
        force: force === true,
        query: Object.entries(query).map(([name, value]) => [name, String(value)] as const),
      },
    ]
  })
}

export const isRedirect = (status: number) => status >= 300 && status < 400

/**
 * Finds the first rule that matches a path and a query. Query parameters are handed on, except those
 * the rule itself took and where the target has a query of its own.
 */
export function redirector(rules: readonly RedirectRule[]) {
  const matching = remember(MOST_PATHS, path =>
    rules.flatMap(rule => {
      const captures = rule.matches(path)
      return captures ? [{ rule, captures }] : []
    }),
  )
  return (path: string, search: string) => firstOf(matching(path), search)
}

function firstOf(
  matching: readonly { rule: RedirectRule; captures: Captures }[],
  search: string,
): Redirection | undefined {
  for (const { rule, captures } of matching) {
    const rest = rule.query.length === 0 ? { captures, search } : takeQuery(rule, captures, search)
    if (rest === undefined) continue
    const filled = fillTarget(rule.to, rest.captures)
    const location = filled.includes('?') ? filled : filled + rest.search
    return { status: rule.status, location, force: rule.force }
  }
  return undefined
}

/** A splat that starts with a slash must not turn a path into `//another.host`. */
function fillTarget(to: string, captures: Captures): string {
  const origin = /^https?:\/\/[^/]+/i.exec(to)?.[0] ?? ''
  return origin + fillPattern(to.slice(origin.length), captures).replace(/^\/{2,}/, '/')
}

function takeQuery(rule: RedirectRule, captures: Captures, search: string) {
  const parameters = new URLSearchParams(search)
  const taken: Record<string, string> = { ...captures }
  for (const [name, wanted] of rule.query) {
    const value = parameters.get(name)
    if (value === null) return undefined
    if (wanted.startsWith(':')) taken[wanted.slice(1)] = encodeURIComponent(value)
    else if (value !== wanted) return undefined
    parameters.delete(name)
  }
  return { captures: taken, search: parameters.size > 0 ? `?${parameters}` : '' }
}
