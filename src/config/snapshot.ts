import { SNAPSHOT_FILE } from 'astro:env/server'
import { readFile } from 'node:fs/promises'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { colorOfTheme } from '#domain/theme/siteTheme.ts'
import { seedVideos } from './seed/videos.ts'
import { masjid, type SiteInfo, siteSeed } from './site.ts'
import { type Snapshot, SnapshotSchema } from './snapshotSchema.ts'
import { DEFAULT_THEME } from './theme.ts'

/**
 * The stored content that this build is made from, the same for every page. Without SNAPSHOT_FILE
 * (a bare `astro build`) the seeds stand in; a file that is missing or damaged fails the build.
 */
async function load(): Promise<Snapshot> {
  if (SNAPSHOT_FILE) return SnapshotSchema.parse(JSON.parse(await readFile(SNAPSHOT_FILE, 'utf8')))
  const now = new Date()
  return {
    takenAt: now.toISOString(),
    revisions: {},
    prayer: { revision: 0, settings: seedPrayerSettings(now) },
    site: { revision: 0, fields: siteSeed },
    theme: `theme-${DEFAULT_THEME}`,
    videos: seedVideos,
  }
}

export const snapshot = await load()

const { siteName, siteDescription, ...contact } = snapshot.site.fields

/** The centre as the build knows it. */
export const centre: SiteInfo = {
  ...masjid,
  ...contact,
  name: siteName,
  description: siteDescription || masjid.description,
}

/** The site's theme as the build knows it. */
export const builtTheme = colorOfTheme(snapshot.theme)
