import { KEPT_AT, PAGES } from './marks.ts'
import { worker } from './scope.ts'

/**
 * What is kept, in the browser's Cache Storage. Pages and data are shared by all versions of the worker,
 * and files carry their content's hash, so an update changes none of them; only the shell belongs
 * to a version. The number changes with the form of what is kept.
 */
export const FILE_CACHE = 'files-1'
export const DATA_CACHE = 'data-1'
export const PICTURE_CACHE = 'pictures-1'
const SHELLS = 'shell-'
export const shellName = () => SHELLS + worker.workerBuild.id

const BYTES = 'x-kept-bytes'

/** Whether a response may be kept: a whole one of this site that does not forbid it. */
export function isKeepable(response: Response): boolean {
  const policy = response.headers.get('cache-control') ?? ''
  return (
    response.status === 200 &&
    !response.redirected &&
    // A response that sets a cookie is private; scripts cannot see the cookie itself.
    !/no-store|private/i.test(policy) &&
    !response.headers.has('set-cookie')
  )
}

let isEnded = false

/** From now on nothing is kept: the worker was switched off, but its last pages are still open. */
export function endKeeping(): void {
  isEnded = true
}

/** Keeps a response under an address, with the moment. Does nothing where the browser has no room left. */
export async function keepResponse(
  name: string,
  address: string,
  response: Response,
): Promise<void> {
  const body = await response.arrayBuffer()
  if (isEnded) return
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(KEPT_AT, new Date().toISOString())
  headers.set(BYTES, `${body.byteLength}`)
  try {
    const cache = await caches.open(name)
    // What is kept again becomes the newest.
    await cache.delete(address, { ignoreVary: true })
    await cache.put(address, new Response(body, { status: 200, headers }))
  } catch {
    await caches.delete(PICTURE_CACHE)
  }
}

export const keptIn = (name: string, address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: name, ignoreVary: true })

export async function forget(name: string, address: string): Promise<void> {
  await (await caches.open(name)).delete(address, { ignoreVary: true })
}

/** Drops what was kept first until `count` entries and `bytes` are left. */
export async function limit(name: string, count: number, bytes = Infinity): Promise<void> {
  const cache = await caches.open(name)
  let entries = 0
  let total = 0
  for (const request of [...(await cache.keys())].reverse()) {
    const size = Number((await cache.match(request, { ignoreVary: true }))?.headers.get(BYTES))
    entries += 1
    total += size
    if (entries > count || total > bytes) await cache.delete(request, { ignoreVary: true })
  }
}

/** Deletes what belongs to other versions: their shells, and older forms of what is kept. */
export async function forgetOthers(): Promise<void> {
  const own = [PAGES, FILE_CACHE, DATA_CACHE, PICTURE_CACHE, shellName()]
  for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name)
}

/** Deletes everything that the worker ever kept. */
export async function forgetEverything(): Promise<void> {
  await Promise.all((await caches.keys()).map(name => caches.delete(name)))
}
