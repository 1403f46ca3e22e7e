import { createHash } from 'node:crypto'
import { eachOf } from '#domain/backup/eachOf.ts'
import { isQuiet } from '#domain/contact/delivery.ts'
import { StorageError } from './errors.ts'
import { safeKey } from './keys.ts'
import { isUntouchedQuarantine, type MessageKeys } from './mailbox.ts'
import { type Kept, readKept } from './messages.ts'
import { openStore } from './store.ts'

const settledKey = (id: string, etag: string | undefined) =>
  safeKey(`settled/${id}/${etag === undefined ? 'untouched' : nameOf(etag)}`)
const nameOf = (etag: string) => createHash('sha256').update(etag).digest('hex').slice(0, 32)

/**
 * The messages that still wait for mail or are being mailed, the oldest first; no other is read.
 * Messages that need no mail are noted under the ETag of their state, so that any change of the
 * state makes the note invalid, in whatever order the two writes happen. A message that cannot be
 * read is passed to `unreadable` and does not block the others. Ends early when `signal` aborts.
 * Throws StorageError.
 */
export async function messagesToMail(
  { messages, settled }: MessageKeys,
  signal: AbortSignal,
  unreadable: (id: string, error: unknown) => void,
): Promise<Kept[]> {
  const store = openStore('messages')
  try {
    const notes = new Set(settled)
    const keys = new Map(
      messages
        .filter(one => !isUntouchedQuarantine(one))
        .map(({ id, etag }) => [id, settledKey(id, etag)]),
    )
    const waiting: Kept[] = []
    await eachOf(
      [...keys].filter(([, key]) => !notes.has(key)),
      async ([id, key]) => {
        if (signal.aborted) return
        const kept = await readKept(id).catch(error => unreadable(id, error))
        if (!kept) return
        if (isQuiet(kept.state)) await store.set(key, '1')
        else waiting.push(kept)
      },
    )
    const current = new Set(keys.values())
    await eachOf(
      [...notes].filter(key => !current.has(key)),
      key => store.delete(key),
    )
    return waiting.sort((a, b) => (a.id < b.id ? -1 : 1))
  } catch (cause) {
    throw new StorageError('The messages to be mailed could not be found', { cause })
  }
}
