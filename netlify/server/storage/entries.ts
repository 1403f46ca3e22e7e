import type { BackupBlob, Body } from '#domain/backup/collect.ts'
import { inStorage } from './errors.ts'
import { safeKey } from './keys.ts'
import { openStore } from './store.ts'
import { STORES, type StoreName } from './stores.ts'

/** A blob of any store, as a backup sees it. */
export interface EntryName extends BackupBlob {
  store: StoreName
}

/** Whether a text names a store of this site. */
export const isStore = (name: string): name is StoreName =>
  (STORES as readonly string[]).includes(name)

/** Every blob of every store, in the order of stores and keys. Throws StorageError. */
export async function listEntries(stores: readonly StoreName[] = STORES): Promise<EntryName[]> {
  const entries: EntryName[] = []
  for (const store of stores) {
    await inStorage(`The store "${store}" could not be listed`, async () => {
      for await (const { blobs } of openStore(store).list({ paginate: true })) {
        for (const { key, etag } of blobs) entries.push({ store, key: safeKey(key), etag })
      }
    })
  }
  return entries
}

/** A blob whole, or null when there is none. Throws StorageError. */
export async function readEntry(store: StoreName, key: string): Promise<Body | null> {
  return inStorage(`"${store}/${key}" could not be read`, async () => {
    const found = await openStore(store).getWithMetadata(safeKey(key), { type: 'arrayBuffer' })
    return found && { bytes: new Uint8Array(found.data), metadata: found.metadata }
  })
}

/** Writes a blob, replacing an existing one. Throws StorageError. */
export async function writeEntry(
  store: StoreName,
  key: string,
  { bytes, metadata }: Pick<Body, 'metadata'> & { bytes: Uint8Array },
): Promise<void> {
  const options = Object.keys(metadata).length > 0 ? { metadata } : {}
  await inStorage(`"${store}/${key}" could not be written`, () =>
    openStore(store).set(safeKey(key), new Uint8Array(bytes).buffer, options),
  )
}

/** Removes a blob. Throws StorageError. */
export async function deleteEntry(store: StoreName, key: string): Promise<void> {
  return inStorage(`"${store}/${key}" could not be removed`, () =>
    openStore(store).delete(safeKey(key)),
  )
}
