/**
 * Lets one of the waiting callers go on per turn of the event loop, in order. Between two of them
 * the loop reads from its sockets, so a visitor's page waits for one call, not for all of them.
 */
export function onePerTurn(): () => Promise<void> {
  const waiting: (() => void)[] = []
  function next(): void {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise(resolve => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
