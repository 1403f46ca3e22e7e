import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BlobDatabase, openBlobDatabase } from './database.ts'
import { type BlobProtocol, type BlobResponse, blobProtocol } from './protocol.ts'

/** What `setEnvironmentContext` of @netlify/blobs takes. */
export interface BlobsContext {
  readonly siteID: string
  readonly deployID: string
  readonly primaryRegion: string
  readonly token: string
  readonly edgeURL: string
  readonly uncachedEdgeURL: string
}

export interface BlobsOptions {
  /** Folder that keeps `blobs.sqlite`; made when absent. */
  readonly dataDir: string
  /** Port on 127.0.0.1; 0 (the default) takes a free one. */
  readonly port?: number
  /** Default: a new random one per start. */
  readonly token?: string
  /** Called for `POST /api/v1/purge`; undefined means every tag. */
  readonly onPurge?: (tags: readonly string[] | undefined) => void
  /** Called with failures of the database or of a connection. */
  readonly onError?: (error: unknown) => void
}

export interface Blobs {
  readonly context: BlobsContext
  readonly url: string
  readonly protocol: BlobProtocol
  /** Runs the work on one state of the database, as `BlobDatabase` says. */
  readonly atomically: BlobDatabase['atomically']
  /** Finishes running requests, then closes the database. */
  close(): Promise<void>
}

const SITE_ID = 'local'
const NOTHING = new Uint8Array()
/** The platform allows 5 GB; one machine keeps a body in memory while it writes it. */
const MAX_BODY_BYTES = 64 * 1024 * 1024
const MAX_PURGE_BYTES = 256 * 1024

class TooLarge extends Error {}

/**
 * Starts the store behind @netlify/blobs for one machine: the client's own protocol on a loopback
 * port, SQLite in the data folder. Every acknowledged write is on the disk. Rejects when the folder
 * or the port cannot be used.
 */
export async function startBlobs(options: BlobsOptions): Promise<Blobs> {
  const database = openBlobDatabase(options.dataDir)
  const token = options.token ?? randomBytes(24).toString('base64url')
  const base = blobProtocol(database, SITE_ID, token)
  const protocol: BlobProtocol = {
    ...base,
    respond(request) {
      try {
        return base.respond(request)
      } catch (error) {
        options.onError?.(error)
        return { status: 500, headers: { 'x-nf-error': 'Storage failure' }, body: null }
      }
    },
  }

  async function respond(incoming: IncomingMessage): Promise<BlobResponse> {
    const { headers } = incoming
    const method = incoming.method ?? 'GET'
    const target = incoming.url ?? '/'
    if (!protocol.allows(headers.authorization)) return { status: 401, headers: {}, body: null }
    if (method === 'POST' && target === '/api/v1/purge') {
      options.onPurge?.(purgedTags(await readBody(incoming, MAX_PURGE_BYTES)))
      return { status: 202, headers: {}, body: null }
    }
    return protocol.respond({
      method,
      target,
      header: name => headers[name] as string | undefined,
      body: method === 'PUT' ? await readBody(incoming, MAX_BODY_BYTES) : NOTHING,
    })
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    respond(incoming).then(
      result => send(outgoing, result),
      error => {
        if (error instanceof TooLarge || error instanceof SyntaxError) {
          const status = error instanceof TooLarge ? 413 : 400
          outgoing.setHeader('connection', 'close')
          send(outgoing, { status, headers: {}, body: null })
          return
        }
        options.onError?.(error)
        send(outgoing, { status: 500, headers: { 'x-nf-error': 'Storage failure' }, body: null })
      },
    )
  })

  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port ?? 0, '127.0.0.1', resolve)
    })
  } catch (error) {
    database.close()
    throw error
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    protocol,
    atomically: database.atomically,
    context: {
      siteID: SITE_ID,
      deployID: 'local',
      primaryRegion: 'us-east-2',
      token,
      edgeURL: url,
      uncachedEdgeURL: url,
    },
    async close() {
      await new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 2000).unref()
      })
      database.close()
    },
  }
}

/** The payload of `purgeCache`; a broken one throws SyntaxError. */
function purgedTags(body: Uint8Array): string[] | undefined {
  const payload = JSON.parse(Buffer.from(body).toString()) as { cache_tags?: unknown }
  return Array.isArray(payload.cache_tags) ? payload.cache_tags.map(String) : undefined
}

async function readBody(incoming: IncomingMessage, most: number): Promise<Uint8Array> {
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw new TooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new TooLarge()
    chunks.push(chunk)
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
}

function send(outgoing: ServerResponse, { status, headers, body }: BlobResponse): void {
  if (outgoing.headersSent || outgoing.destroyed) return
  const length = body === null ? 0 : Buffer.byteLength(body)
  // A 204 or 304 has no length of its own (RFC 9110 §8.6).
  const described =
    status === 204 || status === 304 ? headers : { ...headers, 'content-length': String(length) }
  outgoing.writeHead(status, described)
  if (body === null) outgoing.end()
  else outgoing.end(body)
}
