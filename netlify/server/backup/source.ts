import type { BackupSource } from '#domain/backup/collect.ts'
import { isStore, listEntries, readEntry } from '../storage/entries.ts'

/** Storage as a backup reads it. */
export const storageSource: BackupSource = {
  list: () => listEntries(),
  read: async ({ store, key }) => (isStore(store) ? readEntry(store, key) : null),
}
