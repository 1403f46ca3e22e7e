import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { ENGLISH_ALONE } from '#domain/languages/stored.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { frameOrigins } from './frames.ts'
import { seedEvents } from './seed/events.ts'
import { SEED } from './seed/releases.ts'
import { seedVideos } from './seed/videos.ts'
import { type Snapshot, SnapshotSchema } from './snapshotSchema.ts'
import { DEFAULT_THEME } from './theme.ts'

/**
 * The stored content that a build is made from. Without a file (a bare `astro build`) the seeds
 * are used; a file that is missing or damaged fails the build.
 */
export async function loadSnapshot(file: string | undefined): Promise<Snapshot> {
  if (file) return SnapshotSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const now = new Date()
  return {
    takenAt: now.toISOString(),
    revisions: {},
    prayer: { revision: 0, savedAt: null, settings: seedPrayerSettings(now) },
    content: { revision: 0, sections: {}, seed: SEED },
    structure: SEED_STRUCTURE,
    logo: null,
    theme: `theme-${DEFAULT_THEME}`,
    events: {
      revision: 0,
      events: seedEvents.map(event => ({ ...event, revision: 0 })),
      savedAt: {},
    },
    notices: [],
    retention: { logMonths: null },
    languages: ENGLISH_ALONE,
    translations: {},
    videos: { hasChannel: false, ...seedVideos },
  }
}

const MODULE = 'virtual:snapshot'

/** Gives the pages what the build's configuration has read and checked. */
export const snapshotModule = (snapshot: Snapshot): Plugin => ({
  name: 'snapshot',
  resolveId: id => (id === MODULE ? `\0${MODULE}` : undefined),
  load: id =>
    id === `\0${MODULE}`
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(snapshot))})
export const builtFrames = ${JSON.stringify(frameOrigins(snapshot.content))}`
      : undefined,
})
