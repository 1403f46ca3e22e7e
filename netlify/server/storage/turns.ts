/** Lets at most `atOnce` of the works run at once; the others wait, however many they are. */
export function turns(atOnce: number) {
  let busy = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= atOnce) await new Promise<void>(resolve => queue.push(resolve))
    else busy++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }
}
