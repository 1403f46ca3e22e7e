import type { Right } from '#domain/account/roles.ts'
import type { CacheTag } from '#domain/declared/thing.ts'

/** The parts of one endpoint: path params, query, body and response body (`response`), as types only. */
export interface Shapes {
  params?: unknown
  query?: unknown
  body?: unknown
  response: unknown
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How the CDN may keep a response: until a write purges its tag, and for `seconds` at most. */
export interface CachePolicy {
  tags: readonly CacheTag[]
  /** Seconds the CDN may serve it without revalidation; at most 300. */
  seconds: number
  /** The query names that change the response, or all; others share one cached copy. */
  query?: readonly string[] | 'all'
}

/**
 * One endpoint of the API as data, shared by the caller in the browser and the handler on the server.
 * `failure` is the text a person sees when nothing more precise is known (docs/product.md, section 14);
 * read with `failureOf`.
 */
export interface Endpoint<S extends Shapes = Shapes> {
  readonly method: Method
  /** In the form of netlify's `config.path`: `/api/content/:pageId/:sectionId`. */
  readonly path: `/${string}`
  /** Anyone may call it; without this, only those who are signed in. */
  readonly access?: 'public'
  /** Pages of other sites may read it, too (CORS): a public GET whose response is the same for everyone. */
  readonly open?: true
  /** What an account needs to call a private endpoint; without it, only owners may. */
  readonly right?: Right
  readonly failure: string | (() => string)
  /**
   * The body carries a Proof, checked before the handler runs; with 'sometimes' the handler checks it
   * when the change is sensitive, and with 'password' no passkey stands in for the current password.
   */
  readonly proof?: 'always' | 'sometimes' | 'password'
  /**
   * Refused with 403 'too_new' for a day after another's link set the caller's password, or the
   * caller became an owner; not about the caller's own account (`params.id`).
   */
  readonly notOnFirstDay?: true
  /** The request does not extend the admin's session, since the panel sends it without the admin. */
  readonly passive?: true
  readonly cache?: CachePolicy
  /** What a successful call changes: the CDN's copies are purged before the response. */
  readonly changes?: readonly CacheTag[]
  /** Largest body in bytes; JSON_LIMIT by default. */
  readonly limit?: number
  /** Carries the types; never present at run time. */
  readonly shapes?: S
}

/** The largest JSON body accepted: 256 KB. */
export const JSON_LIMIT = 256 * 1024
/**
 * For what anyone may send to sign in: a form of 256 KB can have 100,000 fields, and takes a second
 * to read.
 */
export const SIGN_IN_LIMIT = 16 * 1024

/**
 * Declares an endpoint with its types: `endpoint<{ response: Theme }>('GET /api/theme', { … })`.
 * Marked as pure, so that visitors' bundles leave out what they do not call.
 */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <S extends Shapes>(
  address: `${Method} /${string}`,
  rest: Omit<Endpoint, 'method' | 'path' | 'shapes'>,
): Endpoint<S> => {
  const [method, path] = address.split(' ') as [Method, Endpoint['path']]
  return { method, path, ...rest }
}

/** An endpoint's failure in the reader's language, which may be loaded after the endpoint. */
export const failureOf = ({ failure }: Pick<Endpoint, 'failure'>): string =>
  typeof failure === 'string' ? failure : failure()

type Part<S, Name extends keyof Shapes> = S extends { [K in Name]: infer T } ? T : undefined

/** The types of an endpoint's parts; undefined for a part it does not have. */
export type ParamsOf<E> = E extends Endpoint<infer S> ? Part<S, 'params'> : never
export type QueryOf<E> = E extends Endpoint<infer S> ? Part<S, 'query'> : never
export type BodyOf<E> = E extends Endpoint<infer S> ? Part<S, 'body'> : never
export type ResponseOf<E> = E extends Endpoint<infer S> ? Part<S, 'response'> : never
