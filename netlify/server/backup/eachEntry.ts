import { eachOf } from '#domain/backup/eachOf.ts'
import type { BackupEntry } from '#domain/backup/manifest.ts'

const RECEIVED = /^received\/(.+)$/

/** The id of the message that the entry contains; undefined for other entries. */
export const messageIn = ({ store, key }: Pick<BackupEntry, 'store' | 'key'>) =>
  store === 'messages' ? RECEIVED.exec(key)?.[1] : undefined

/** An entry is whole in memory while it is written, and a few times over. */
const LARGE_BYTES = 4 * 1024 * 1024

/**
 * Runs the work for every entry of a backup: several at a time, large ones one after the other, and
 * messages last, so that a running site does not mail them. Rejects at the first failure.
 */
export async function eachEntry(
  entries: readonly BackupEntry[],
  work: (entry: BackupEntry) => Promise<void>,
): Promise<void> {
  const isMessage = (entry: BackupEntry) => messageIn(entry) !== undefined
  const others = entries.filter(entry => !isMessage(entry))
  await eachOf(
    others.filter(({ size }) => size <= LARGE_BYTES),
    work,
  )
  for (const entry of others.filter(({ size }) => size > LARGE_BYTES)) await work(entry)
  await eachOf(entries.filter(isMessage), work)
}
