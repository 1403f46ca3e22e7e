const AT_ONCE = 6

/** Runs the work for every item, six at a time; rejects at the first failure. */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  let failed = false
  const run = async () => {
    for (let item = items[next++]; item !== undefined && !failed; item = items[next++]) {
      try {
        await work(item)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
}
