import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '@netlify/blobs'
import { StorageError } from './errors.ts'

const ATTEMPTS = 40
const UNCLEAR_ATTEMPTS = 3

/** What an attempt found: that nothing is left to be done, or what it stores in place of what it read. */
type Attempt<R> =
  | { readonly done: R }
  | {
      readonly next: object
      /** Of what is replaced; undefined: there is none yet. */
      readonly replaced: string | undefined
      /** Called once it is stored, with its ETag. */
      readonly stored: (etag: string) => R | Promise<R>
    }

/**
 * Stores a value by compare-and-swap: `attempt` reads what is there and runs again whenever someone
 * else wrote in between, so it must have no side effects. After an unclear response it has to find
 * its own write. Throws StorageError.
 */
export async function compareAndSwap<R>(
  store: Store,
  key: string,
  what: string,
  attempt: () => Promise<Attempt<R>>,
): Promise<R> {
  let unclear = 0
  for (let nth = 0; nth < ATTEMPTS; nth++) {
    if (nth > 0) await wait(Math.random() * Math.min(20 * 2 ** nth, 400))
    const decided = await attempt()
    if ('done' in decided) return decided.done
    const { next, replaced, stored } = decided
    const result = await store
      .setJSON(key, next, replaced === undefined ? { onlyIfNew: true } : { onlyIfMatch: replaced })
      .catch(() => null)
    if (result?.modified && result.etag) return stored(result.etag)
    // Unclear is everything that is neither a clear yes nor a clear no.
    if (result?.modified !== false && ++unclear === UNCLEAR_ATTEMPTS) {
      throw new StorageError(`${what} could not be saved: storage does not confirm it`)
    }
  }
  throw new StorageError(`${what} could not be saved: too many writers at once`)
}
