import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Snapshot } from '#config/snapshotSchema.ts'
import { siteNow } from '../clock.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { siteDocument } from '../storage/site.ts'
import { themeDocument } from '../storage/theme.ts'
import { videosForBuild } from '../videos/told.ts'
import type { PublishedKind } from './published.ts'

/**
 * Writes what the build puts into the pages, as one JSON file: the stored content of this moment.
 * Throws StorageError rather than let a build publish seeds over real content.
 */
export async function writeSnapshot(file: string): Promise<void> {
  const [prayer, site, theme, videos] = await Promise.all([
    read(prayerSettingsDocument),
    read(siteDocument),
    read(themeDocument),
    videosForBuild(),
  ])
  const stored: Record<PublishedKind, { revision: number }> = { prayer, site, theme }
  const snapshot: Snapshot = {
    takenAt: siteNow().toISOString(),
    revisions: Object.fromEntries(
      Object.entries(stored).map(([kind, { revision }]) => [kind, revision]),
    ),
    prayer: { revision: prayer.revision, settings: prayer.value },
    site: { revision: site.revision, fields: site.value },
    theme: theme.value.theme,
    videos,
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(snapshot))
  await rename(`${file}.new`, file)
}
