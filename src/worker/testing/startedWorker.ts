import { vi } from 'vitest'
import type { WorkerBuild } from '../scope.ts'
import { fakeCaches } from './fakeCaches.ts'

export const SITE = 'https://mosque.example.org'

type Source = string | (() => Response | Promise<Response>)

/** The worker's own code in a scope made of fakes: a site, a network that can be cut, a browser. */
export async function startWorker(build: Partial<WorkerBuild> = {}) {
  vi.resetModules()
  const site = new Map<string, Source>()
  const requested: string[] = []
  const caches = fakeCaches(SITE)
  const listeners = new Map<string, (event: unknown) => void>()
  const browser = { isOnline: true, windows: 1 }
  const registration = {
    active: null as object | null,
    waiting: null as { postMessage: (message: unknown) => void } | null,
    unregister: vi.fn(async () => true),
    getNotifications: vi.fn(async (): Promise<object[]> => []),
  }
  const skipWaiting = vi.fn(async () => {})

  async function fetched(request: string | { url: string }): Promise<Response> {
    const url = new URL(typeof request === 'string' ? request : request.url, SITE)
    requested.push(url.pathname + url.search)
    if (!browser.isOnline) throw new TypeError('Failed to fetch')
    const source = site.get(url.pathname + url.search) ?? site.get(url.pathname)
    if (source === undefined) return new Response('Not found', { status: 404 })
    return typeof source === 'string' ? respond(source, url.pathname) : source()
  }

  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', new URL(`${SITE}/worker.js`))
  vi.stubGlobal('workerBuild', { id: 'one', shell: [], languages: ['ar', 'ur'], ...build })
  vi.stubGlobal('registration', registration)
  vi.stubGlobal('skipWaiting', skipWaiting)
  vi.stubGlobal('clients', {
    matchAll: async () => Array.from({ length: browser.windows }),
    claim: async () => {},
  })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) =>
    listeners.set(name, listener),
  )
  await import('../main.ts')

  /** Dispatches an event, and lets half a minute pass for what it starts. */
  async function dispatch(name: string, event: object = {}): Promise<Response | undefined> {
    const work: Promise<unknown>[] = []
    let response: Promise<Response> | undefined
    listeners.get(name)?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => work.push(one),
      respondWith: (one: Promise<Response>) => {
        response = one
      },
    })
    for (const one of [...work, response]) one?.catch(() => {})
    for (let step = 0; step < 60; step += 1) await vi.advanceTimersByTimeAsync(500)
    // What a page has started may wait for a network that never responds.
    if (name !== 'fetch') await Promise.all(work)
    return response
  }

  const request = (path: string, more: object = {}) => {
    const facts = { method: 'GET', mode: 'cors', destination: '', url: SITE + path, ...more }
    return dispatch('fetch', { request: facts, preloadResponse: Promise.resolve(undefined) })
  }
  return {
    site,
    requested,
    caches,
    browser,
    registration,
    skipWaiting,
    dispatch,
    /** What a page gets that loads a path; undefined: the worker leaves it to the browser. */
    load: request,
    /** What a visitor gets that opens a path. */
    open: (path: string) => request(path, { mode: 'navigate', destination: 'document' }),
    post: (path: string) => request(path, { method: 'POST' }),
  }
}

/** A response as the hosts send it for a path. */
export function respond(body: string, path = '/', headers: Record<string, string> = {}): Response {
  const type = path.endsWith('.js')
    ? 'text/javascript'
    : path.startsWith('/api/')
      ? 'application/json'
      : 'text/html'
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=0', ...headers },
  })
}
