import { Refusal } from './refusal.ts'

/**
 * Reads a body of at most `limit` bytes. A larger one is refused with 413 as soon as that is
 * known: by its announced length, else at the first byte too many.
 */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  if (!request.body) return new Uint8Array()
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(incomplete)
    if (done) break
    size += value.byteLength
    if (size > limit) {
      // Not awaited: for a cloned request it ends only when the other copy is canceled, too.
      reader.cancel().catch(() => {})
      throw tooLarge(limit)
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/** The client left while it was sending: nobody receives the response, and nothing is wrong here. */
function incomplete(): never {
  throw new Refusal(400, 'bad_request', 'What was sent did not arrive whole.')
}

function tooLarge(limit: number): Refusal {
  const value = Math.floor(limit / 1024 / 1024)
  const size =
    value > 0 ? `${value} MB` : limit >= 1024 ? `${Math.round(limit / 1024)} KB` : `${limit} bytes`
  return new Refusal(413, 'too_large', `That is too large: at most ${size} can be sent.`)
}

/**
 * Parses a body by its content type: JSON, urlencoded or multipart form (both as FormData).
 * An absent body is undefined. Refuses with 400 what does not parse, with 415 other types.
 */
export async function readBody(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit)
  if (bytes.byteLength === 0) return undefined
  const type = request.headers.get('content-type') ?? ''
  const name = type.split(';')[0]?.trim().toLowerCase() ?? ''
  try {
    if (name === 'application/json') {
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    }
    if (name === 'application/x-www-form-urlencoded' || name === 'multipart/form-data') {
      return await new Response(bytes, { headers: { 'content-type': type } }).formData()
    }
  } catch {
    throw new Refusal(400, 'bad_request', 'What was sent could not be read.')
  }
  throw new Refusal(415, 'unsupported_type', 'Send this as JSON or as a form.')
}
