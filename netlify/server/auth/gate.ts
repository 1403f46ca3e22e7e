import { Refusal } from '../http/refusal.ts'

/**
 * Lets at most `running` of the works run at once and at most `waiting` wait for their turn; more
 * are refused with 503 and Retry-After.
 */
export function gate(running: number, waiting: number) {
  let busy = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (queue.length >= waiting) {
        throw new Refusal(503, 'busy', 'Too many people are signing in. Try again in a moment.', {
          headers: { 'retry-after': '5' },
        })
      }
      await new Promise<void>(resolve => queue.push(resolve))
    } else busy++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }
}
