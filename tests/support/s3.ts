import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A bucket of an S3-compatible service: it checks each signature and the hash of each body. */
export interface S3 {
  /** What an environment needs to reach its bucket. */
  readonly env: Record<string, string>
  readonly objects: Map<string, Buffer>
  /** Methods that the key may not use. */
  readonly forbidden: Set<string>
  close(): void
}

const ACCESS_KEY_ID = 'key-of-the-tests'
const SECRET = 'secret/of+the=tests'
const REGION = 'here-1'

const hex = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, one => `%${one.charCodeAt(0).toString(16)}`)

/** Whether a request carries a right signature (AWS Signature Version 4, of the header). */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!match) return false
  const [, id, day = '', region, names = '', signature] = match
  const at = String(headers['x-amz-date'])
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const canonical = [
    method,
    decodeURIComponent(pathname).split('/').map(encode).join('/'),
    [...searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map(name => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, hex(canonical)].join('\n')
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`)
  return (
    id === ACCESS_KEY_ID &&
    at.startsWith(day) &&
    names.split(';').includes('host') &&
    names.split(';').includes('x-amz-content-sha256') &&
    hmac(key, text).toString('hex') === signature
  )
}

export async function startS3(): Promise<S3> {
  const objects = new Map<string, Buffer>()
  const forbidden = new Set<string>()
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await buffer(request)
    const fail = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    if (!isSigned(request)) return fail(403, 'SignatureDoesNotMatch')
    if (forbidden.has(method)) return fail(403, 'AccessDenied')
    const hash = headers['x-amz-content-sha256']
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== hex(body)) {
      return fail(400, 'XAmzContentSHA256Mismatch')
    }
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, bucket, ...rest] = pathname.split('/')
    if (bucket !== 'backups') return fail(404, 'NoSuchBucket')
    const key = rest.join('/')
    if (method === 'GET' && key === '') {
      const prefix = searchParams.get('prefix') ?? ''
      const keys = [...objects.keys()].filter(one => one.startsWith(prefix)).sort()
      const contents = keys.map(one => `<Contents><Key>${one}</Key></Contents>`).join('')
      return response.end(`<ListBucketResult>${contents}</ListBucketResult>`)
    }
    if (method === 'PUT') {
      objects.set(key, body)
      return response.end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const found = objects.get(key)
    return found ? response.end(found) : fail(404, 'NoSuchKey')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: {
      BACKUP_S3_URL: `http://127.0.0.1:${port}/backups/masjid`,
      BACKUP_S3_REGION: REGION,
      BACKUP_S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      BACKUP_S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    forbidden,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
