import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '#domain/backup/collect.ts'
import { eachOf } from '#domain/backup/eachOf.ts'
import { entryName } from '#domain/backup/manifest.ts'
import { startBlobs } from '#local/blobs/server.ts'
import { DamagedError } from '#server/backup/damaged.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { openZip } from '#server/backup/zipFile.ts'
import { forgetDocuments } from '#server/storage/documents.ts'
import { isStore, listEntries, readEntry } from '#server/storage/entries.ts'
import { pointStorageAt } from '#server/storage/store.ts'

const SCRATCH = '.prove-'

/**
 * Proves a backup by restoring it into a scratch folder within `folder`, where there is room for
 * one, and comparing every entry with the manifest. Returns how many there are. From then on the
 * Blobs client has no storage. Throws DamagedError.
 */
export async function proveBackup(path: string, folder: string): Promise<number> {
  await removeScratch(folder)
  const scratch = await mkdtemp(join(folder, SCRATCH))
  const zip = await openZip(path)
  try {
    const manifest = await verifyBackup(zip)
    const blobs = await startBlobs({ dataDir: scratch })
    try {
      pointStorageAt(blobs.context)
      forgetDocuments()
      await blobs.atomically('write', () => restoreBackup(zip, manifest))
      const restored = new Set((await listEntries()).map(entryName))
      await eachOf(manifest.entries, async ({ store, key, metadata, ...expected }) => {
        const name = entryName({ store, key })
        // A restore writes these itself: it holds mail back that waited when the backup was made.
        const isOwn = store === 'messages' && key.startsWith('states/')
        const found = isStore(store) && restored.has(name) ? await readEntry(store, key) : null
        if (!found) throw new DamagedError(`"${name}" is missing once it is restored`)
        const same =
          (await sha256(found.bytes)) === expected.sha256 &&
          JSON.stringify(found.metadata) === JSON.stringify(metadata)
        if (!same && !isOwn) throw new DamagedError(`"${name}" differs once it is restored`)
      })
      return manifest.entries.length
    } finally {
      await blobs.close()
    }
  } finally {
    await zip.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

/** What a proof that was cut off left behind. */
async function removeScratch(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(SCRATCH)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
