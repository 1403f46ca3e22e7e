/** Work that continues after a response was sent (`waitUntil`). */
export interface PendingWork {
  /** Tracks a promise; `onFailure` gets its error, and nothing else fails. */
  add(work: Promise<unknown>): void
  /** Resolves when nothing is left, or after `mostMs` with the number of what still runs. */
  settle(mostMs: number): Promise<{ left: number }>
}

export function pendingWork(onFailure: (error: unknown) => void): PendingWork {
  const pending = new Set<Promise<unknown>>()
  return {
    add(work) {
      const watched = Promise.resolve(work)
        .catch(onFailure)
        .finally(() => pending.delete(watched))
      pending.add(watched)
    },
    async settle(mostMs) {
      let timer: NodeJS.Timeout | undefined
      let late = false
      const limit = new Promise<void>(resolve => {
        timer = setTimeout(() => {
          late = true
          resolve()
        }, mostMs)
      })
      // Work may add more work: as long as there is some, wait for it.
      while (pending.size > 0 && !late) await Promise.race([Promise.all(pending), limit])
      clearTimeout(timer)
      return { left: pending.size }
    },
  }
}
