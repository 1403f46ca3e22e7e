import type { ZodType } from 'zod'
import {
  type BodyOf,
  type Endpoint,
  failureOf,
  JSON_LIMIT,
  type ParamsOf,
  type QueryOf,
  type Shapes,
} from '#contract/endpoint.ts'
import type { CacheTag } from '#domain/declared/thing.ts'
import { describeError, logLine } from '../log.ts'
import { readBody } from './body.ts'
import type { RequestContext, Route } from './handle.ts'
import { refuseCrossSite } from './origin.ts'
import { ownHeaders, withHeaders } from './ownHeaders.ts'
import { parsed } from './parsed.ts'
import { Refusal } from './refusal.ts'
import { failureResponse, jsonResponse, type Prepared, refusalResponse } from './response.ts'

/** What a handler gets, parsed and checked. */
export interface Call<E> {
  request: Request
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The client's address, as the platform or the socket gives it. */
  ip: string
  requestId: string
  /** Headers to send with any response. */
  headers: Headers
  /** What the call changes according to the contract; a handler removes what it did not change. */
  changes: Set<CacheTag>
  /** Keeps work going after the response was sent; its failure is logged. */
  waitUntil: (work: Promise<unknown>) => void
}

/** The schemas an endpoint's input is parsed by; each part that has a type needs one. */
export type Schemas<E> = SchemaOf<'params', ParamsOf<E>> &
  SchemaOf<'query', QueryOf<E>> &
  SchemaOf<'body', BodyOf<E>>
type SchemaOf<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : { [K in Name]: ZodType<T> }

/** What a handler may return: the response's data, prepared data, or a whole Response. */
export type Result<S extends Shapes> = S['response'] | Prepared | Response

export type Handler<S extends Shapes> = (call: Call<Endpoint<S>>) => Result<S> | Promise<Result<S>>

/** Binds a handler to its public endpoint and its schemas; `onAdmin` does so for private ones. */
export function on<S extends Shapes>(
  endpoint: Endpoint<S>,
  schemas: Schemas<Endpoint<S>>,
  run: Handler<S>,
): Route {
  if (!endpoint.access) {
    throw new Error(`${endpoint.method} ${endpoint.path} is private: bind it by onAdmin`)
  }
  return bind(endpoint, schemas, () => ({}), run)
}

/**
 * Binds a handler that needs more than the request: what `authorize` returns is added to the call.
 * This is the only try/catch: a Refusal becomes its own response, anything else is logged under the
 * request's id and becomes a 500 with the endpoint's failure text.
 */
export function bind<S extends Shapes, Extra>(
  endpoint: Endpoint<S>,
  schemas: Schemas<Endpoint<S>>,
  authorize: (request: Request) => Extra | Promise<Extra>,
  run: (call: Call<Endpoint<S>> & Extra) => Result<S> | Promise<Result<S>>,
): Route {
  const { method, path, cache, open } = endpoint
  const name = `${method} ${path}`

  async function handle(request: Request, context: RequestContext, headers: Headers) {
    refuseCrossSite(request)
    const extra = await authorize(request)
    const call = {
      ...extra,
      request,
      params: parse(schemas.params, context.params, 'address'),
      query: readQuery(schemas.query, new URL(request.url).searchParams),
      body: schemas.body
        ? parse(schemas.body, await readBody(request, endpoint.limit ?? JSON_LIMIT), 'form')
        : undefined,
      ip: context.ip,
      requestId: headers.get('x-request-id') ?? '',
      headers,
      changes: new Set(endpoint.changes),
      waitUntil: work =>
        context.waitUntil(
          work.catch(error =>
            logLine('error', 'late work failed', {
              requestId: headers.get('x-request-id'),
              endpoint: name,
              error: describeError(error),
            }),
          ),
        ),
    } as Call<Endpoint<S>> & Extra
    const result = await run(call)
    if (call.changes.size > 0) {
      const { announce } = await import('../publish/announce.ts')
      await announce([...call.changes], call.waitUntil)
    }
    return result instanceof Response ? result : jsonResponse(request, result, { cache })
  }

  async function respond(request: Request, context: RequestContext): Promise<Response> {
    const headers = ownHeaders(request)
    try {
      return withHeaders(await handle(request, context, headers), headers)
    } catch (error) {
      if (error instanceof Refusal) return withHeaders(refusalResponse(error), headers)
      const requestId = headers.get('x-request-id') ?? ''
      logLine('error', 'request failed', {
        requestId,
        endpoint: name,
        error: describeError(error),
      })
      return withHeaders(
        failureResponse({ error: failureOf(endpoint), code: 'internal', requestId }, 500),
        headers,
      )
    }
  }
  const isVisit = endpoint.access && method === 'GET'
  return { method, path, open, respond, patience: isVisit ? 'visitor' : 'patient' }
}

/** Refuses a parameter sent twice, since repetition makes unlimited cache keys for one response. */
function readQuery(schema: ZodType | undefined, sent: URLSearchParams): unknown {
  const query = parse(schema, Object.fromEntries(sent), 'address')
  if (Object.keys(query ?? {}).some(name => sent.getAll(name).length > 1)) {
    throw new Refusal(400, 'bad_request', 'Send each parameter once.')
  }
  return query
}

function parse(schema: ZodType | undefined, value: unknown, where: 'address' | 'form'): unknown {
  return schema && parsed(schema, value, where)
}
