import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { addVary } from '../http/completeResponse.ts'
import { chooseEncoding, isCompressible } from '../http/encoding.ts'
import type { Exchange } from '../http/exchange.ts'

/**
 * Passes a body on as it comes, each piece at once, compressed where its type allows. When the
 * body breaks off the connection is cut, so that a client does not take a part for all of it.
 */
export async function sendStream(
  { incoming, outgoing, method }: Exchange,
  status: number,
  lines: readonly string[],
  body: AsyncGenerator<Uint8Array, void>,
  contentType: string | null,
): Promise<void> {
  const head = [...lines]
  const compressible = isCompressible(contentType) && !head.includes('content-encoding')
  const encoding = compressible ? chooseEncoding(incoming.headers['accept-encoding']) : undefined
  if (compressible) addVary(head)
  if (encoding !== undefined) head.push('content-encoding', encoding)
  outgoing.writeHead(status, head)
  if (method === 'HEAD') {
    outgoing.end()
    await body.return()
    return
  }
  outgoing.flushHeaders()
  const source = Readable.from(body, { objectMode: false })
  if (encoding === undefined) return pipeline(source, outgoing)
  return pipeline(source, compressor(encoding), outgoing)
}

/** Flushes after each piece: a visitor sees what the function has sent so far. */
function compressor(encoding: 'br' | 'gzip'): Transform {
  return encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 })
}
