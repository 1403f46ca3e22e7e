/** A body that is complete, or one that is still streaming. */
type ResponseBody = Uint8Array | AsyncGenerator<Uint8Array, void>

type Reader = ReadableStreamDefaultReader<Uint8Array>

const NOTHING = new Uint8Array()

/**
 * Reads the body of a function's response. Text, JSON and bytes are one chunk and an end without
 * any waiting in between; a body that is not complete by then is sent as a stream. With
 * `waitUpToBytes` a stream is waited for too, unless it grows beyond that.
 */
export async function readResponse(response: Response, waitUpToBytes = 0): Promise<ResponseBody> {
  if (response.body === null) return NOTHING
  const reader: Reader = response.body.getReader()
  const { done, value: first } = await reader.read()
  if (done) return NOTHING
  const chunks = [first]
  let size = first.byteLength
  let following = reader.read()
  const ready = await Promise.race([following, new Promise<void>(r => setImmediate(r))])
  if (ready?.done) return first
  while (size <= waitUpToBytes) {
    const { done, value } = await following
    if (done) return Buffer.concat(chunks)
    chunks.push(value)
    size += value.byteLength
    following = reader.read()
  }
  return goOn(chunks, following, reader)
}

async function* goOn(
  chunks: Uint8Array[],
  first: ReturnType<Reader['read']>,
  reader: Reader,
): AsyncGenerator<Uint8Array, void> {
  let following = first
  try {
    yield* chunks
    for (;;) {
      const { done, value } = await following
      if (done) return
      yield value
      following = reader.read()
    }
  } finally {
    // The visitor may have left: the function's stream is canceled. After its end this does nothing.
    await reader.cancel().catch(() => {})
  }
}
