import { eachOf } from '#domain/backup/eachOf.ts'
import { momentOf } from '#domain/contact/messageId.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { inStorage } from './errors.ts'
import { safeKey } from './keys.ts'
import { openStore } from './store.ts'

/**
 * A mark says that a message is about to be stored, changed or deleted, and is written before that.
 * Until the tick has removed it, the message itself is read and not its row in the index.
 */
export interface Mark {
  readonly key: string
  readonly id: string
  /** Whether the message was new. */
  readonly isArrival: boolean
}

/**
 * What a mark announces is done or given up by then, and listed: no function runs for longer than a
 * minute, and no listing of the platform is older.
 */
const DONE_MS = 5 * MINUTE

/** Marks a message. Throws StorageError. */
export async function markMessage(id: string, kind: 'arrival' | 'change'): Promise<void> {
  const own = `${momentOf(new Date())}-${crypto.randomUUID().slice(0, 8)}-${kind}`
  await inStorage('A message could not be marked as changed', () =>
    openStore('messages').set(safeKey(`changed/${id}/${own}`), '1'),
  )
}

/** All marks. Throws StorageError. */
export async function listMarks(): Promise<Mark[]> {
  const { blobs } = await inStorage('The changed messages could not be listed', () =>
    openStore('messages').list({ prefix: 'changed/' }),
  )
  return blobs.map(({ key }) => markOfKey(key))
}

export function markOfKey(key: string): Mark {
  const [, id = ''] = key.split('/')
  return { key, id, isArrival: key.endsWith('-arrival') }
}

/** Whether the work that a mark announced is over. */
export const isExpired = ({ key, id }: Mark, now: Date): boolean =>
  key.slice(`changed/${id}/`.length) < momentOf(new Date(now.getTime() - DONE_MS))

/** Removes marks. Throws StorageError. */
export async function removeMarks(marks: readonly Mark[]): Promise<void> {
  const store = openStore('messages')
  await inStorage('The marks of messages could not be removed', () =>
    eachOf(marks, ({ key }) => store.delete(key)),
  )
}
