import type { z } from 'zod'
import { inStorage, skipUnreadable } from './errors.ts'
import { safeKey } from './keys.ts'
import { entry, entryOf, readEntryOf } from './shape/entry.ts'
import { openStore } from './store.ts'

const STORE = 'documents'

/** The key of what a save replaced, a document or one of its items, by the revision of its own save. */
export const versionKey = (of: string, revision: number): string =>
  safeKey(`versions/${of}/${String(revision).padStart(10, '0')}`)

/** The revisions of the versions whose keys begin so, newest first. */
export async function keptRevisions(prefix: string): Promise<number[]> {
  const { blobs } = await openStore(STORE).list({ prefix })
  return blobs.map(({ key }) => Number(key.slice(key.lastIndexOf('/') + 1))).sort((a, b) => b - a)
}

interface Options<T, V> {
  /** The folder of their keys: 'event'. */
  folder: string
  /** The item in errors: 'an event'. */
  what: string
  schema: z.ZodType<V>
  /** How many of an item are kept, besides the current one. */
  kept: number
  /** The items of a document, by id. */
  itemsOf: (value: T) => Readonly<Record<string, V>>
}

/** What the saves of a document keep and remove by themselves (`update`). */
export interface SaveKeeps<T> {
  /**
   * Keeps the items that a save is about to replace, each under the revision of its own save, and
   * returns their ids. A revision's item never changes, so keeping it twice is harmless, and so is a
   * save that fails afterwards. Throws StorageError.
   */
  keepReplaced(before: T, after: T): Promise<string[]>
  /** Removes an item's versions beyond the newest `most`. Throws StorageError. */
  prune(id: string, most?: number): Promise<void>
}

/**
 * Declares that a document's saves keep what they replace item by item, since thousands of items times
 * thousands of saves of the whole document would fill storage.
 */
export function itemVersions<T, V extends { revision: number }>(options: Options<T, V>) {
  const { folder, what, schema, kept, itemsOf } = options
  const versionEntry = entry<V>(`A version of ${what}`, { version: 1, schema })
  // Ids of sections contain capitals, which keys do not allow: each becomes `_` and its small letter.
  const keyOf = (id: string, revision: number) =>
    versionKey(`${folder}/${id.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}`, revision)
  const inVersions = <R>(id: string, done: string, work: () => Promise<R>): Promise<R> =>
    inStorage(`Versions of ${what}, "${id}", could not be ${done}`, work)
  const revisionsOf = (id: string) =>
    inVersions(id, 'listed', () => keptRevisions(keyOf(id, 0).slice(0, -10)))
  /**
   * The version of that revision; null: it is not kept. Throws StorageError, UnreadableError where
   * this release cannot read it.
   */
  async function read(id: string, revision: number): Promise<V | null> {
    const key = keyOf(id, revision)
    const json = await inVersions(id, 'read', () => openStore(STORE).get(key, { type: 'json' }))
    return json === null ? null : readEntryOf(versionEntry, json).value
  }
  return {
    entry: versionEntry,
    read,
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
    async keepReplaced(before: T, after: T): Promise<string[]> {
      const items = itemsOf(after)
      const replaced = Object.entries(itemsOf(before)).filter(
        ([id, { revision }]) => items[id]?.revision !== revision,
      )
      await Promise.all(
        replaced.map(([id, item]) =>
          inVersions(id, 'kept', () =>
            openStore(STORE).setJSON(keyOf(id, item.revision), entryOf(versionEntry, item)),
          ),
        ),
      )
      return replaced.map(([id]) => id)
    },
    async prune(id: string, most = kept): Promise<void> {
      for (const revision of (await revisionsOf(id)).slice(most)) {
        await inVersions(id, 'removed', () => openStore(STORE).delete(keyOf(id, revision)))
      }
    },
  }
}
