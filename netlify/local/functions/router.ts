import { pathParams } from '#server/http/pathParams.ts'
import { MOST_PATHS, remember } from '../memory/remember.ts'
import type { LoadedFunction } from './load.ts'

/** The function for a path, and the decoded values of the path's placeholders. */
export interface FunctionMatch {
  readonly fn: LoadedFunction
  readonly params: Readonly<Record<string, string>>
}

interface Route {
  readonly fn: LoadedFunction
  readonly path: string
  readonly pattern: URLPattern
  readonly excluded: readonly URLPattern[]
}

/** More fixed text and fewer wildcards come first, so that a catch-all takes only what is left. */
function bySpecificity(left: Route, right: Route): number {
  const wildcards = (path: string) => path.split('*').length
  const placeholders = (path: string) => path.split(':').length
  return (
    wildcards(left.path) - wildcards(right.path) ||
    right.path.split('/').length - left.path.split('/').length ||
    placeholders(left.path) - placeholders(right.path) ||
    left.fn.name.localeCompare(right.fn.name)
  )
}

/**
 * Routes requests to functions by their `path` (URLPattern syntax; a trailing slash makes no
 * difference) and `excludedPath`. A function without path or schedule is served at
 * /.netlify/functions/NAME, as on the platform. Throws for a pattern that is not valid.
 */
export function createRouter(functions: readonly LoadedFunction[]) {
  const patternOf = (path: string) => new URLPattern({ pathname: withoutTrailingSlash(path) })
  const routes: Route[] = functions
    .filter(fn => fn.schedule === undefined)
    .flatMap(fn => {
      const paths = fn.paths.length > 0 ? fn.paths : [`/.netlify/functions/${fn.name}`]
      const excluded = fn.excludedPaths.map(patternOf)
      return paths.map(path => ({ fn, path, pattern: patternOf(path), excluded }))
    })
    .sort(bySpecificity)

  const find = remember(MOST_PATHS, (pathname): FunctionMatch | undefined => {
    for (const { fn, pattern, excluded } of routes) {
      const found = pattern.exec({ pathname })
      if (found === null || excluded.some(one => one.test({ pathname }))) continue
      return { fn, params: Object.freeze(pathParams(found.pathname.groups)) }
    }
    return undefined
  })
  return { match: (path: string) => find(withoutTrailingSlash(path)) }
}

export type FunctionRouter = ReturnType<typeof createRouter>

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
