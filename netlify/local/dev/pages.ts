import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Exchange } from '../http/exchange.ts'
import type { Pages } from '../http/pages.ts'
import { starting } from '../starting.ts'

/** The development server as a source of pages, its module sockets included. */
interface DevPages extends Pages {
  onUpgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void
}

/** Passes requests on to Astro's development server on a port of 127.0.0.1. */
export function devPages(port: number): DevPages {
  const forward = (exchange: Exchange, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { incoming, method, search } = exchange
      const { connection: _, ...headers } = incoming.headers
      const call = request(
        { host: '127.0.0.1', port, method, path: path + search, headers },
        resolve,
      )
      call.on('error', reject)
      if (method === 'GET' || method === 'HEAD') call.end()
      else incoming.pipe(call)
    })

  /** Passes on Astro's response, except a 404 where `notFound` is false. */
  async function pass(exchange: Exchange, path: string, status?: number, notFound = false) {
    let response: IncomingMessage
    try {
      response = await forward(exchange, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error
      starting(exchange.incoming, exchange.outgoing)
      return true
    }
    if (response.statusCode === 404 && !notFound) {
      response.resume()
      return false
    }
    const { connection: _, 'keep-alive': __, ...headers } = response.headers
    exchange.outgoing.writeHead(status ?? response.statusCode ?? 502, headers)
    await pipeline(response, exchange.outgoing)
    return true
  }

  return {
    has: path =>
      new Promise(resolve => {
        const headers = { accept: 'text/html' }
        const call = request({ host: '127.0.0.1', port, path, headers }, response => {
          response.resume()
          resolve(response.statusCode !== 404)
        })
        call.on('error', () => resolve(false))
        call.end()
      }),
    serve: (exchange, path, rewrite) => pass(exchange, path, rewrite?.status),
    async serveNotFound(exchange) {
      await pass(exchange, exchange.path, undefined, true)
    },

    onUpgrade(incoming, socket, head) {
      const upstream = connect(port, '127.0.0.1', () => {
        const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
        for (let index = 0; index < incoming.rawHeaders.length; index += 2)
          lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`)
        upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
        upstream.write(head)
        upstream.pipe(socket).pipe(upstream)
      })
      upstream.on('error', () => socket.destroy())
      socket.on('error', () => upstream.destroy())
    },
  }
}
