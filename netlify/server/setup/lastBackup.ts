import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Health } from '#contract/health.ts'
import { HOUR } from '#domain/time/civil.ts'
import { env } from '../env.ts'
import { read } from '../storage/documents.ts'
import { offsiteDocument } from '../storage/offsite.ts'

/** Two nights, so that one that was missed is not reported. */
const OLD_AFTER_MS = 50 * HOUR

/** Beside the database: a backup of it is not something that a backup should hold. */
const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')
const NoteSchema = z.object({ at: z.iso.datetime() })

/** Notes that a proved backup of a data folder was made. */
export const noteBackup = (dataDir: string, at: Date): Promise<void> =>
  writeFile(fileIn(dataDir), JSON.stringify({ at: at.toISOString() }), { mode: 0o600 })

const stateAt = (at: string, now: Date) =>
  now.getTime() - Date.parse(at) > OLD_AFTER_MS ? 'old' : 'current'

/**
 * When the last proved backup of the local host's storage was made. Unknown on the platform, and
 * where nobody has set the nightly ones up.
 */
export async function backupHealth(now: Date): Promise<Health['backup']> {
  const { storageFolder } = env()
  try {
    const note: unknown = JSON.parse(await readFile(fileIn(storageFolder ?? ''), 'utf8'))
    const { at } = NoteSchema.parse(note)
    return { state: stateAt(at, now), at }
  } catch {
    return { state: 'unknown', at: null }
  }
}

/** How the off-site backups are. Throws StorageError. */
export async function offsiteHealth(now: Date): Promise<Health['offsite']> {
  if (!env().backupBucket) return { state: 'off', at: null }
  const { key, last, failing } = (await read(offsiteDocument)).value
  const at = last?.at ?? null
  if (!key) return { state: 'no key', at }
  if (failing) return { state: 'failing', at }
  return { state: stateAt(at ?? key.at, now), at }
}
