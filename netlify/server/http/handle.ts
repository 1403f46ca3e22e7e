import type { Context } from '@netlify/functions'
import type { ZodType } from 'zod'
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  JSON_LIMIT,
  type ParamsOf,
  type QueryOf,
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
  /** Keeps work going after the answer was sent. */
  waitUntil: (work: Promise<unknown>) => void
}

/** The schemas an endpoint's input is parsed by; each part that has a type needs one. */
export type Schemas<E> = SchemaOf<'params', ParamsOf<E>> &
  SchemaOf<'query', QueryOf<E>> &
  SchemaOf<'body', BodyOf<E>>
type SchemaOf<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: never }
  : { [K in Name]: ZodType<T> }

export type Handler<E> = (
  call: Call<E>,
) => AnswerOf<E> | Prepared | Response | Promise<AnswerOf<E> | Prepared | Response>

/** One endpoint together with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly answer: (request: Request, context: RequestContext, id: string) => Promise<Response>
}

/** Binds a handler to its endpoint and its schemas. */
export function on<E extends Endpoint>(endpoint: E, schemas: Schemas<E>, run: Handler<E>): Route {
  const answer = async (request: Request, context: RequestContext, requestId: string) => {
    const url = new URL(request.url)
    const call = {
      request,
      params: parse(schemas.params, context.params ?? {}, 'address'),
      query: parse(schemas.query, Object.fromEntries(url.searchParams), 'address'),
      body: schemas.body
        ? parse(schemas.body, await readBody(request, endpoint.limit ?? JSON_LIMIT), 'form')
        : undefined,
      ip: context.ip,
      requestId,
      waitUntil: context.waitUntil,
    } as Call<E>
    const result = await run(call)
    if (result instanceof Response) return result
    return jsonAnswer(request, result, {
      cache: endpoint.cache,
      headers: { 'x-request-id': requestId },
    })
  }
  return { endpoint, answer }
}

function parse(schema: ZodType | undefined, value: unknown, where: 'address' | 'form'): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  const first = parsed.error.issues[0]?.message ?? 'Something in it is wrong.'
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
    const requestId = crypto.randomUUID()
    const idHeader = { 'x-request-id': requestId }
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const route = routes.find(({ endpoint }) => endpoint.method === method)
    if (!route) {
      return failureAnswer(
        { error: `This address takes ${allow.join(', ')}.`, code: 'method_not_allowed' },
        405,
        { ...idHeader, allow: allow.join(', ') },
      )
    }
    try {
      refuseCrossSite(request)
      return await route.answer(request, context, requestId)
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error, idHeader)
      const { path, failure } = route.endpoint
      logLine('error', 'request failed', {
        requestId,
        endpoint: `${method} ${path}`,
        error: describeError(error),
      })
      return failureAnswer({ error: failure, code: 'internal', requestId }, 500, idHeader)
    }
  }
}
