import { signInBusy } from '#contract/login.ts'
import { Refusal } from '../http/refusal.ts'
import { limitConcurrencyInLanes } from '../limitConcurrency.ts'

/**
 * The order of priority: callers with a session or a known device, then strangers, then strangers
 * from an address that tried several accounts. A full lane does not block a lane before it.
 */
const LANES = { known: 0, stranger: 1, repeated: 2 } as const
export type Lane = keyof typeof LANES

/** The weight of the newest task in the moving average of the duration. */
const NEWEST = 1 / 8

/**
 * Runs at most `atOnce` tasks at the same time. A task is queued only if it is expected to start
 * within `waitMs`, estimated from recent durations (`firstMs` before any has run). Otherwise it is
 * refused immediately: Refusal 503 'busy' with Retry-After.
 */
export function boundedQueue(atOnce: number, waitMs: number, firstMs: number) {
  let workMs = firstMs
  const lanes = limitConcurrencyInLanes(atOnce)

  function requireRoom(lane: Lane): void {
    const ahead = lanes.ahead(LANES[lane])
    if (ahead === null || ((ahead + 1) * workMs) / atOnce <= waitMs) return
    const seconds = Math.ceil(waitMs / 1000)
    throw new Refusal(503, 'busy', signInBusy(seconds), {
      headers: { 'retry-after': String(seconds) },
    })
  }

  async function enter<T>(work: () => Promise<T>, lane: Lane = 'known'): Promise<T> {
    requireRoom(lane)
    return lanes.enter(async () => {
      const started = performance.now()
      try {
        return await work()
      } finally {
        workMs += (performance.now() - started - workMs) * NEWEST
      }
    }, LANES[lane])
  }
  return { enter, requireRoom }
}
