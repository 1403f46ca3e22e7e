import { setTimeout as wait } from 'node:timers/promises'
import { logLine } from '../log.ts'
import { callSignal, storageLimits } from './deadline.ts'
import { recordFailedWrite, recordWrite } from './writes.ts'

/**
 * The client repeats what failed (429, 5xx, no response) up to five times and waits 5 s before each,
 * longer than a visitor stays. So failures are repeated here, within the request's deadline, and
 * then reported as a status that the client does not repeat (RFC 4918, section 11.4).
 */
const FAILED = 424
/** The client writes this header's text into its error. */
const REASON_HEADER = 'x-nf-error'
/** When a rate limit ends, in seconds since 1970. */
const RESET_HEADER = 'x-ratelimit-reset'

/** How requests reach storage; a host that has it in its own process replaces `send`. */
export const transport: { send: typeof fetch } = { send: (input, init) => fetch(input, init) }

/** The `fetch` of the Blobs client. Never rejects: a failure is a response with status 424. */
export const patientFetch: typeof fetch = async (input, init) => {
  const timeIsUp = callSignal()
  const isWrite = /^(?:put|delete)$/i.test(init?.method ?? '')
  const silenceMs = isWrite ? storageLimits.write : storageLimits.read
  let reason = 'the request has no time left for storage'
  let tries = 0
  while (!timeIsUp.aborted) {
    tries += 1
    const result = await attempt(input, init, silenceMs, timeIsUp)
    if (typeof result !== 'string' && !isTemporary(result.status)) {
      if (isWrite) noteOutcome(result.status)
      return result
    }
    reason = typeof result === 'string' ? result : `status ${result.status}`
    const pause = pauseBefore(tries, typeof result === 'string' ? null : result)
    if (pause === undefined) break
    await wait(pause, undefined, { signal: timeIsUp }).catch(() => {})
  }
  const text = `${reason}; ${tries === 1 ? '1 try' : `${tries} tries`}`
  if (isWrite) {
    recordFailedWrite(new Date())
    // The client takes a conditional write that failed for one that landed, and drops the reason.
    logLine('warn', 'storage write failed', { reason: text })
  }
  return new Response(null, { status: FAILED, headers: { [REASON_HEADER]: text } })
}

const isTemporary = (status: number) => status === 429 || status >= 500

/**
 * How long to wait before the next try; undefined: there is none. A rate limit that outlasts the
 * longest pause is not waited for.
 */
function pauseBefore(tries: number, response: Response | null): number | undefined {
  const { pauses } = storageLimits
  const pause = pauses[tries - 1]
  const resetMs = (Number(response?.headers.get(RESET_HEADER)) || 0) * 1000 - Date.now()
  if (pause === undefined || resetMs > Math.max(...pauses)) return undefined
  return Math.max(pause, resetMs)
}

/**
 * One try: the whole response, or why there is none. `silenceMs` limits how long nothing may come.
 * The body is read here, so that one that breaks off is requested again, too.
 */
async function attempt(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  silenceMs: number,
  timeIsUp: AbortSignal,
): Promise<Response | string> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  const silence = setTimeout(abort, silenceMs)
  timeIsUp.addEventListener('abort', abort)
  const began = performance.now()
  try {
    const response = await transport.send(input, { ...init, signal: stop.signal })
    if (response.body === null) return response
    const chunks: Uint8Array[] = []
    for await (const chunk of response.body) {
      silence.refresh()
      chunks.push(chunk)
    }
    return new Response(Buffer.concat(chunks), response)
  } catch (error) {
    if (stop.signal.aborted) {
      return `no response within ${Math.round(performance.now() - began)} ms`
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    // Error codes such as ECONNREFUSED; the message itself may name an address with a token.
    return `no connection (${Object(cause).code ?? Object(cause).name})`
  } finally {
    clearTimeout(silence)
    timeIsUp.removeEventListener('abort', abort)
  }
}

/** The response of a storage that cannot write at all; otherwise a refusal is about the one write. */
const NOT_WRITTEN = new Set([401, 403])

function noteOutcome(status: number): void {
  if (NOT_WRITTEN.has(status)) recordFailedWrite(new Date())
  else recordWrite()
}
