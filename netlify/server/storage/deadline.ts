import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How long storage is waited for, in milliseconds. A visitor's GET responds within 8 s whatever
 * storage does, and the last second is for making the response. Others may work through all that is
 * stored, as a restore does, as long as functions of the platform may run: 60 s. As each call has
 * four tries, a save is usually given up after 15 s.
 */
export const storageLimits = {
  /** All storage calls of one visitor's GET together. */
  visitor: 7_000,
  /** All those of one request that saves something, or of an admin's; and any call outside a request. */
  patient: 50_000,
  /** What a request reads first and can do without. */
  aside: 1_500,
  /** How long a read or a write may bring no byte before it is tried again. */
  read: 3_000,
  write: 8_000,
  /** Before the second, third and fourth try. */
  pauses: [200, 800, 2_000],
}

export type Patience = 'visitor' | 'patient' | 'aside'

interface Deadline {
  /** Aborts when time is up; undefined once the response is made. */
  signal: AbortSignal | undefined
}

const current = new AsyncLocalStorage<Deadline>()

/**
 * Runs a request with one deadline for all of its storage calls, however deep they are. What it
 * leaves running after its response is limited call by call.
 */
export function withDeadline<T>(patience: Patience, run: () => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), storageLimits[patience])
  const deadline: Deadline = { signal: stop.signal }
  return current.run(deadline, async () => {
    try {
      return await run()
    } finally {
      clearTimeout(timer)
      deadline.signal = undefined
    }
  })
}

/** Aborts when a storage call that begins now must end. */
export const callSignal = (): AbortSignal =>
  current.getStore()?.signal ?? AbortSignal.timeout(storageLimits.patient)
