import { signInBusy } from '#contract/login.ts'
import { Refusal } from '../http/refusal.ts'
import { turnsInLanes } from '../turns.ts'

/**
 * Who goes first, and fills nobody's lane before their own: who has proved something, then strangers,
 * then strangers from an address where several accounts were tried.
 */
const LANES = { known: 0, stranger: 1, repeated: 2 } as const
export type Lane = keyof typeof LANES

/** How much the newest work counts in the measured time. */
const NEWEST = 1 / 8

/**
 * Lets at most `atOnce` of the works run at once. Others wait while their turn is expected to come
 * within `waitMs`, by the time that works took lately (`firstMs` before any has run); more are
 * refused at once: Refusal 503 'busy' with Retry-After.
 */
export function gate(atOnce: number, waitMs: number, firstMs: number) {
  let workMs = firstMs
  const turns = turnsInLanes(atOnce)

  function requireRoom(lane: Lane): void {
    const ahead = turns.ahead(LANES[lane])
    if (ahead === null || ((ahead + 1) * workMs) / atOnce <= waitMs) return
    const seconds = Math.ceil(waitMs / 1000)
    throw new Refusal(503, 'busy', signInBusy(seconds), {
      headers: { 'retry-after': String(seconds) },
    })
  }

  async function enter<T>(work: () => Promise<T>, lane: Lane = 'known'): Promise<T> {
    requireRoom(lane)
    return turns.enter(async () => {
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
