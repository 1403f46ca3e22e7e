import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Exchange } from '../http/exchange.ts'
import { failureText, sendFailure } from '../http/failure.ts'

/** The platform buffers at most this much of a request; what is not text travels as base64. */
const TEXT_LIMIT_BYTES = 6 * 1024 * 1024
const BINARY_LIMIT_BYTES = 4.5 * 1024 * 1024

const TEXT =
  /^(?:text\/|application\/(?:json|javascript|xml|x-www-form-urlencoded)|[^;]*\+(?:json|xml))/i

/** How many bytes a body of this content type may have. */
const bodyLimit = (contentType: string | undefined): number =>
  contentType !== undefined && TEXT.test(contentType) ? TEXT_LIMIT_BYTES : BINARY_LIMIT_BYTES

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether the Content-Length is already too large. */
export const contentLengthIsTooLarge = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > bodyLimit(headers['content-type'])

/**
 * The body as it arrives, passed on only as fast as it is read. At the first byte over the limit
 * the stream fails and `onRefused` is called. What the function leaves unread is dropped after the
 * response: the next request of the connection, which behind a proxy may be someone else's, would
 * wait for it. Where nothing more arrives for `stalledMs`, the response is 408 and the connection
 * ends.
 */
export function limitedBody(
  exchange: Exchange,
  { onRefused, stalledMs }: { onRefused: () => void; stalledMs: number },
): ReadableStream<Uint8Array> {
  const { incoming, outgoing } = exchange
  incoming.setTimeout(stalledMs, () => {
    const text = failureText('The rest of this request did not arrive.', 'timeout')
    if (outgoing.headersSent) return
    sendFailure(exchange, 408, text, { connection: 'close' })
    onRefused()
  })
  incoming.once('end', () => incoming.setTimeout(0))
  const limit = bodyLimit(incoming.headers['content-type'])
  const chunks = incoming.iterator({ destroyOnReturn: false })
  outgoing.once('finish', async () => {
    await chunks.return?.().catch(() => {})
    incoming.resume()
  })
  let size = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) return controller.close()
        size += (value as Buffer).length
        if (size > limit) {
          onRefused()
          return controller.error(new Error('The request body is too large'))
        }
        controller.enqueue(value as Buffer)
      },
    },
    { highWaterMark: 0 },
  )
}

/** How much of a refused body is still taken in, and for how long, before the line is cut. */
const LINGER_BYTES = 8 * 1024 * 1024
const LINGER_MS = 2000

/**
 * Responds with 413 without reading on. The response is complete at once, but the connection closes a
 * moment later: a client that is still sending would otherwise see a reset instead of the response.
 */
export function refuseBody({ incoming, outgoing }: Exchange): void {
  if (outgoing.headersSent) return
  const limit = bodyLimit(incoming.headers['content-type']) / 1024 / 1024
  const body = failureText(`That is too large: at most ${limit} MB can be sent.`, 'too_large')
  outgoing.writeHead(413, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'private, no-store',
    connection: 'close',
  })
  outgoing.write(body)
  linger(incoming, outgoing)
}

function linger(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const timer = setTimeout(() => outgoing.end(), LINGER_MS)
  const finish = () => {
    clearTimeout(timer)
    outgoing.end()
  }
  let size = 0
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > LINGER_BYTES) {
      incoming.pause()
      finish()
    }
  })
  incoming.once('end', finish).once('close', finish).resume()
}
