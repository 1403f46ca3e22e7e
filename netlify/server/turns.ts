/**
 * Lets at most `atOnce` of the works run at once in this process; the others wait for their turn,
 * and a failure stops none that follows. A lower lane goes before a higher one.
 */
export function turns(atOnce: number) {
  return turnsInLanes(atOnce).enter
}

/** Turns that also tell how many works would go before a new one: null where it need not wait. */
export function turnsInLanes(atOnce: number) {
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
