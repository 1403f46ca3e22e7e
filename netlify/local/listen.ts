import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { contentLengthIsTooLarge } from './functions/bodyLimit.ts'

export type OnUpgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void

/** The listening sockets of the host, on both loopback addresses where the machine has both. */
export interface Listening {
  readonly port: number
  /** Handles connections that upgrade to another protocol (sockets of the development server). */
  onUpgrade(handler: OnUpgrade): void
  /** Takes no more connections, lets requests finish, and cuts what is left after `graceMs`. */
  close(graceMs: number): Promise<void>
}

const listen = (server: Server, port: number, address: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Means that the machine has no IPv6 loopback: then IPv4 alone will do. */
const NO_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENETUNREACH'])
const TRIES = 8

/**
 * Listens on 127.0.0.1 and ::1, because browsers resolve `localhost` to either; never on an outer
 * address, which is a reverse proxy's job. Port 0 takes a free one. Rejects with EADDRINUSE when
 * the port is taken.
 */
export async function listenOnLoopback(
  port: number,
  onRequest: RequestListener,
): Promise<Listening> {
  for (let attempt = 1; ; attempt += 1) {
    const servers = [createServer(onRequest), createServer(onRequest)] as const
    const [four, six] = servers
    for (const server of servers) {
      // `Expect: 100-continue` with a body that is too large gets 413 instead of 100.
      server.on('checkContinue', (incoming, outgoing) => {
        if (!contentLengthIsTooLarge(incoming)) outgoing.writeContinue()
        onRequest(incoming, outgoing)
      })
    }
    await listen(four, port, '127.0.0.1')
    const taken = (four.address() as AddressInfo).port
    try {
      await listen(six, taken, '::1')
      return listening(taken, servers)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== undefined && NO_IPV6.has(code)) return listening(taken, [four])
      four.close()
      // A free IPv4 port may be taken on IPv6: then another one is tried.
      if (code !== 'EADDRINUSE' || port !== 0 || attempt === TRIES) throw error
    }
  }
}

function listening(port: number, servers: readonly Server[]): Listening {
  for (const server of servers) {
    server.keepAliveTimeout = 65_000
    server.headersTimeout = 66_000
  }
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
