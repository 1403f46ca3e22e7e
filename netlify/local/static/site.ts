import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { matches } from '#server/http/response.ts'
import {
  COMPRESS_FROM_BYTES,
  chooseEncoding,
  type Encoding,
  isCompressible,
} from '../http/encoding.ts'
import { type Exchange, isRead } from '../http/exchange.ts'
import type { Pages } from '../http/pages.ts'
import { MOST_PATHS, remember } from '../memory/remember.ts'
import { type HeaderRule, headersFor } from '../rules/headers.ts'
import { readHeadersFile } from '../rules/headersFile.ts'
import { type Bodies, KEEP_UP_TO_BYTES } from './bodies.ts'
import { indexFiles, resolvePath, type SiteFile } from './fileIndex.ts'
import { type ByteRange, parseRange } from './range.ts'

interface SiteOptions {
  /** The build's output. */
  readonly folder: string
  /** Hashed files of earlier builds, for pages that are still open in browsers. */
  readonly olderAssets?: string
  /** Those of netlify.toml; the build's own are read from its folder. */
  readonly headers: readonly HeaderRule[]
  readonly bodies: Bodies
}

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const HASHED = '/_astro'

/** Opens one finished build to be served. Throws when the folder cannot be read. */
export function openSite({ folder, olderAssets, headers, bodies }: SiteOptions): Pages {
  // The platform's order: netlify.toml comes after the build's own file.
  const rules = [...readHeadersFile(folder), ...headers]
  const index = new Map([
    ...(olderAssets === undefined ? [] : indexFiles(olderAssets, HASHED)),
    ...indexFiles(folder),
  ])
  // To try the pattern of every rule takes longer than all else that a request needs.
  const ruled = remember(MOST_PATHS, path => Object.fromEntries(headersFor(rules, path)))
  const headersOf = (file: SiteFile, requestPath: string): Record<string, string> => ({
    'content-type': file.type,
    'cache-control': file.path.startsWith(`${HASHED}/`) ? IMMUTABLE : REVALIDATE,
    ...ruled(requestPath),
  })

  async function sendFile(exchange: Exchange, file: SiteFile, status: number): Promise<void> {
    const { incoming, outgoing } = exchange
    const hash = await bodies.hash(file)
    const headers = headersOf(file, exchange.path)
    const shrinks =
      file.size >= COMPRESS_FROM_BYTES && file.size <= KEEP_UP_TO_BYTES && isCompressible(file.type)
    if (shrinks)
      headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding'
    const whole = status === 200
    const wanted = whole && exchange.method === 'GET' ? incoming.headers.range : undefined
    const condition = incoming.headers['if-range']
    const range =
      condition === undefined || condition === `"${hash}"`
        ? parseRange(wanted, file.size)
        : undefined
    // A part is a part of the file itself, so it travels uncompressed.
    const encoding =
      shrinks && range === undefined
        ? chooseEncoding(incoming.headers['accept-encoding'])
        : undefined
    headers.etag = encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`

    if (whole && names(incoming.headers['if-none-match'], hash)) {
      delete headers['content-type']
      outgoing.writeHead(304, headers).end()
      return
    }
    if (range === 'unsatisfiable') {
      outgoing.writeHead(416, { ...headers, 'content-range': `bytes */${file.size}` }).end()
      return
    }
    if (whole) headers['accept-ranges'] = 'bytes'
    if (range !== undefined)
      headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`
    await sendBody(exchange, file, range === undefined ? status : 206, headers, encoding, range)
  }

  async function sendBody(
    { outgoing, method }: Exchange,
    file: SiteFile,
    status: number,
    headers: Record<string, string>,
    encoding: Encoding | undefined,
    range: ByteRange | undefined,
  ): Promise<void> {
    if (file.size > KEEP_UP_TO_BYTES) {
      const length = range === undefined ? file.size : range.end - range.start + 1
      outgoing.writeHead(status, { ...headers, 'content-length': length })
      if (method === 'HEAD') outgoing.end()
      else
        await pipeline(createReadStream(file.location, range ?? {}), outgoing).catch(ignoreHangUp)
      return
    }
    const all = await bodies.load(file, encoding)
    const body = range === undefined ? all : all.subarray(range.start, range.end + 1)
    if (encoding !== undefined) headers['content-encoding'] = encoding
    outgoing.writeHead(status, { ...headers, 'content-length': body.byteLength })
    outgoing.end(method === 'HEAD' ? undefined : body)
  }

  return {
    has: path => resolvePath(index, path) !== undefined,

    async serve(exchange, path, rewrite) {
      let found = resolvePath(index, path)
      if (rewrite && found && 'redirect' in found) found = resolvePath(index, found.redirect)
      if (found === undefined) return false
      const { outgoing, method, search } = exchange
      if (!isRead(method)) {
        outgoing.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end()
      } else if ('redirect' in found) {
        const location = found.redirect + search
        outgoing
          .writeHead(301, { location, 'cache-control': REVALIDATE, 'content-length': 0 })
          .end()
      } else {
        const isNotFound = found.file.path === '/404.html'
        await sendFile(exchange, found.file, isNotFound ? 404 : (rewrite?.status ?? 200))
      }
      return true
    },

    async serveNotFound(exchange) {
      const file = index.get('/404.html')
      if (file !== undefined) return sendFile(exchange, file, 404)
      exchange.outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      exchange.outgoing.end(exchange.method === 'HEAD' ? undefined : 'Not found\n')
    },
  }
}

/** Whether If-None-Match names this content, in whichever encoding it was sent before. */
const names = (header: string | undefined, hash: string): boolean =>
  matches(header?.replace(/-(?:br|gzip)(?=")/g, '') ?? null, `"${hash}"`)

/** A visitor who leaves in the middle of a file is not a failure. */
function ignoreHangUp(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET') throw error
}
