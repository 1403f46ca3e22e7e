/** A source of videos did not respond as expected; the code goes into the log and the storage. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`The source of videos failed: ${code}`, options)
    this.code = code
  }
}

interface Limits {
  /** The most bytes that are read. */
  bytes: number
  signal: AbortSignal
  headers?: Record<string, string>
}

/**
 * Reads one response of another service: never redirected, never beyond the limit, never later than
 * the signal. Throws UpstreamError.
 */
export async function readUpstream(
  address: URL,
  { bytes, signal, headers }: Limits,
): Promise<Uint8Array> {
  let response: Response
  try {
    response = await fetch(address, { redirect: 'error', signal, headers: headers ?? {} })
  } catch (cause) {
    throw new UpstreamError(signal.aborted ? 'too_slow' : 'unreachable', { cause })
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new UpstreamError(`status_${response.status}`)
  }
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > bytes) break
      parts.push(part)
    }
  } catch (cause) {
    throw new UpstreamError(signal.aborted ? 'too_slow' : 'broken_off', { cause })
  }
  if (length > bytes) throw new UpstreamError('too_large')
  return Buffer.concat(parts)
}
