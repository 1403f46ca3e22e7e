import { safeKey } from './keys.ts'
import { type Entry, entry, entryOf, readEntryOf } from './shape/entry.ts'
import type { ShapeOptions } from './shape/shape.ts'
import { openStore, StorageError, skipUnreadable } from './store.ts'

/** An append-only log with one key per entry, so that parallel writers never conflict. */
export interface Log<T extends object> {
  readonly name: string
  readonly entry: Entry<T>
}

/** Declares a log. */
export const log = <T extends object>(name: string, options: ShapeOptions<T>): Log<T> => ({
  name,
  entry: entry(`An entry of the log "${name}"`, options),
})

/** One page of a log, newest first. */
export interface LogPage<T> {
  entries: { id: string; value: T }[]
  total: number
}

const STORE = 'logs'
/** Keys count down, so that storage's own ascending order is newest first. */
const LATEST = 9_999_999_999_999

function newId(at: Date): string {
  const countdown = String(LATEST - at.getTime()).padStart(13, '0')
  return `${countdown}-${crypto.randomUUID().slice(0, 8)}`
}

/**
 * Appends an entry and returns its id, which sorts by time. Throws StorageError unless storage is
 * known to hold it. There is no call that changes or removes an entry.
 */
export async function append<T extends object>(log: Log<T>, value: T, at: Date): Promise<string> {
  const id = newId(at)
  const stored = entryOf(log.entry, value)
  try {
    await openStore(STORE).setJSON(safeKey(`${log.name}/${id}`), stored)
  } catch (cause) {
    throw new StorageError(`An entry of the log "${log.name}" could not be stored`, { cause })
  }
  return id
}

/** Reads one page, newest first; `page` counts from 1. Throws StorageError. */
export async function readPage<T extends object>(
  log: Log<T>,
  page: number,
  size: number,
): Promise<LogPage<T>> {
  const prefix = `${safeKey(log.name)}/`
  const store = openStore(STORE)
  try {
    const { blobs } = await store.list({ prefix })
    const keys = blobs.map(blob => blob.key).sort()
    const wanted = keys.slice((page - 1) * size, page * size)
    const read = async (key: string) => {
      const stored = await store.get(key, { type: 'json' })
      return { id: key.slice(prefix.length), value: readEntryOf(log.entry, stored).value }
    }
    const found = await Promise.all(wanted.map(key => read(key).catch(skipUnreadable)))
    const entries = found.filter(entry => entry !== null)
    return { entries, total: keys.length }
  } catch (cause) {
    throw new StorageError(`The log "${log.name}" could not be read`, { cause })
  }
}
