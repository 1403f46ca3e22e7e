/**
 * Returns a function that runs at most `atOnce` tasks at the same time in this process. Later tasks
 * wait in order, and a task that fails does not stop those after it.
 */
export function limitConcurrency(atOnce: number) {
  return limitConcurrencyInLanes(atOnce).enter
}

/**
 * The same with priorities: lane 0 runs first. `ahead` counts the tasks that would run before a new
 * one; null: a new one runs at once.
 */
export function limitConcurrencyInLanes(atOnce: number) {
  let busy = 0
  const lanes: (() => void)[][] = []
  const ahead = (lane: number): number | null =>
    busy < atOnce ? null : lanes.slice(0, lane + 1).reduce((sum, { length }) => sum + length, 0)

  async function enter<T>(work: () => Promise<T>, lane = 0): Promise<T> {
    while (lanes.length <= lane) lanes.push([])
    if (busy >= atOnce) await new Promise<void>(resolve => lanes[lane]?.push(resolve))
    else busy++
    try {
      return await work()
    } finally {
      const next = lanes.find(({ length }) => length > 0)?.shift()
      if (next) next()
      else busy--
    }
  }
  return { enter, ahead }
}
