import type { Context } from '@netlify/functions'
import type { ZodType } from 'zod'
import {
  type BodyOf,
  type Endpoint,
  JSON_LIMIT,
  type ParamsOf,
  type QueryOf,
  type Shapes,
} from '#contract/endpoint.ts'
import { failureAnswer, jsonAnswer, type Prepared, refusalAnswer } from './answer.ts'
import { readBody } from './body.ts'
import { describeError, logLine } from './log.ts'
import { refuseCrossSite } from './origin.ts'
import { Refusal } from './refusal.ts'

/** What the platform (or the local host) tells of a request beside the request itself. */
export type RequestContext = Pick<Context, 'params' | 'ip' | 'waitUntil'>

/** What a handler gets: everything parsed and checked. */
export interface Call<E> {
  request: Request
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The client's address, as the platform or the socket tells it. */
  ip: string
  requestId: string
  /** Headers to send with the answer, whatever it turns out to be. */
  headers: Headers
  /** Keeps work going after the answer was sent; its failure is logged. */
  waitUntil: (work: Promise<unknown>) => void
}

/** The schemas an endpoint's input is parsed by; each part that has a type needs one. */
export type Schemas<E> = SchemaOf<'params', ParamsOf<E>> &
  SchemaOf<'query', QueryOf<E>> &
  SchemaOf<'body', BodyOf<E>>
type SchemaOf<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : { [K in Name]: ZodType<T> }

/** What a handler may answer: the endpoint's answer, as data, prepared, or as a whole Response. */
export type Result<S extends Shapes> = S['answer'] | Prepared | Response

export type Handler<S extends Shapes> = (call: Call<Endpoint<S>>) => Result<S> | Promise<Result<S>>

/** One endpoint together with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly answer: (
    request: Request,
    context: RequestContext,
    headers: Headers,
  ) => Promise<Response>
}

/** Binds a handler to its public endpoint and its schemas; `onAdmin` does so for private ones. */
export function on<S extends Shapes>(
  endpoint: Endpoint<S>,
  schemas: Schemas<Endpoint<S>>,
  run: Handler<S>,
): Route {
  if (endpoint.access !== 'public') {
    throw new Error(`${endpoint.method} ${endpoint.path} is private: bind it by onAdmin`)
  }
  return bind(endpoint, schemas, () => ({}), run)
}

/** Binds a handler that first has to let the request in; what `admit` answers joins the call. */
export function bind<S extends Shapes, Extra>(
  endpoint: Endpoint<S>,
  schemas: Schemas<Endpoint<S>>,
  admit: (request: Request) => Extra | Promise<Extra>,
  run: (call: Call<Endpoint<S>> & Extra) => Result<S> | Promise<Result<S>>,
): Route {
  const answer = async (request: Request, context: RequestContext, headers: Headers) => {
    const admitted = await admit(request)
    const { searchParams } = new URL(request.url)
    const call = {
      ...admitted,
      request,
      params: parse(schemas.params, context.params ?? {}, 'address'),
      query: readQuery(schemas.query, searchParams),
      body: schemas.body
        ? parse(schemas.body, await readBody(request, endpoint.limit ?? JSON_LIMIT), 'form')
        : undefined,
      ip: context.ip,
      requestId: headers.get('x-request-id') ?? '',
      headers,
      waitUntil: work =>
        context.waitUntil(
          work.catch(error =>
            logLine('error', 'late work failed', {
              requestId: headers.get('x-request-id'),
              endpoint: `${endpoint.method} ${endpoint.path}`,
              error: describeError(error),
            }),
          ),
        ),
    } as Call<Endpoint<S>> & Extra
    const result = await run(call)
    if (result instanceof Response) return result
    return jsonAnswer(request, result, { cache: endpoint.cache })
  }
  return { endpoint, answer }
}

/** Refuses a parameter sent twice: repeated, it makes any number of cache keys for one response. */
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

/** Parses by a schema; what does not fit is refused with 400 and a message by path. */
export function parsed<T>(schema: ZodType<T>, value: unknown, where: 'address' | 'form'): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message
  const first = result.error.issues[0]?.message ?? 'Something in it is wrong.'
  throw new Refusal(400, where === 'form' ? 'invalid' : 'bad_request', first, { fields })
}

/**
 * Makes the function of one path from its routes, one a method. It alone catches: a Refusal becomes
 * its own answer, anything else is logged under the request's id and becomes a 500 with the
 * endpoint's failure text. Other methods are answered 405 with Allow.
 */
export function handle(...routes: Route[]) {
  const allow = routes.flatMap(({ endpoint: { method } }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  )
  return async (request: Request, context: RequestContext): Promise<Response> => {
    const headers = new Headers({ 'x-request-id': crypto.randomUUID() })
    // A year, for this host alone: the mosque's other hosts are not ours to bind (RFC 6797).
    if (request.url.startsWith('https:')) {
      headers.set('strict-transport-security', 'max-age=31536000')
    }
    const response = await answer(request, context, headers)
    for (const [name, value] of headers) response.headers.append(name, value)
    return response
  }

  async function answer(request: Request, context: RequestContext, headers: Headers) {
    const requestId = headers.get('x-request-id') ?? ''
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const route = routes.find(({ endpoint }) => endpoint.method === method)
    if (!route) {
      return failureAnswer(
        { error: `This address takes ${allow.join(', ')}.`, code: 'method_not_allowed' },
        405,
        { allow: allow.join(', ') },
      )
    }
    try {
      refuseCrossSite(request)
      return await route.answer(request, context, headers)
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error)
      const { path, failure } = route.endpoint
      logLine('error', 'request failed', {
        requestId,
        endpoint: `${method} ${path}`,
        error: describeError(error),
      })
      return failureAnswer({ error: failure, code: 'internal', requestId }, 500)
    }
  }
}
