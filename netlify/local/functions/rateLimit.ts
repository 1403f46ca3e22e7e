import type { LoadedFunction, RateLimitConfig } from './load.ts'

interface Window {
  readonly since: number
  count: number
}

const MAX_WINDOWS = 50_000

/**
 * Counts calls per function (and address) in fixed windows, as `rateLimit` in a function's config
 * says. Returns the seconds to wait, or 0 when the call may go on; `now` is in milliseconds.
 */
export function createRateLimiter(now: () => number = Date.now) {
  const windows = new Map<string, Window>()

  function drop(at: number): void {
    for (const [key, window] of windows) if (at - window.since > 180_000) windows.delete(key)
    if (windows.size >= MAX_WINDOWS) windows.clear()
  }

  return (fn: Pick<LoadedFunction, 'name'>, limit: RateLimitConfig, address: string): number => {
    const at = now()
    const key = limit.perAddress ? `${fn.name} ${address}` : fn.name
    const window = windows.get(key)
    if (window === undefined || at - window.since >= limit.windowSize * 1000) {
      if (windows.size >= MAX_WINDOWS) drop(at)
      windows.set(key, { since: at, count: 1 })
      return 0
    }
    window.count += 1
    if (window.count <= limit.windowLimit) return 0
    return Math.ceil((window.since + limit.windowSize * 1000 - at) / 1000)
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>
