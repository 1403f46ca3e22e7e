import type { BackupSource } from '#domain/backup/collect.ts'
import { type EntryName, isStore, listEntries, readEntry } from '../storage/entries.ts'
import { messageIndexDocument } from '../storage/messageIndex.ts'

/** What a backup holds: all but the index of messages, which is made from them again. */
export const listForBackup = async (): Promise<EntryName[]> =>
  (await listEntries()).filter(
    ({ store, key }) => store !== 'documents' || key !== messageIndexDocument.key,
  )

/** Storage as a backup reads it. */
export const storageSource: BackupSource = {
  list: listForBackup,
  read: async ({ store, key }) => (isStore(store) ? readEntry(store, key) : null),
}
