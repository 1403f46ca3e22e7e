import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint } from '#contract/endpoint.ts'
import type { BuildFile } from '#domain/publishing/buildFile.ts'
import type { Site } from './site.ts'

/**
 * The world around the functions, over real HTTP: the public site with a CDN's copies, its
 * build.json, the build hook and the status of builds.
 */
export interface PublicSite {
  url: string
  /** The content of /build.json; absent: 404. */
  build: BuildFile | undefined
  /** The titles of the hook's calls. */
  calls: (string | null)[]
  /** The status of the hook's next response; 0: none at all. */
  hookStatus: number
  status: object
  /** Drops all copies, as a purge does. */
  purge: () => void
  close: () => void
}

/** Starts it in front of a site whose environment names `url`; `endpoints` are what visitors request. */
export async function startPublicSite(
  endpoints: readonly Endpoint[],
  site: () => Site,
): Promise<PublicSite> {
  const copies = new Map<string, { text: string; revisions: string }>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/hook') {
      if (request.method === 'GET') return void response.end(JSON.stringify(self.status))
      self.calls.push(url.searchParams.get('trigger_title'))
      if (self.hookStatus > 0) response.writeHead(self.hookStatus).end()
      return
    }
    if (url.pathname === '/build.json') {
      if (self.build) response.end(JSON.stringify(self.build))
      else response.writeHead(404).end()
      return
    }
    const endpoint = endpoints.find(({ path }) => path === url.pathname)
    if (!endpoint) return void response.writeHead(404).end()
    const address = url.pathname + url.search
    const copy = copies.get(address) ?? (await fresh(endpoint, url))
    copies.set(address, copy)
    response.setHeader('x-revisions', copy.revisions)
    response.end(copy.text)
  })
  const fresh = async (endpoint: Endpoint, url: URL) => {
    const response = await site().send(endpoint, { query: Object.fromEntries(url.searchParams) })
    const revisions = response.headers.get('x-revisions') ?? ''
    return { text: await response.text(), revisions }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const self: PublicSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    build: undefined,
    calls: [],
    hookStatus: 200,
    status: { state: 'building', since: '2026-01-01T00:00:00.000Z', queued: false },
    purge: () => copies.clear(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return self
}
