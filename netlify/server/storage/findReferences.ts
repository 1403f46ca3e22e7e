import { eachOf } from '#domain/backup/eachOf.ts'
import { StorageError } from './errors.ts'
import { openStore } from './store.ts'

const STORE = 'documents'

/**
 * Finds everything in stored documents that matches a pattern, with `versions` in every kept
 * version too. It searches the stored JSON, so no kind of document can be forgotten. Throws
 * StorageError, and the signal's reason when it is aborted.
 */
export async function findReferences(
  pattern: RegExp,
  { versions, signal }: { versions: boolean; signal: AbortSignal },
): Promise<Set<string>> {
  const found = new Set<string>()
  try {
    const store = openStore(STORE)
    const { blobs } = await store.list()
    const keys = blobs.map(blob => blob.key).filter(key => versions || !key.startsWith('versions/'))
    await eachOf(keys, async key => {
      signal.throwIfAborted()
      const text = await store.get(key, { type: 'text' })
      for (const match of text?.match(pattern) ?? []) found.add(match)
    })
  } catch (cause) {
    signal.throwIfAborted()
    throw new StorageError('The documents could not be searched', { cause })
  }
  return found
}
