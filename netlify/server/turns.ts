/**
 * Lets at most `atOnce` of the works run at once in this process; the others wait for their turn,
 * and a failure stops none that follows. `admit` hears how many wait already before one more does,
 * and may refuse it by throwing.
 */
export function turns(atOnce: number, admit: (waiting: number) => void = () => {}) {
  let busy = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= atOnce) {
      admit(queue.length)
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
