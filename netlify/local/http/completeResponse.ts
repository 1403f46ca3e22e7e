import { matches } from '#server/http/response.ts'
import {
  COMPRESS_FROM_BYTES,
  chooseEncoding,
  compressInBackground,
  compressNow,
  decompress,
  type Encoding,
  isCompressible,
} from './encoding.ts'
import { type Exchange, isRead } from './exchange.ts'

type Form = Encoding | 'plain'

/** The header lines (name, value, name, value …) of one form of a response. */
interface Head {
  readonly full: readonly string[]
  readonly notModified: readonly string[]
  readonly etag: string | undefined
}

/**
 * A response that is complete in memory, with its compressed forms and header lines made when they
 * are first needed: sent once or, from the cache, many times.
 */
export interface CompleteResponse {
  readonly status: number
  /** Lines that go with every form, flat: name, value, name, value … */
  readonly lines: readonly string[]
  readonly body: Uint8Array
  readonly etag: string | undefined
  readonly compressible: boolean
  readonly bodies: Map<Encoding, Uint8Array>
  readonly heads: Map<Form, Head>
}

export function completeResponse(
  status: number,
  lines: readonly string[],
  body: Uint8Array,
  {
    etag,
    contentType,
    bodies = new Map(),
  }: {
    etag: string | undefined
    contentType: string | null
    /** Compressed forms of these very bytes, where they were made before. */
    bodies?: Map<Encoding, Uint8Array> | undefined
  },
): CompleteResponse {
  return {
    status,
    lines,
    body,
    etag,
    compressible: body.byteLength >= COMPRESS_FROM_BYTES && isCompressible(contentType),
    bodies,
    heads: new Map(),
  }
}

/**
 * Sends a complete response, or 304 where the client has it already. `extra` are lines of this one
 * exchange, flat as well.
 */
export function sendComplete(
  { incoming, outgoing, method }: Exchange,
  response: CompleteResponse,
  extra: readonly string[],
): void {
  const { headers } = incoming
  const form: Form =
    (response.compressible ? chooseEncoding(headers['accept-encoding']) : undefined) ?? 'plain'
  const head = response.heads.get(form) ?? describe(response, form)
  const known = headers['if-none-match']
  if (
    known !== undefined &&
    head.etag !== undefined &&
    response.status === 200 &&
    isRead(method) &&
    matches(known, head.etag)
  ) {
    outgoing.writeHead(304, [...head.notModified, ...extra])
    outgoing.end()
    return
  }
  const body = form === 'plain' ? response.body : response.bodies.get(form)!
  outgoing.writeHead(response.status, [...head.full, ...extra])
  outgoing.end(method === 'HEAD' ? undefined : body)
}

/** Compressing more than this takes longer than other visitors should wait for. */
const COMPRESS_ON_THE_SIDE_FROM_BYTES = 16 * 1024

/** Compresses a large new response off the main thread, in the form its client takes. */
export async function compressAhead(
  response: CompleteResponse,
  acceptEncoding: string | undefined,
): Promise<void> {
  const { body, bodies } = response
  if (!response.compressible || body.byteLength < COMPRESS_ON_THE_SIDE_FROM_BYTES) return
  const form = chooseEncoding(acceptEncoding)
  if (form && !bodies.has(form)) bodies.set(form, await compressInBackground(body, form))
}

/**
 * A response to keep, and its size: as its compressed form alone where it has one, a twentieth of a
 * calendar. The few clients that take no compression get it unpacked.
 */
export function packed(response: CompleteResponse): { response: CompleteResponse; bytes: number } {
  const [form] = response.compressible ? response.bodies : []
  if (!form) return { response, bytes: response.body.byteLength }
  const [encoding, body] = form
  return {
    response: {
      ...response,
      get body() {
        return decompress(body, encoding)
      },
    },
    bytes: body.byteLength,
  }
}

/** Headers that a 304 leaves out, since they describe a body that is not sent. */
const OF_THE_BODY = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-language',
])

function describe(response: CompleteResponse, form: Form): Head {
  const full = [...response.lines]
  // The function's ETag names the uncompressed bytes, so it becomes weak.
  const etag =
    form === 'plain' || response.etag === undefined || response.etag.startsWith('W/')
      ? response.etag
      : `W/${response.etag}`
  if (etag !== undefined) full.push('etag', etag)
  if (response.compressible) addVary(full)
  let { body } = response
  if (form !== 'plain') {
    body = response.bodies.get(form) ?? compressNow(response.body, form)
    response.bodies.set(form, body)
    full.push('content-encoding', form)
  }
  if (response.status !== 204 && response.status !== 304)
    full.push('content-length', String(body.byteLength))
  const notModified: string[] = []
  for (let index = 0; index < full.length; index += 2)
    if (!OF_THE_BODY.has(full[index]!)) notModified.push(full[index]!, full[index + 1]!)
  const head = { full, notModified, etag }
  response.heads.set(form, head)
  return head
}

/** Adds Accept-Encoding to the Vary line, or a line of its own. */
function addVary(lines: string[]): void {
  for (let index = 0; index < lines.length; index += 2) {
    if (lines[index] !== 'vary') continue
    if (!/accept-encoding|\*/i.test(lines[index + 1]!)) lines[index + 1] += ', Accept-Encoding'
    return
  }
  lines.push('vary', 'Accept-Encoding')
}
