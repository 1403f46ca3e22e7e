import { env } from '../env.ts'
import { describeError, logLine } from '../log.ts'

/** With the tick's own time limit it stays below the platform's 30 s. */
const TIMEOUT_MS = 3_000

let isFailing = false

/**
 * Requests HEARTBEAT_URL, so that a service there can tell somebody when nothing comes any more.
 * Never throws; a failure is logged once, and again only after a success.
 */
export async function beat(): Promise<void> {
  const url = env().heartbeatUrl
  if (url === undefined) return
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`status ${response.status}`)
    isFailing = false
  } catch (error) {
    // The address is a credential: anyone who has it can keep the alarm silent.
    if (!isFailing) logLine('warn', 'heartbeat failed', { error: describeError(error) })
    isFailing = true
  }
}
