import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** One request that reached the site. */
export interface Metered {
  path: string
  /** Of the response as it travels: status line, headers and body. */
  bytes: number
  /** Whether a function ran for it: neither a file nor a copy of the CDN. */
  isFunction: boolean
}

/** An address that passes every request on to the site, and measures what comes back. */
export interface Meter {
  readonly url: string
  /** The requests since the last call, in order. */
  take(): Metered[]
  /** Waits until nothing was requested for so long. */
  untilQuiet(ms: number): Promise<void>
  [Symbol.dispose](): void
}

/** Measures where the site does: a browser also reports what its own cache has. */
export async function meter(site: string): Promise<Meter> {
  let seen: Metered[] = []
  let last = 0
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', headers, url: path = '/' } = incoming
    last = performance.now()
    const onward = forward(`${site}${path}`, { method, headers }, response => {
      const isFunction = /fwd=/.test(String(response.headers['cache-status'] ?? ''))
      const one = { path, bytes: response.rawHeaders.join(': \r\n').length, isFunction }
      seen.push(one)
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.on('data', (chunk: Buffer) => {
        one.bytes += chunk.length
      })
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = seen
      seen = []
      return taken
    },
    async untilQuiet(ms) {
      for (;;) {
        const left = last + ms - performance.now()
        if (left <= 0) return
        await wait(left)
      }
    },
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
