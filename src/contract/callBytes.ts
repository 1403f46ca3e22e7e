import { type CallInput, callAddress } from './call.ts'
import { type Endpoint, failureOf } from './endpoint.ts'
import { CallError } from './failure.ts'

/**
 * Calls an endpoint whose response is bytes, as the admin. Throws CallError with the response's status
 * and the endpoint's text; an aborted call throws the signal's reason.
 */
export async function callBytes<E extends Endpoint<{ query: unknown; response: Uint8Array }>>(
  endpoint: E,
  input: CallInput<E>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Headers }> {
  const { query, signal } = input as { query?: unknown; signal?: AbortSignal }
  let status = 0
  try {
    const response = await fetch(callAddress(endpoint.path, undefined, query), {
      credentials: 'same-origin',
      ...(signal && { signal }),
    })
    status = response.status
    if (response.ok) {
      return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers }
    }
  } catch (cause) {
    signal?.throwIfAborted()
    throw new CallError(failureOf(endpoint), { status: 0, cause })
  }
  throw new CallError(failureOf(endpoint), { status })
}
