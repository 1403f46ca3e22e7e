import { locale } from '#locale/locale.ts'
import {
  type BodyOf,
  type Endpoint,
  failureOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type Shapes,
} from './endpoint.ts'
import { CallError } from './failure.ts'

type Part<Name extends string, T> = undefined extends T ? { [K in Name]?: T } : { [K in Name]: T }
export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    signal?: AbortSignal
    /** Gets the headers of the response, whatever it says. */
    heard?: (headers: Headers) => void
  }

/** The address of one call: path params filled in and encoded, empty query values left out. */
export function callAddress(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, string>
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  // A file of the build is in its language's folder; the API speaks English unless it is told another one.
  const { language } = locale()
  const { folder = '', originals } = globalThis.document?.documentElement.dataset ?? {}
  if (!path.startsWith('/api/')) return folder + filled
  // The panel in a further language reads and saves what was written, not its translations.
  const isOfOriginals = folder && originals !== undefined
  if (!isOfOriginals && (folder || language !== 'en')) search.set('lang', language)
  return search.size > 0 ? `${filled}?${search}` : filled
}

/**
 * Calls one endpoint and returns its parsed body.
 * Public GETs go without credentials, so that the CDN serves everyone the same copy.
 * Throws CallError with the server's text (`error`, else `message`), else the endpoint's `failure`;
 * a response that is not JSON is read as a message (docs/product.md, section 13).
 */
export async function call<S extends Shapes, E extends Endpoint<S>>(
  endpoint: E,
  input: CallInput<E> = {} as CallInput<E>,
): Promise<ResponseOf<E>> {
  const { params, query, body, signal, heard } = input as {
    params?: unknown
    query?: unknown
    body?: unknown
    signal?: AbortSignal
    heard?: (headers: Headers) => void
  }
  const isShared = endpoint.method === 'GET' && endpoint.access === 'public'
  const init: RequestInit = {
    method: endpoint.method,
    credentials: isShared ? 'omit' : 'same-origin',
    headers: { accept: 'application/json' },
  }
  if (signal) init.signal = signal
  if (body instanceof FormData) init.body = body
  else if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { accept: 'application/json', 'content-type': 'application/json' }
  }

  let response: Response
  try {
    response = await fetch(callAddress(endpoint.path, params, query), init)
  } catch (cause) {
    throw new CallError(failureOf(endpoint), { status: 0, cause })
  }
  heard?.(response.headers)
  return readResponse(response, failureOf(endpoint)) as Promise<ResponseOf<E>>
}

async function readResponse(response: Response, fallback: string): Promise<unknown> {
  const text = await response.text().catch(cause => {
    // Cut off after its head: a success says nothing without its body.
    if (response.ok) throw new CallError(fallback, { status: 0, cause })
    return ''
  })
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    data = { message: text }
  }
  const body = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const refused =
    !response.ok || body.success === false || body.status === 'error' || Boolean(body.error)
  if (!refused) return data
  throw new CallError(textOf(body.error) ?? textOf(body.message) ?? fallback, {
    status: response.status,
    ...(typeof body.code === 'string' && { code: body.code }),
    ...(isTexts(body.fields) && { fields: body.fields }),
    current: body.current,
    ...(typeof body.savedBy === 'string' && { savedBy: body.savedBy }),
  })
}

/** A text fit to be shown: an HTML error page of a proxy is not. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && !value.trimStart().startsWith('<')
    ? value
    : undefined
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(text => typeof text === 'string')
  )
}
