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
}

const NO_PARAMS: Readonly<Record<string, string>> = Object.freeze({})
const isLiteral = (path: string) => !/[:*{}()?+\\]/.test(path)

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
 * difference), `method` and `excludedPath`. A function without path or schedule is served at
 * /.netlify/functions/NAME, as on the platform. Throws for a pattern that is not valid.
 */
export function createRouter(functions: readonly LoadedFunction[]) {
  const literal = new Map<string, LoadedFunction[]>()
  const routes: Route[] = []
  const exclusions = new Map<LoadedFunction, URLPattern[]>()

  for (const fn of functions) {
    if (fn.schedule !== undefined) continue
    const paths = fn.paths.length > 0 ? fn.paths : [`/.netlify/functions/${fn.name}`]
    for (const path of paths) {
      const bare = withoutTrailingSlash(path)
      if (isLiteral(bare)) literal.set(bare, [...(literal.get(bare) ?? []), fn])
      else routes.push({ fn, path: bare, pattern: new URLPattern({ pathname: bare }) })
    }
    if (fn.excludedPaths.length > 0)
      exclusions.set(
        fn,
        fn.excludedPaths.map(path => new URLPattern({ pathname: withoutTrailingSlash(path) })),
      )
  }
  routes.sort(bySpecificity)

  const takes = (fn: LoadedFunction, path: string, method: string) =>
    (fn.methods === undefined ||
      fn.methods.has(method) ||
      (method === 'HEAD' && fn.methods.has('GET'))) &&
    !exclusions.get(fn)?.some(pattern => pattern.test({ pathname: path }))

  function find(path: string, method: string): FunctionMatch | undefined {
    const exact = literal.get(path)?.find(fn => takes(fn, path, method))
    if (exact !== undefined) return { fn: exact, params: NO_PARAMS }
    for (const { fn, pattern } of routes) {
      const found = pattern.exec({ pathname: path })
      if (found === null || !takes(fn, path, method)) continue
      return { fn, params: Object.freeze(pathParams(found.pathname.groups)) }
    }
    return undefined
  }
  const found = remember(MOST_PATHS, key => {
    const space = key.indexOf(' ')
    return find(key.slice(space + 1), key.slice(0, space))
  })

  return {
    match: (path: string, method: string): FunctionMatch | undefined =>
      found(`${method} ${withoutTrailingSlash(path)}`),
  }
}

export type FunctionRouter = ReturnType<typeof createRouter>

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
