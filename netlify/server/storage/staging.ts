import { DAY } from '#domain/time/civil.ts'
import { readEntry, writeEntry } from './entries.ts'
import { inStorage } from './errors.ts'
import { safeKey } from './keys.ts'
import { openStore } from './store.ts'

/*
 * Parts of a file that is being sent, until they are put together: at most a day. They lie in a
 * store of their own that no backup holds.
 */

/** The time is part of the key, because storage does not say when a blob was written. */
const keyOf = (file: string, index: number) =>
  safeKey(`restore/${file}/${String(index).padStart(4, '0')}`)
const STORE = 'staging'

/** A name for the parts of a new file, which says when it was begun. */
export const newStagedFile = (now: Date): string => `${now.getTime()}-${crypto.randomUUID()}`

/** Keeps a part. Throws StorageError. */
export async function stagePart(
  file: string,
  index: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await writeEntry(STORE, keyOf(file, index), { bytes, metadata: {} })
}

/** The file's bytes; null where a part is missing. Throws StorageError. */
export async function stagedFile(
  file: string,
  parts: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let index = 0; index < parts; index++) {
    const part = await readEntry(STORE, keyOf(file, index))
    if (!part) return null
    chunks.push(part.bytes)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Removes the parts of a file, and with `olderThan` those of every file begun a day before. */
export async function clearStaged({ file, olderThan }: { file?: string; olderThan?: Date }) {
  return inStorage('Parts of files could not be removed', async () => {
    const store = openStore(STORE)
    const { blobs } = await store.list({ prefix: 'restore/' })
    for (const { key } of blobs) {
      const [, name = ''] = key.split('/')
      const begun = Number(name.split('-')[0])
      const isOld = olderThan !== undefined && begun < olderThan.getTime() - DAY
      if (name === file || isOld) await store.delete(key)
    }
  })
}
