import {
  currentEnvelope,
  type Document,
  knownEnvelope,
  read,
  STORE,
  type Stored,
  seedOf,
  storedAs,
} from './documents.ts'
import { inStorage } from './errors.ts'
import { openStore } from './store.ts'

/** The ETags of all documents at a moment, by their keys. */
export type Listing = ReadonlyMap<string, string>

/** Lists the documents: one request, after which only what changed is read. Throws StorageError. */
export async function listDocuments(): Promise<Listing> {
  // Kept versions are in a folder, which is listed as one entry.
  const { blobs } = await inStorage('The documents could not be listed', () =>
    openStore(STORE).list({ directories: true }),
  )
  return new Map(blobs.map(({ key, etag }) => [key, etag]))
}

/**
 * The revision and the time of the last save of each document, in the order of the keys: one
 * listing, and a read of only those that changed since this process read them. Throws StorageError.
 */
export async function readRevisions(
  keys: readonly string[],
  listing?: Listing,
): Promise<Pick<Stored<unknown>, 'revision' | 'savedAt'>[]> {
  const found = listing ?? (await listDocuments())
  return Promise.all(
    keys.map(async key => {
      if (!found.has(key)) return { revision: 0, savedAt: null }
      const envelope = knownEnvelope(key, found.get(key)) ?? (await currentEnvelope(key))
      return { revision: envelope?.revision ?? 0, savedAt: envelope?.savedAt ?? null }
    }),
  )
}

/**
 * `read`, without a request where this process knows the document as it was listed, or where there
 * was none. Throws StorageError.
 */
export async function readListed<T>(document: Document<T>, listing: Listing): Promise<Stored<T>> {
  const etag = listing.get(document.key)
  if (etag === undefined) return seedOf(document)
  const envelope = knownEnvelope(document.key, etag)
  return envelope ? storedAs(document, envelope, etag) : read(document)
}
