/** Runs it once the browser has nothing else to do, or soon where it does not say so. */
export const whenIdle: (run: (moment?: IdleDeadline) => void) => void =
  globalThis.requestIdleCallback ?? (run => setTimeout(run, 50))
