import { eachOf } from '#domain/backup/eachOf.ts'
import { entryName, type Manifest } from '#domain/backup/manifest.ts'
import { deleteEntry, isStore, listEntries, writeEntry } from '../storage/entries.ts'
import { isAccountData } from './accounts.ts'
import { readVerified } from './verify.ts'
import type { ZipFile } from './zipFile.ts'

export interface Restored {
  written: number
  removed: number
}

/**
 * Makes storage what the backup holds: writes every entry, then removes what the backup does not
 * have. Of a backup without accounts, the accounts in storage stay. To be called once
 * `verifyBackup` let the file pass. Throws StorageError; doing it again then ends what was begun.
 */
export async function restoreBackup(zip: ZipFile, manifest: Manifest): Promise<Restored> {
  const before = await listEntries()
  await eachOf(manifest.entries, async entry => {
    const { store, key, metadata } = entry
    if (!isStore(store)) throw new Error(`No such store: ${store}`)
    await writeEntry(store, key, { bytes: await readVerified(zip, entry), metadata })
  })
  const kept = new Set(manifest.entries.map(entryName))
  const stale = before.filter(
    entry => !kept.has(entryName(entry)) && (manifest.accounts || !isAccountData(entry)),
  )
  await eachOf(stale, ({ store, key }) => deleteEntry(store, key))
  return { written: manifest.entries.length, removed: stale.length }
}
