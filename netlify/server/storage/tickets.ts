import { safeKey } from './keys.ts'
import { openStore, StorageError } from './store.ts'

/** So many of something in a window of time; windows follow one another without a gap. */
export interface Limit {
  /** A safe part of a key; of people only under a blinded name. */
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

export type Ticket =
  | { taken: true; key: string; before: number }
  /** Whole seconds until the next window. */
  | { taken: false; retryAfter: number }

const UNCLEAR_ATTEMPTS = 3

/**
 * Takes one of a limit's tickets: numbered keys that storage gives to one taker each, so that
 * parallel takers can neither outnumber the limit nor wait for one another. `before` counts those
 * taken earlier. Throws StorageError.
 */
export async function takeTicket({ name, most, windowMs }: Limit, now: number): Promise<Ticket> {
  const end = (Math.floor(now / windowMs) + 1) * windowMs
  const prefix = safeKey(`tickets/${end}/${name}`)
  const store = openStore('messages')
  const listed = await store.list({ prefix: `${prefix}/` }).catch(cause => {
    throw new StorageError('The tickets could not be listed', { cause })
  })
  const gone = new Set(listed.blobs.map(({ key }) => Number(key.slice(prefix.length + 1))))
  const before = gone.size
  let unclear = 0
  while (gone.size < most) {
    const free = Array.from({ length: most }, (_, number) => number).filter(n => !gone.has(n))
    const number = free[Math.floor(Math.random() * free.length)]!
    const key = `${prefix}/${number}`
    const result = await store.set(key, '1', { onlyIfNew: true }).catch(() => null)
    if (result?.modified && result.etag) return { taken: true, key, before }
    if (result?.modified !== false && ++unclear === UNCLEAR_ATTEMPTS) {
      throw new StorageError('Storage does not confirm tickets')
    }
    gone.add(number)
  }
  return { taken: false, retryAfter: Math.ceil((end - now) / 1000) }
}

/** Gives a ticket back; a failure costs its holder one of the window's tickets, no more. */
export async function returnTicket(key: string): Promise<void> {
  await openStore('messages')
    .delete(key)
    .catch(() => {})
}

/** Removes the tickets of windows that have passed. Throws StorageError. */
export async function clearTickets(now: number): Promise<void> {
  const store = openStore('messages')
  try {
    const { blobs } = await store.list({ prefix: 'tickets/' })
    for (const { key } of blobs) {
      if (Number(key.split('/')[1]) < now) await store.delete(key)
    }
  } catch (cause) {
    throw new StorageError('Old tickets could not be removed', { cause })
  }
}
