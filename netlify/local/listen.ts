import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, ListenOptions } from 'node:net'
import type { Duplex } from 'node:stream'
import { contentLengthIsTooLarge } from './functions/bodyLimit.ts'

export type OnUpgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void

/** The listening sockets of the host, one for each address. */
export interface Listening {
  readonly port: number
  /** Handles connections that upgrade to another protocol (sockets of the development server). */
  onUpgrade(handler: OnUpgrade): void
  /** Accepts no more connections, lets requests finish, and closes the others after `graceMs`. */
  close(graceMs: number): Promise<void>
}

const listen = (server: Server, on: ListenOptions | { readonly fd: number }) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(on, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Means that the machine has no IPv6 loopback: then the other addresses are enough. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENETUNREACH'])
const TRIES = 8

/** The addresses that `host` means. An address that may be missing ends with a question mark. */
function addressesOf(host: string | undefined): [string, ...string[]] {
  // Browsers resolve `localhost` to either, and the host calls itself by that name.
  if (host === undefined) return ['127.0.0.1', '::1?']
  if (host === '0.0.0.0') return [host, '::1?']
  // Takes IPv4 connections too.
  if (host === '::') return [host]
  return /^(?:127\.0\.0\.1|::1)$/.test(host) ? [host] : ['127.0.0.1', '::1?', host]
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Where to listen. */
export interface Address {
  /** 0 takes a free one. */
  readonly port: number
  readonly host?: string | undefined
  /** Sockets that listen already, as file descriptors: then nothing else counts. */
  readonly sockets?: readonly number[] | undefined
}

/**
 * Listens on `host` and always on loopback; only on loopback by default, since an outer address is
 * a reverse proxy's job. Port 0 takes a free one. Rejects with EADDRINUSE when the port is taken,
 * and with EADDRNOTAVAIL or EAFNOSUPPORT when the machine does not have the address.
 */
export async function listenOn(
  { port, host, sockets = [] }: Address,
  onRequest: RequestListener,
): Promise<Listening> {
  if (sockets.length > 0) {
    const servers = sockets.map(() => serverFor(onRequest))
    await Promise.all(servers.map((server, index) => listen(server, { fd: sockets[index]! })))
    return listening(portOf(servers[0]!), servers)
  }
  for (let attempt = 1; ; attempt += 1) {
    const servers: Server[] = []
    let taken = port
    try {
      for (const address of addressesOf(host)) {
        const server = serverFor(onRequest)
        const isOptional = address.endsWith('?')
        try {
          await listen(server, { port: taken, host: address.replace('?', '') })
        } catch (error) {
          const { code = '' } = error as NodeJS.ErrnoException
          if (isOptional && NO_IPV6.has(code)) continue
          throw error
        }
        taken = portOf(server)
        servers.push(server)
      }
      return listening(taken, servers)
    } catch (error) {
      for (const server of servers) server.close()
      // A port that is free on one address may be taken on the next: then another one is tried.
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || port !== 0 || servers.length === 0 || attempt === TRIES) throw error
    }
  }
}

function serverFor(onRequest: RequestListener): Server {
  const server = createServer(
    // Far less than Node's five minutes: what is slower gets no response from a function either.
    { headersTimeout: 20_000, requestTimeout: 90_000, connectionsCheckingInterval: 5_000 },
    onRequest,
  )
  // `Expect: 100-continue` with a body that is too large gets 413 instead of 100.
  server.on('checkContinue', (incoming, outgoing) => {
    if (!contentLengthIsTooLarge(incoming)) outgoing.writeContinue()
    onRequest(incoming, outgoing)
  })
  return server
}

function listening(port: number, servers: readonly Server[]): Listening {
  for (const server of servers) server.keepAliveTimeout = 65_000
  const upgraded = new Set<Duplex>()
  return {
    port,
    onUpgrade(handler) {
      for (const server of servers) {
        server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
          upgraded.add(socket)
          socket.once('close', () => upgraded.delete(socket))
          handler(incoming, socket, head)
        })
      }
    },
    async close(graceMs) {
      // These are open without end and no longer the server's own.
      for (const socket of upgraded) socket.destroy()
      const closed = servers.map(
        server => new Promise<void>(resolve => server.close(() => resolve())),
      )
      const closeIdle = () => {
        for (const server of servers) server.closeIdleConnections()
      }
      // Connections that become idle after their last response are closed as well.
      const sweep = setInterval(closeIdle, 50)
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections()
      }, graceMs)
      closeIdle()
      await Promise.all(closed)
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}
