import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Snapshot } from '#config/snapshotSchema.ts'
import { parseImage } from '#domain/content/image.ts'
import type { SavedSections } from '#domain/content/saved.ts'
import { isListed } from '#domain/events/listed.ts'
import { siteNow } from '../clock.ts'
import { eventForVisitors } from '../events/responses.ts'
import { followHabits } from '../http/followHabits.ts'
import { publicNotices } from '../notices/responses.ts'
import { prayerContextOf, withClosures } from '../prayer/context.ts'
import type { PublishedKind } from '../publish/published.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { habitsDocument } from '../storage/habits.ts'
import { languagesDocument } from '../storage/languages.ts'
import { noticesDocument } from '../storage/notices.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { retentionDocument } from '../storage/retention.ts'
import { readStructure } from '../storage/structure.ts'
import { themeDocument } from '../storage/theme.ts'
import { readOffered, revisionsOf } from '../storage/translations.ts'
import { readPicture } from '../uploads/stored.ts'
import { videosForBuild } from '../videos/current.ts'

/**
 * Writes the stored content for the build to one JSON file. Throws StorageError, so that a build
 * never publishes seeds in place of real content.
 */
export async function writeSnapshot(file: string): Promise<void> {
  await followHabits({ isNew: true })
  const [prayer, content, theme, events, notices] = await Promise.all([
    read(prayerSettingsDocument),
    read(contentDocument),
    read(themeDocument),
    read(eventsDocument),
    read(noticesDocument),
  ])
  const [retention, habits, structure, languages, videos] = await Promise.all([
    read(retentionDocument),
    read(habitsDocument),
    readStructure(),
    read(languagesDocument),
    videosForBuild(),
  ])
  const translations = await readOffered(languages.value)
  const now = siteNow()
  const context = withClosures(prayerContextOf(prayer, now), notices)
  const listed = events.value.events.filter(event => isListed(event, context.today))
  const stored: Record<PublishedKind, { revision: number }> = {
    ...{ prayer, content, theme, events, notices, retention, habits, structure, languages },
  }
  const snapshot: Snapshot = {
    takenAt: now.toISOString(),
    revisions: {
      ...Object.fromEntries(Object.entries(stored).map(([kind, { revision }]) => [kind, revision])),
      ...revisionsOf(translations),
    },
    prayer: { revision: prayer.revision, savedAt: prayer.savedAt, settings: prayer.value },
    content: { revision: content.revision, ...content.value },
    structure: structure.structure,
    logo: await logoOf(content.value.sections),
    ...theme.value,
    events: {
      revision: events.revision,
      events: listed.map(event => eventForVisitors(event, context)),
      savedAt: Object.fromEntries(
        listed.flatMap(({ id, savedAt }) => (savedAt ? [[id, savedAt]] : [])),
      ),
    },
    notices: publicNotices(notices.value.notices, context, now),
    retention: retention.value,
    ...(habits.revision > 0 && { habits: habits.value }),
    languages: languages.value,
    translations: Object.fromEntries(
      translations.map(({ language, value }) => [language, value.texts]),
    ),
    videos,
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(snapshot))
  await rename(`${file}.new`, file)
}

/** The stored picture of the center's logo; null where there is none, or one of another site. */
async function logoOf(saved: SavedSections): Promise<Snapshot['logo']> {
  const address = parseImage(saved['header/logo']?.content ?? '')?.src ?? ''
  const [, name = ''] = /^\/api\/uploads\/([\w.]+)$/.exec(address) ?? []
  const picture = name ? await readPicture(name) : null
  return picture && { name, data: Buffer.from(picture.bytes).toString('base64') }
}
