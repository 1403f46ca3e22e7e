import { logLine } from '../log.ts'

let hasWarned = false

/**
 * Adds the ETag that the Blobs sandbox of `netlify dev` leaves out of its responses to GET, taken
 * from its list before the read: what is written in between has another one, so a save on top of it
 * is refused. The sandbox itself checks and writes in two steps, and its ETags are file times in
 * milliseconds, so saves at the same moment can still overwrite each other: it warns once.
 */
export function withSandboxEtags(request: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input))
    const [, store = '', key] = /^(.*\/site:[^/]+)\/(.+)$/.exec(address.pathname) ?? []
    if (!/^get$/i.test(init?.method ?? 'get') || !key) return request(input, init)
    warnOnce()
    const list = new URL(`${store}?prefix=${encodeURIComponent(key)}`, address)
    const etag = await listedEtag(await request(list, { headers: init?.headers ?? {} }), key)
    const response = await request(input, init)
    if (!etag || response.headers.has('etag')) return response
    const headers = new Headers(response.headers)
    headers.set('etag', etag)
    return new Response(response.body, { status: response.status, headers })
  }
}

async function listedEtag(response: Response, key: string): Promise<string | undefined> {
  if (!response.ok) return undefined
  const { blobs = [] } = (await response.json()) as { blobs?: { key: string; etag: string }[] }
  return blobs.find(blob => blob.key === key)?.etag
}

function warnOnce(): void {
  if (hasWarned) return
  hasWarned = true
  logLine('warn', 'saves at the same time are not safe in the Blobs sandbox of netlify dev')
}
