import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setEnvironmentContext } from '@netlify/blobs'
import type { Site } from './site.ts'

export type Fault =
  | 'responds 429'
  | 'responds 503'
  /** Takes the request and never responds. */
  | 'hangs'
  /** Begins a body and never ends it. */
  | 'stalls'
  /** Closes the connection. */
  | 'breaks off'
  /** Does what is asked and closes the connection before it says so. */
  | 'lands unheard'
  /** Works, and gives no ETags. */
  | 'no ETag'

export interface FaultyStorage {
  fault: Fault | null
  /** How many of the next requests the fault is for. */
  times: number
  /** How many of the next requests come before those. */
  after: number
  /** The requests since the fault was set: 'get', 'put' … */
  seen: string[]
  fail: (fault: Fault | null, times?: number, after?: number) => void
  close: () => void
}

/** Stands between a site's functions and its storage, over real HTTP, and fails on request. */
export async function startFaultyStorage(site: Site): Promise<FaultyStorage> {
  const { context, url } = site.blobs
  const server = createServer(async (request, response) => {
    self.seen.push((request.method ?? '').toLowerCase())
    const isDue = self.after <= 0
    const fault = isDue && self.times > 0 ? self.fault : null
    if (isDue) self.times -= 1
    else self.after -= 1
    const works = fault === 'no ETag' || fault === 'lands unheard'
    if (fault && !works) return misbehave(fault, response)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host: _host, 'content-length': _length, connection: _, ...headers } = request.headers
    const answer = await fetch(`${url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    if (fault === 'lands unheard') return void response.destroy()
    const sent = Object.fromEntries(answer.headers)
    if (fault === 'no ETag') delete sent.etag
    response.writeHead(answer.status, sent)
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  setEnvironmentContext({ ...context, edgeURL: address, uncachedEdgeURL: address })
  const self: FaultyStorage = {
    fault: null,
    times: 0,
    after: 0,
    seen: [],
    fail(fault, times = Number.POSITIVE_INFINITY, after = 0) {
      self.fault = fault
      self.times = times
      self.after = after
      self.seen = []
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return self
}

function misbehave(fault: Fault, response: ServerResponse): void {
  if (fault === 'hangs') return
  if (fault === 'breaks off') return void response.destroy()
  if (fault === 'stalls') return void response.writeHead(200, { etag: '"x"' }).write('{"rev')
  response.writeHead(Number(fault.slice('responds '.length))).end('storage is sick: token=SECRET')
}
