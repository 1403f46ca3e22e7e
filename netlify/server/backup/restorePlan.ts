import { type BackupEntry, entryName, type Manifest } from '#domain/backup/manifest.ts'
import { activityLog } from '../activity/record.ts'
import * as all from '../storage/all.ts'
import { listEntries } from '../storage/entries.ts'
import { packedMonth } from '../storage/log.ts'
import { isAccountData } from './accounts.ts'
import { storedKind } from './stored.ts'

/** What a restore in the panel does with a backup. */
interface RestorePlan {
  /** Documents that become what the backup holds. */
  readonly documents: readonly BackupEntry[]
  /** Keys of documents that the backup does not have: the site goes back to what it came with. */
  readonly removed: readonly string[]
  /** Pictures, messages, kept versions and log entries that are not on the site. */
  readonly added: readonly BackupEntry[]
  /** Months of the log: what is not on the site is added to them. */
  readonly months: readonly BackupEntry[]
}

/** They say how this very site is doing at the moment, not what is on it. */
const OF_THE_MOMENT = [
  all.publishingDocument,
  all.videosDocument,
  all.picturesCheckDocument,
  all.restoredDocument,
  all.attentionDocument,
  all.seenScreensDocument,
  all.remindersDocument,
  activityLog.index,
  all.messageIndexDocument,
].map(({ key }) => key)

const isMonth = ({ store, key }: { store: string; key: string }) =>
  store === 'logs' &&
  packedMonth(activityLog, key) !== undefined &&
  storedKind(store, key) !== undefined

/** Whether it becomes what the backup holds. */
export const isRestored = (entry: { store: string; key: string }) =>
  entry.store === 'documents' &&
  storedKind(entry.store, entry.key) !== undefined &&
  !entry.key.includes('/') &&
  !OF_THE_MOMENT.includes(entry.key) &&
  !isAccountData(entry)

/** What is never replaced or removed, but comes back where it is gone. */
function isKept(entry: { store: string; key: string }): boolean {
  const { store, key } = entry
  if (isAccountData(entry) || isMonth(entry)) return false
  if (store === 'uploads') return true
  return (
    (store !== 'documents' || key.startsWith('versions/')) && storedKind(store, key) !== undefined
  )
}

/**
 * Compares a backup with storage. Accounts stay as they are, as no admin may change another's, and
 * so does what came in since the backup was made: messages, log entries and earlier versions.
 * Throws StorageError.
 */
export async function restorePlan({ entries }: Manifest): Promise<RestorePlan> {
  const there = await listEntries()
  const names = new Set(there.map(entryName))
  const isMissing = (entry: { store: string; key: string }) => !names.has(entryName(entry))
  const documents = entries.filter(isRestored)
  const inBackup = new Set(documents.map(({ key }) => key))
  const stateOf = ({ store, key }: BackupEntry) =>
    store === 'messages' && key.startsWith('states/')
      ? { store, key: key.replace('states/', 'received/') }
      : undefined
  return {
    documents,
    removed: there.filter(one => isRestored(one) && !inBackup.has(one.key)).map(({ key }) => key),
    added: entries.filter(
      // The state of a message that is here, such as that it was answered, stays.
      entry => isKept(entry) && isMissing(entry) && isMissing(stateOf(entry) ?? entry),
    ),
    months: entries.filter(isMonth),
  }
}
