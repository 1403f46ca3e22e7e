import { setImmediate as nextTurn } from 'node:timers/promises'
import { read, update } from './documents.ts'
import { inStorage, missingETag, skipUnreadable } from './errors.ts'
import {
  entryKey,
  entryTime,
  type Index,
  LOG_STORE,
  type Log,
  listMonths,
  type MonthCounts,
  monthKey,
  monthOfId,
  notJson,
  type PackedMonth,
  READS_AT_ONCE,
  readMonth,
} from './log.ts'
import { readEntryOf } from './shape/entry.ts'
import { putBack } from './shape/write.ts'
import { openStore } from './store.ts'
import { compareAndSwap } from './swap.ts'

/** So many single entries may wait: a page reads no more of them than it shows. */
const PACKED_FROM = 50
const PACKED_AT_ONCE = 500

/**
 * Packs the single entries of a log by months, and removes what is older than `since`, if that is
 * given. It may be ended at any moment and run by several at once. Throws StorageError.
 */
export async function packLog<T extends object>(
  log: Log<T>,
  since: Date | null,
  signal: AbortSignal,
): Promise<void> {
  await inStorage(`The log "${log.name}" could not be packed`, async () => {
    // One listing: most ticks find nothing to do.
    const { blobs } = await openStore(LOG_STORE).list({ prefix: log.name })
    const [ids, months] = [`${log.name}/`, `${log.name}-months/`].map(folder =>
      blobs.flatMap(({ key }) => (key.startsWith(folder) ? key.slice(folder.length) : [])),
    ) as [string[], string[]]
    const isOld = (id: string) => since !== null && entryTime(id) < since
    const isForgotten = since !== null && (await forget(log, { ids, months, since, isOld }))
    const left = ids.filter(id => !isOld(id)).sort()
    if (left.length < PACKED_FROM && !isForgotten) return
    const groups = left.length < PACKED_FROM ? [] : Map.groupBy(left, monthOfId)
    for (const [month, own] of groups) {
      for (let start = 0; start < own.length; start += PACKED_AT_ONCE) {
        if (signal.aborted) return
        await pack(log, month, own.slice(start, start + PACKED_AT_ONCE))
      }
    }
    await noteCounts(log)
  })
}

async function pack<T extends object>(log: Log<T>, month: string, ids: readonly string[]) {
  const store = openStore(LOG_STORE)
  const added: Record<string, unknown> = {}
  for (const [at, id] of ids.entries()) {
    // On one machine all of this is one process, which has visitors.
    if (at % READS_AT_ONCE === 0) await nextTurn()
    const found = await store.get(entryKey(log, id), { type: 'json' }).catch(notJson)
    // What cannot be read stays for a release that can.
    const fields = found && readable(() => readEntryOf(log.entry, found).base)
    if (fields) added[id] = fields
  }
  await addToMonth(log, month, added)
  for (const id of Object.keys(added)) {
    // Each waits for the disk.
    await nextTurn()
    await store.delete(entryKey(log, id))
  }
}

function readable<V>(read: () => V): V | null {
  try {
    return read()
  } catch (error) {
    return skipUnreadable(error)
  }
}

/** Adds entries in their stored form to a month; those that it has stay as they are. Throws StorageError. */
export const addToMonth = <T extends object>(
  log: Log<T>,
  month: string,
  added: Readonly<Record<string, unknown>>,
): Promise<void> =>
  changeMonth(log, month, entries => {
    const missing = Object.entries(added).filter(([id]) => !Object.hasOwn(entries, id))
    return missing.length === 0 ? null : { ...entries, ...Object.fromEntries(missing) }
  })

type Stored = Record<string, unknown>

/** The entries of a packed month in their newest stored form. Throws UnreadableError. */
export function storedEntries<T extends object>(log: Log<T>, json: unknown): Stored {
  const { base, held } = readEntryOf(log.month, json)
  return (putBack(base, held) as { entries: Stored }).entries
}

/** Changes a month by compare-and-swap; `change` returns null where nothing is left to be done. */
function changeMonth<T extends object>(
  log: Log<T>,
  month: string,
  change: (entries: Stored) => Stored | null,
): Promise<void> {
  const store = openStore(LOG_STORE)
  const key = monthKey(log, month)
  const what = `A month of the log "${log.name}"`
  return compareAndSwap(store, key, what, async () => {
    const found = await store.getWithMetadata(key, { type: 'json' })
    if (found && !found.etag) throw missingETag(what)
    const entries = change(found ? storedEntries(log, found.data) : {})
    if (entries === null) return { done: undefined }
    const next = { version: log.month.version, entries }
    return { next, replaced: found?.etag, stored: () => {} }
  })
}

interface Old {
  readonly ids: readonly string[]
  readonly months: readonly string[]
  readonly since: Date
  readonly isOld: (id: string) => boolean
}

/** Removes what is older; returns whether a month has fewer entries then. */
async function forget<T extends object>(log: Log<T>, { ids, months, since, isOld }: Old) {
  const store = openStore(LOG_STORE)
  for (const id of ids.filter(isOld)) await store.delete(entryKey(log, id))
  const last = since.toISOString().slice(0, 7)
  for (const month of months.filter(month => month < last)) await store.delete(monthKey(log, month))
  let isChanged = months.some(month => month < last)
  if (!months.includes(last)) return isChanged
  await changeMonth(log, last, entries => {
    const kept = Object.entries(entries).filter(([id]) => !isOld(id))
    if (kept.length === Object.keys(entries).length) return null
    isChanged = true
    return Object.fromEntries(kept)
  })
  return isChanged
}

/** Counts the months that changed since they were counted. */
async function noteCounts<T extends object>(log: Log<T>): Promise<void> {
  const packed = await listMonths(log)
  const { months } = (await read(log.index)).value
  const isNoted = [...packed].every(([month, etag]) => months[month]?.etag === etag)
  if (isNoted && Object.keys(months).length === packed.size) return
  const counted: Index['months'] = {}
  for (const [month, etag] of packed) {
    await nextTurn()
    const noted = months[month]
    counted[month] =
      noted?.etag === etag
        ? noted
        : { etag, counts: countAll(log, await readMonth(log, month, etag)) }
  }
  await update(log.index, () => ({ months: counted }))
}

function countAll<T extends object>(log: Log<T>, entries: PackedMonth<T>['entries']): MonthCounts {
  const counts = new Map<string, MonthCounts[number]>()
  for (const value of Object.values(entries)) {
    const facets = [...log.facets(value)]
    const key = facets.join('\n')
    counts.set(key, [facets, (counts.get(key)?.[1] ?? 0) + 1])
  }
  return [...counts.values()]
}
