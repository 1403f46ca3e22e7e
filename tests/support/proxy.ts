import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The site under another address, whose line can be cut and whose texts can be those of another build. */
export interface Proxy {
  readonly url: string
  /** While true, every connection is closed without a response. */
  isCut: boolean
  /** Changes the text of a path; undefined leaves it. */
  rewrite: (path: string, text: string) => string | undefined
  close: () => Promise<void>
}

export async function startProxy(site: string): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    if (proxy.isCut) incoming.socket.destroy()
    else forward(site, incoming, outgoing, proxy.rewrite)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const proxy: Proxy = {
    url: `http://localhost:${port}`,
    isCut: false,
    rewrite: () => undefined,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}

function forward(
  site: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: Proxy['rewrite'],
): void {
  // The host refuses changes that come from another origin than its own.
  const { host: _, 'accept-encoding': __, 'if-none-match': ___, ...headers } = incoming.headers
  const path = incoming.url ?? '/'
  const call = request(site + path, { method: incoming.method, headers }, async response => {
    const body = await buffer(response)
    const changed = rewrite(path, body.toString())
    const { 'content-length': _, ...kept } = response.headers
    outgoing.writeHead(response.statusCode ?? 502, kept)
    outgoing.end(changed ?? body)
  })
  call.on('error', () => outgoing.destroy())
  incoming.pipe(call)
}
