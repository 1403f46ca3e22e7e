import type { Context } from '@netlify/functions'
import type { Method } from '#contract/endpoint.ts'
import { type Patience, withDeadline } from '../storage/deadline.ts'
import { followHabits } from './followHabits.ts'
import { inLanguageOf } from './language.ts'
import { ownHeaders, withHeaders } from './ownHeaders.ts'
import { pathParams } from './pathParams.ts'
import { failureResponse } from './response.ts'

/** What the platform (or the local host) passes in addition to the request. */
export type RequestContext = Pick<Context, 'params' | 'ip' | 'waitUntil'>

/** One path, or one method of it, with its handler. */
export interface Route {
  /** In the form of netlify's `config.path`: `/api/content/:pageId/:sectionId`. */
  readonly path: string
  /** Undefined: every method. GET includes HEAD. */
  readonly method?: Method
  /** How long the request waits for storage: like a visitor by default. */
  readonly patience?: Patience
  /** Pages of other sites may read its responses (CORS), refusals too, without credentials. */
  readonly open?: true | undefined
  /** Never rejects: an error becomes a response. `context.params` are those of the path. */
  readonly respond: (request: Request, context: RequestContext) => Promise<Response>
}

/** The routes of one path. */
interface Place {
  readonly routes: Route[]
  /** Undefined for a path without placeholders. */
  pattern?: URLPattern
}

/**
 * Makes a function from the routes of its paths. Other methods get 405 with Allow, other
 * addresses 404.
 */
export function handle(...routes: readonly Route[]) {
  const places = new Map<string, Place>()
  for (const route of routes) {
    const place = places.get(route.path)
    if (place) place.routes.push(route)
    else places.set(route.path, { routes: [route] })
  }

  return async (request: Request, context: RequestContext): Promise<Response> => {
    const found = findPlace(places, new URL(request.url).pathname)
    const refuse = (response: Response) => withHeaders(response, ownHeaders(request))
    if (!found) return refuse(nothingHere())
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (method === 'OPTIONS' && found.routes.some(({ open }) => open)) return refuse(preflight())
    const route = found.routes.find(one => one.method === undefined || one.method === method)
    if (!route) return refuse(methodNotAllowed(found.routes))
    const response = await withDeadline(route.patience ?? 'visitor', async () => {
      await followHabits()
      return inLanguageOf(request, () =>
        route.respond(request, {
          params: found.params,
          ip: context.ip,
          waitUntil: work => context.waitUntil(work),
        }),
      )
    })
    if (route.open) response.headers.set(...OPEN)
    return response
  }
}

/** The routes at an address; a trailing slash makes no difference, as on the platform. */
function findPlace(places: ReadonlyMap<string, Place>, pathname: string) {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const literal = places.get(path)
  if (literal) return { routes: literal.routes, params: {} }
  for (const [pattern, place] of places) {
    if (!pattern.includes(':')) continue
    place.pattern ??= new URLPattern({ pathname: pattern })
    const match = place.pattern.exec({ pathname: path })
    if (match) return { routes: place.routes, params: pathParams(match.pathname.groups) }
  }
  return undefined
}

/** Any origin, so never with credentials (Fetch standard, section 3.3). */
const OPEN = ['access-control-allow-origin', '*'] as const

/** What a browser asks before a page of another site sends headers of its own, such as If-None-Match. */
const preflight = () =>
  new Response(null, {
    status: 204,
    headers: {
      [OPEN[0]]: OPEN[1],
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
      'cache-control': 'public, max-age=86400',
    },
  })

const nothingHere = () =>
  failureResponse({ error: 'There is nothing at this address.', code: 'not_found' }, 404)

function methodNotAllowed(routes: readonly Route[]): Response {
  const allow = routes
    .flatMap(({ method = [] }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    .join(', ')
  return failureResponse(
    { error: `This address takes ${allow}.`, code: 'method_not_allowed' },
    405,
    {
      allow,
    },
  )
}
