import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An address that passes every request on to the site, and knows what was requested. */
export interface RequestCounter {
  readonly url: string
  /** The paths requested since the last call, in order. */
  take(): string[]
  close(): void
}

/**
 * Counts where the site does: a browser reports requests that its cache answers, too. A revalidated
 * copy (304) counts, as hosts charge for it.
 */
export async function countRequests(site: string): Promise<RequestCounter> {
  let requested: string[] = []
  const server = createServer((incoming, outgoing) => {
    requested.push(incoming.url ?? '')
    const { method = 'GET', headers } = incoming
    const onward = forward(`${site}${incoming.url}`, { method, headers }, response => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = requested
      requested = []
      return taken
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
