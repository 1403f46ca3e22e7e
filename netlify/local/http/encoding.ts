import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib'
import { limitConcurrency } from '#server/limitConcurrency.ts'
import { remember } from '../memory/remember.ts'

/** The encodings the host sends, best first. */
export type Encoding = 'br' | 'gzip'

/** Below this many bytes compressing saves next to nothing; small scripts shrink by half. */
export const COMPRESS_FROM_BYTES = 400

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|ld\+json|xml|wasm)|image\/svg\+xml|[^;]*\+(?:json|xml)|font\/(?:ttf|otf))/i

/**
 * Whether bodies of this content type shrink; event streams are not compressed, since they must not
 * wait.
 */
export const isCompressible = (contentType: string | null | undefined): boolean =>
  typeof contentType === 'string' &&
  COMPRESSIBLE.test(contentType) &&
  !contentType.startsWith('text/event-stream')

const weightOf = (header: string, encoding: string): number | undefined => {
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase())
    if (name !== encoding) continue
    const quality = parameters.find(parameter => parameter.startsWith('q='))
    return quality === undefined ? 1 : Number(quality.slice(2))
  }
  return undefined
}

/** The encoding to send for an Accept-Encoding value (RFC 9110 §12.5.3); ties go to brotli. */
export const chooseEncoding = (header: string | string[] | undefined): Encoding | undefined =>
  typeof header === 'string' && header !== '' ? choice(header) : undefined

/** Browsers send very few different values. */
const choice = remember(200, (header): Encoding | undefined => {
  const other = weightOf(header, '*') ?? 0
  const br = weightOf(header, 'br') ?? other
  const gz = weightOf(header, 'gzip') ?? other
  if (br > 0 && br >= gz) return 'br'
  return gz > 0 ? 'gzip' : undefined
})

/**
 * Brotli's window is as large as the body and no larger: its memory depends on the window, and each
 * thread keeps that memory.
 */
const brotliParams = (quality: number, size: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(size + 16)))),
})

/** Compresses at once, for a response that someone waits for (0.1 ms for 18 KB of JSON). */
export const compressNow = (body: Uint8Array, encoding: Encoding): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(body, { params: brotliParams(4, body.byteLength) })
    : gzipSync(body, { level: 5 })

/** What was compressed. */
export const decompress = (body: Uint8Array, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** One at a time: more of them would take the main thread's processor. */
const turn = limitConcurrency(1)

/** The same on another thread, for a large response. */
export const compressInBackground = (body: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  turn(() =>
    encoding === 'br'
      ? brotliAsync(body, { params: brotliParams(4, body.byteLength) })
      : gzipAsync(body, { level: 5 }),
  )

/** Above this size brotli's best quality takes longer than a visitor should wait once. */
const BEST_QUALITY_UP_TO_BYTES = 256 * 1024

/**
 * Brotli weighs a block of so many bytes (as a power of two) at once, and each thread keeps what
 * that took: a quarter of the usual 2^18 leaves 12 MB less behind and adds 0.03% to the site.
 */
const BLOCK = 16

/** Compresses as small as it gets, off the main thread, for a file that is sent many times. */
export function compressBest(body: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: 9 })
  const quality = body.byteLength <= BEST_QUALITY_UP_TO_BYTES ? 11 : 9
  const params = brotliParams(quality, body.byteLength)
  return brotliAsync(body, { params: { ...params, [constants.BROTLI_PARAM_LGBLOCK]: BLOCK } })
}
