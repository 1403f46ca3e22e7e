import { eachOf } from '#domain/backup/eachOf.ts'
import { type BackupEntry, entryName, type Manifest } from '#domain/backup/manifest.ts'
import { deleteEntry, isStore, listEntries, writeEntry } from '../storage/entries.ts'
import { isAccountData } from './accounts.ts'
import { readVerified } from './contents.ts'
import { eachEntry } from './eachEntry.ts'
import { heldStates } from './heldMail.ts'
import type { ZipFile } from './zipFile.ts'

interface Restored {
  written: number
  removed: number
  /** Messages that waited for mail in the backup and are no longer mailed automatically. */
  held: number
}

/**
 * Replaces storage by the backup: writes every entry, then removes what the backup does not have.
 * If the backup has no accounts, the accounts in storage stay. Messages that wait for mail are put
 * on hold and written last, so that a running site does not mail them. Call it after
 * `verifyBackup`. Throws StorageError; calling it again then completes the restore.
 */
export async function restoreBackup(zip: ZipFile, manifest: Manifest): Promise<Restored> {
  const before = await listEntries()
  const held = await heldStates(zip, manifest)
  const write = async (entry: BackupEntry) => {
    const { store, key, metadata } = entry
    if (!isStore(store)) throw new Error(`No such store: ${store}`)
    if (store === 'messages' && held.has(key)) return
    await writeEntry(store, key, { bytes: await readVerified(zip, entry), metadata })
  }
  await eachOf([...held], ([key, bytes]) => writeEntry('messages', key, { bytes, metadata: {} }))
  await eachEntry(manifest.entries, write)
  const kept = new Set(manifest.entries.map(entryName))
  for (const key of held.keys()) kept.add(entryName({ store: 'messages', key }))
  const stale = before.filter(
    entry => !kept.has(entryName(entry)) && (manifest.accounts || !isAccountData(entry)),
  )
  await eachOf(stale, ({ store, key }) => deleteEntry(store, key))
  return { written: manifest.entries.length, removed: stale.length, held: held.size }
}
