/**
 * Runs works one after the other within this process; a failure stops none that follows. For a
 * large document: writers side by side would only make each other's compare-and-swap fail, and
 * each try reads and writes all of it. Writers of other processes still meet in the swap itself.
 */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}
