import { SEED } from '#config/seed/releases.ts'
import {
  type SavedContent,
  SavedContentSchema,
  type SavedSection,
  SavedSectionSchema,
} from '#domain/content/saved.ts'
import { document, read } from './documents.ts'
import { prayerSettingsDocument } from './prayerSettings.ts'
import { itemVersions } from './versions.ts'

/** Texts of sections as they were before a save, by the section's path; a seed needs none. */
export const sectionVersionStore = itemVersions<SavedContent, SavedSection>({
  folder: 'content',
  what: 'a section',
  schema: SavedSectionSchema,
  kept: 100,
  itemsOf: ({ sections }) => sections,
})

/**
 * The editable content: a section that was never saved shows the seed that the site started with. A
 * site that stored prayer settings without content was started by an older release.
 */
export const contentDocument = document<SavedContent>({
  key: 'content',
  version: 1,
  schema: SavedContentSchema,
  items: { 'sections.*': null },
  versions: sectionVersionStore,
  seed: async () => ({
    sections: {},
    seed: (await read(prayerSettingsDocument)).revision > 0 ? 1 : SEED,
  }),
})
