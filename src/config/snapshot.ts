import { SNAPSHOT_FILE } from 'astro:env/server'
import { readFile } from 'node:fs/promises'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { type Snapshot, SnapshotSchema } from './snapshotSchema.ts'

/**
 * The stored content that this build is made from, the same for every page. Without SNAPSHOT_FILE
 * (a bare `astro build`) the seeds stand in; a file that is missing or damaged fails the build.
 */
async function load(): Promise<Snapshot> {
  if (SNAPSHOT_FILE) return SnapshotSchema.parse(JSON.parse(await readFile(SNAPSHOT_FILE, 'utf8')))
  const now = new Date()
  return {
    takenAt: now.toISOString(),
    prayer: { revision: 0, settings: seedPrayerSettings(now) },
  }
}

export const snapshot = await load()
