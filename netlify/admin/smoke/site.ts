import { demand } from './check.ts'

/** A response as the checks read it: whole, with the time it took. */
export interface Fetched {
  status: number
  headers: Headers
  text: string
  ms: number
}

/** The site that is checked, seen from outside. */
export interface CheckedSite {
  origin: string
  /** Requests a path, or another address; redirects are not followed. Rejects without a response. */
  fetch(path: string, init?: RequestInit): Promise<Fetched>
}

const RESPONSE_WITHIN_MS = 15_000

/** A client of the site at an origin such as https://mosque.example.org. */
export function siteClient(
  origin: string,
  request: typeof fetch = fetch,
  withinMs = RESPONSE_WITHIN_MS,
): CheckedSite {
  return {
    origin,
    async fetch(path, init = {}) {
      const started = performance.now()
      const response = await request(new URL(path, origin), {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(withinMs),
      })
      const text = await response.text()
      const ms = Math.round(performance.now() - started)
      return { status: response.status, headers: response.headers, text, ms }
    },
  }
}

/** Requests a path and demands a status. */
export async function fetchWith(
  site: CheckedSite,
  path: string,
  status: number,
  init?: RequestInit,
): Promise<Fetched> {
  const fetched = await site.fetch(path, init)
  demand(fetched.status === status, `status ${fetched.status} instead of ${status}`)
  return fetched
}

/** The body of a response as JSON. */
export function jsonOf({ headers, text }: Fetched): Record<string, unknown> {
  const type = headers.get('content-type') ?? 'no type'
  demand(type.includes('json'), `${type} instead of JSON`)
  const json: unknown = JSON.parse(text)
  demand(typeof json === 'object' && json !== null, 'JSON, but neither an object nor a list')
  return json as Record<string, unknown>
}

/** Status, size and time of a response, for the table. */
export const summary = ({ status, text, ms }: Fetched): string =>
  `${status}, ${(Buffer.byteLength(text) / 1024).toFixed(1)} KB, ${ms} ms`
