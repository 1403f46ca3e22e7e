import { inStorage, StorageError } from './errors.ts'
import { safeKey } from './keys.ts'
import { openStore } from './store.ts'

/** A number of uses in a time window; windows follow one another without a gap. */
export interface RateLimit {
  /** A safe part of a key; if it identifies a person, a keyed hash. */
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

type Use =
  | { allowed: true; key: string; before: number }
  /** Whole seconds until the next window. */
  | { allowed: false; retryAfter: number }

const UNCLEAR_ATTEMPTS = 3

/** The first release called a use a ticket: stored keys keep the name. */
const FOLDER = 'tickets'
const windowEnd = (windowMs: number, now: number) => (Math.floor(now / windowMs) + 1) * windowMs
const prefixOf = ({ name, windowMs }: RateLimit, now: number) =>
  safeKey(`${FOLDER}/${windowEnd(windowMs, now)}/${name}`)

/**
 * Counts one use against a limit: each use creates a numbered key that only one caller can create,
 * so that parallel callers can neither exceed the limit nor wait for one another. `before` counts
 * earlier uses. Throws StorageError.
 */
export async function countUse(limit: RateLimit, now: number): Promise<Use> {
  const { most, windowMs } = limit
  const prefix = prefixOf(limit, now)
  const store = openStore('messages')
  const listed = await inStorage('The uses of a limit could not be listed', () =>
    store.list({ prefix: `${prefix}/` }),
  )
  const used = new Set(listed.blobs.map(({ key }) => Number(key.slice(prefix.length + 1))))
  const before = used.size
  let unclear = 0
  while (used.size < most) {
    const free = Array.from({ length: most }, (_, number) => number).filter(n => !used.has(n))
    const number = free[Math.floor(Math.random() * free.length)]!
    const key = `${prefix}/${number}`
    const result = await store.set(key, '1', { onlyIfNew: true }).catch(() => null)
    if (result?.modified && result.etag) return { allowed: true, key, before }
    if (result?.modified !== false && ++unclear === UNCLEAR_ATTEMPTS) {
      throw new StorageError('Storage does not confirm the use of a limit')
    }
    used.add(number)
  }
  return { allowed: false, retryAfter: Math.ceil((windowEnd(windowMs, now) - now) / 1000) }
}

/** Undoes a use; if that fails, the use stays counted until the window ends. */
export async function undoUse(key: string): Promise<void> {
  await openStore('messages')
    .delete(key)
    .catch(() => {})
}

/**
 * Counts one use against each limit. `wait`: the seconds until all of them allow it, 0 where they do.
 * `undo` takes back those that were counted.
 */
export async function countUses(limits: readonly RateLimit[], now: number) {
  const uses = await Promise.all(limits.map(limit => countUse(limit, now)))
  const undo = () => Promise.all(uses.map(use => use.allowed && undoUse(use.key)))
  return { uses, undo, wait: Math.max(...uses.map(use => (use.allowed ? 0 : use.retryAfter))) }
}

/** Whether a limit has uses in this window, by the keys that are stored. */
export const isUsed = (limit: RateLimit, now: number, keys: readonly string[]): boolean =>
  keys.some(key => key.startsWith(`${prefixOf(limit, now)}/`))

/** Removes those uses whose window has passed. Throws StorageError. */
export async function clearUses(keys: readonly string[], now: number): Promise<void> {
  const store = openStore('messages')
  return inStorage('Old uses of limits could not be removed', async () => {
    for (const key of keys) if (Number(key.split('/')[1]) < now) await store.delete(key)
  })
}
