import type { z } from 'zod'
import { StorageError, skipUnreadable } from './errors.ts'
import { safeKey } from './keys.ts'
import { entry, entryOf, readEntryOf } from './shape/entry.ts'
import { openStore } from './store.ts'

const STORE = 'documents'

interface Options<V> {
  /** Where their keys begin: 'versions/event'. */
  folder: string
  /** The item in errors: 'an event'. */
  what: string
  schema: z.ZodType<V>
  /** How many of an item are kept, besides the current one. */
  kept: number
}

/**
 * Declares what is kept of a document's items when a save replaces them: item by item, since
 * thousands of items times thousands of saves of the whole document would fill storage.
 */
export function itemVersions<V extends { revision: number }>({
  folder,
  what,
  schema,
  kept,
}: Options<V>) {
  const versionEntry = entry<V>(`A version of ${what}`, { version: 1, schema })
  // Ids of sections contain capitals, which keys do not allow: each becomes `_` and its small letter.
  const prefixOf = (id: string) =>
    `${safeKey(`${folder}/${id.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}`)}/`
  const keyOf = (id: string, revision: number) =>
    safeKey(`${prefixOf(id)}${String(revision).padStart(10, '0')}`)
  const inStorage = <T>(id: string, done: string, work: () => Promise<T>): Promise<T> =>
    work().catch(cause => {
      throw new StorageError(`Versions of ${what}, "${id}", could not be ${done}`, { cause })
    })
  /** Newest first. */
  async function revisionsOf(id: string): Promise<number[]> {
    const prefix = prefixOf(id)
    const { blobs } = await inStorage(id, 'listed', () => openStore(STORE).list({ prefix }))
    return blobs.map(({ key }) => Number(key.slice(prefix.length))).sort((a, b) => b - a)
  }
  /**
   * The version of that revision; null: it is not kept. Throws StorageError, UnreadableError where
   * this release cannot read it.
   */
  async function read(id: string, revision: number): Promise<V | null> {
    const key = keyOf(id, revision)
    const json = await inStorage(id, 'read', () => openStore(STORE).get(key, { type: 'json' }))
    return json === null ? null : readEntryOf(versionEntry, json).value
  }
  return {
    entry: versionEntry,
    read,
    /**
     * Keeps an item as it was before a save, under the revision of its own save. A revision's item
     * never changes, so keeping it twice is harmless, and so is a save that fails afterwards. Throws
     * StorageError.
     */
    async keep(id: string, item: V): Promise<void> {
      const json = entryOf(versionEntry, item)
      await inStorage(id, 'kept', () => openStore(STORE).setJSON(keyOf(id, item.revision), json))
    },
    /**
     * Those of an item, newest first, without those that cannot be read and those that a save prunes
     * meanwhile. Throws StorageError.
     */
    async all(id: string): Promise<V[]> {
      const revisions = (await revisionsOf(id)).slice(0, kept)
      const found = await Promise.all(
        revisions.map(revision => read(id, revision).catch(skipUnreadable)),
      )
      return found.filter(version => version !== null)
    },
    /** Removes an item's versions beyond the newest `most`. Throws StorageError. */
    async prune(id: string, most = kept): Promise<void> {
      for (const revision of (await revisionsOf(id)).slice(most)) {
        await inStorage(id, 'removed', () => openStore(STORE).delete(keyOf(id, revision)))
      }
    },
  }
}
export type ItemVersions<V extends { revision: number }> = ReturnType<typeof itemVersions<V>>
