import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RESTORE_LIMIT, TOO_LARGE_TO_RESTORE } from '#contract/restore.ts'
import { sha256 } from '#domain/backup/collect.ts'
import type { Manifest } from '#domain/backup/manifest.ts'
import type { Admin } from '../auth/session.ts'
import { env } from '../env.ts'
import { Refusal } from '../http/refusal.ts'
import { clearStaged, newStagedFile, stagedFile } from '../storage/staging.ts'
import { DamagedError } from './damaged.ts'
import { signPermit } from './permit.ts'
import { diskLimits, type SizeLimit } from './room.ts'
import { verifyBackup } from './verify.ts'
import { openZip, type ZipFile } from './zipFile.ts'

/** Five times the largest file: a backup of texts and pictures is hardly ever packed more tightly. */
const PANEL_LIMIT: SizeLimit = {
  bytes: 500_000_000,
  because:
    'the panel restores up to 500 MB; the person who maintains the site can restore it with “npm run restore”',
}

/** Opens a restore for an admin who gave proof: the permit names the file that will be sent. */
export async function permitRestore(admin: Admin, now: Date): Promise<string> {
  await clearStaged({ olderThan: now })
  return signPermit('restore', admin, newStagedFile(now))
}

/** The file that was sent, checked and open. */
interface SentBackup {
  readonly zip: ZipFile
  readonly manifest: Manifest
  readonly sha256: string
}

/**
 * Puts the parts of a file together, checks the backup and works with it. Throws Refusal 400
 * 'damaged' or 413 with what is wrong, StorageError.
 */
export async function withSentBackup<T>(
  file: string,
  parts: number,
  work: (sent: SentBackup) => Promise<T>,
): Promise<T> {
  const bytes = await stagedFile(file, parts)
  if (!bytes) throw new Refusal(400, 'damaged', 'The file did not arrive whole. Choose it again.')
  if (bytes.byteLength > RESTORE_LIMIT) throw new Refusal(413, 'too_large', TOO_LARGE_TO_RESTORE)
  // Read as the command does, from a file of which only what is needed is in memory.
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  try {
    const path = join(folder, 'backup.zip')
    await writeFile(path, bytes, { mode: 0o600 })
    const zip = await openZip(path)
    try {
      const limits = [PANEL_LIMIT, ...(await diskLimits(env().storageFolder))]
      const manifest = await verifyBackup(zip, limits)
      return await work({ zip, manifest, sha256: await sha256(bytes) })
    } finally {
      await zip.close()
    }
  } catch (error) {
    if (error instanceof DamagedError) throw new Refusal(400, 'damaged', error.message)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
