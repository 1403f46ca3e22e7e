import { inStorage, StorageError, skipUnreadable } from './errors.ts'
import { safeKey } from './keys.ts'
import { type Entry, entry, entryOf, readEntryOf } from './shape/entry.ts'
import type { ShapeOptions } from './shape/shape.ts'
import { openStore } from './store.ts'

/** An append-only log with one key per entry, so that parallel writers never conflict. */
interface Log<T extends object> {
  readonly name: string
  readonly entry: Entry<T>
}

/** Declares a log. */
export const log = <T extends object>(name: string, options: ShapeOptions<T>): Log<T> => ({
  name,
  entry: entry(`An entry of the log "${name}"`, options),
})

export interface LogEntry<T> {
  id: string
  value: T
}

/** One page of a log, newest first. */
interface LogPage<T> {
  entries: LogEntry<T>[]
  total: number
}

const STORE = 'logs'
/** Keys count down, so that storage's own ascending order is newest first. */
const LATEST = 9_999_999_999_999
const READS_AT_ONCE = 32

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
  await inStorage(`An entry of the log "${log.name}" could not be stored`, () =>
    openStore(STORE).setJSON(safeKey(`${log.name}/${id}`), stored),
  )
  return id
}

/** Reads one page, newest first; `page` counts from 1. Throws StorageError. */
export async function readPage<T extends object>(
  log: Log<T>,
  page: number,
  size: number,
): Promise<LogPage<T>> {
  const ids = await listIds(log)
  const wanted = ids.slice((page - 1) * size, page * size)
  return { entries: await readEntries(log, wanted), total: ids.length }
}

/** Which entries are wanted: by their time, which needs no read, and by what they hold. */
export interface Wanted<T> {
  at?: (at: Date) => boolean
  value?: (value: T) => boolean
}

/**
 * All entries that are wanted, newest first. Each is read once per process, since entries never
 * change. Throws StorageError.
 */
export async function readMatching<T extends object>(
  log: Log<T>,
  { at, value }: Wanted<T>,
): Promise<LogEntry<T>[]> {
  const ids = (await listIds(log)).filter(id => !at || at(timeOf(id)))
  const found: LogEntry<T>[] = []
  for (let start = 0; start < ids.length; start += READS_AT_ONCE) {
    const entries = await readEntries(log, ids.slice(start, start + READS_AT_ONCE))
    found.push(...entries.filter(entry => !value || value(entry.value)))
  }
  return found
}

const prefixOf = ({ name }: Pick<Log<object>, 'name'>) => `${safeKey(name)}/`

const timeOf = (id: string) => new Date(LATEST - Number(id.slice(0, 13)))

async function listIds<T extends object>(log: Log<T>): Promise<string[]> {
  const prefix = prefixOf(log)
  try {
    const { blobs } = await openStore(STORE).list({ prefix })
    return blobs.map(({ key }) => key.slice(prefix.length)).sort()
  } catch (cause) {
    throw unreadable(log, cause)
  }
}

/** The entries that were read, by their keys: the oldest are forgotten first. */
const known = new Map<string, unknown>()
const MOST_KNOWN = 5_000

async function readEntries<T extends object>(
  log: Log<T>,
  ids: readonly string[],
): Promise<LogEntry<T>[]> {
  const store = openStore(STORE)
  const read = async (id: string): Promise<LogEntry<T>> => {
    const key = prefixOf(log) + id
    const before = known.get(key)
    if (before) return { id, value: before as T }
    const { value } = readEntryOf(log.entry, await store.get(key, { type: 'json' }))
    known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    return { id, value }
  }
  try {
    const found = await Promise.all(ids.map(id => read(id).catch(skipUnreadable)))
    return found.filter(entry => entry !== null)
  } catch (cause) {
    throw unreadable(log, cause)
  }
}

const unreadable = ({ name }: Pick<Log<object>, 'name'>, cause: unknown) =>
  new StorageError(`The log "${name}" could not be read`, { cause })
