import { Refusal } from '../http/refusal.ts'
import { turns } from '../turns.ts'

/**
 * Lets at most `running` of the works run at once and at most `waiting` wait for their turn; more
 * are refused with 503 and Retry-After.
 */
export function gate(running: number, waiting: number) {
  return turns(running, count => {
    if (count < waiting) return
    throw new Refusal(503, 'busy', 'Too many people are signing in. Try again in a moment.', {
      headers: { 'retry-after': '5' },
    })
  })
}
