import { matches } from '#server/http/response.ts'
import { type BlobAddress, parseAddress } from './address.ts'
import type { BlobDatabase, WriteCondition } from './database.ts'
import { listPage, listStoresPage } from './listing.ts'

/** A request in the shape that both transports (socket and in-process fetch) can give cheaply. */
interface BlobRequest {
  /** In capitals. */
  readonly method: string
  /** Path and query, as in the request line. */
  readonly target: string
  header(name: string): string | undefined
  readonly body: Uint8Array
}

/** The response to send; `body` null means none. */
export interface BlobResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | string | null
}

const METADATA = 'x-amz-meta-user'
/** The most bytes of `metadata`, name and value together (the client refuses more as well). */
const MAX_METADATA_BYTES = 2048

const bare = (status: number, headers: Record<string, string> = {}): BlobResponse => ({
  status,
  headers,
  body: null,
})
const refuse = (status: number, reason: string) => bare(status, { 'x-nf-error': reason })
const json = (value: unknown): BlobResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** Implements the protocol of @netlify/blobs' edge URLs over one database, for one site and token. */
export function blobProtocol(database: BlobDatabase, siteID: string, token: string) {
  const authorization = `Bearer ${token}`

  function read(request: BlobRequest, store: string, key: string): BlobResponse {
    const known = request.header('if-none-match')
    // The row's head is enough to say 404, 304 or HEAD: the body is only read to be sent.
    if (known !== undefined || request.method === 'HEAD') {
      const head = database.readHead(store, key)
      if (head === undefined) return bare(404)
      const headers = describe(head.etag, head.metadata)
      if (known !== undefined && matches(known, head.etag)) return bare(304, headers)
      if (request.method === 'HEAD') return bare(200, headers)
    }
    const blob = database.read(store, key)
    if (blob === undefined) return bare(404)
    return { status: 200, headers: describe(blob.etag, blob.metadata), body: blob.body }
  }

  function write(request: BlobRequest, store: string, key: string): BlobResponse {
    const ifMatch = request.header('if-match')
    const ifNoneMatch = request.header('if-none-match')
    if (ifNoneMatch !== undefined && ifNoneMatch !== '*')
      return refuse(400, 'If-None-Match on a write takes only *')
    if (ifMatch !== undefined && ifNoneMatch !== undefined)
      return refuse(400, 'If-Match and If-None-Match exclude each other')
    const metadata = request.header(METADATA) ?? null
    if (metadata !== null && METADATA.length + metadata.length > MAX_METADATA_BYTES)
      return refuse(400, 'Metadata is too large')
    let condition: WriteCondition = null
    if (ifMatch !== undefined) condition = { ifMatch }
    else if (ifNoneMatch !== undefined) condition = { ifNew: true }
    const etag = database.write(store, key, request.body, metadata, condition)
    return etag === undefined ? bare(412) : bare(200, { etag })
  }

  function list(request: BlobRequest, address: BlobAddress): BlobResponse {
    const search = new URLSearchParams(address.search)
    const prefix = search.get('prefix') ?? ''
    const cursor = search.get('cursor') ?? undefined
    if (address.store === undefined) {
      return request.method === 'GET'
        ? json(listStoresPage(database, prefix, cursor))
        : refuse(405, 'Method not allowed')
    }
    if (request.method === 'GET') {
      const directories = search.get('directories') === 'true'
      return json(listPage(database, { store: address.store, prefix, directories, cursor }))
    }
    if (request.method === 'DELETE')
      return json({ blobs_deleted: database.removeStore(address.store), has_more: false })
    return refuse(405, 'Method not allowed')
  }

  return {
    /** Whether the caller has the token; checked before a body is read. */
    allows: (header: string | undefined) => header === authorization,

    /** Responds to one request whose body is complete. Throws when the database does. */
    respond(request: BlobRequest): BlobResponse {
      if (request.header('authorization') !== authorization) return refuse(401, 'Invalid token')
      const address = parseAddress(request.target)
      if (address === undefined) return refuse(400, 'Invalid path')
      if (address.site !== siteID) return refuse(403, 'Another site')
      const { store, key } = address
      if (store === undefined || key === undefined) return list(request, address)
      switch (request.method) {
        case 'GET':
        case 'HEAD':
          return read(request, store, key)
        case 'PUT':
          return write(request, store, key)
        case 'DELETE':
          database.remove(store, key)
          return bare(204)
        default:
          return refuse(405, 'Method not allowed')
      }
    },
  }
}

const describe = (etag: string, metadata: string | null): Record<string, string> =>
  metadata === null ? { etag } : { etag, [METADATA]: metadata }

export type BlobProtocol = ReturnType<typeof blobProtocol>
