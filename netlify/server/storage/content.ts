import { z } from 'zod'
import {
  type SavedSection,
  SavedSectionSchema,
  type SavedSections,
  SavedSectionsSchema,
} from '#domain/content/saved.ts'
import { document } from './documents.ts'
import { itemVersions } from './itemVersions.ts'

/** The saved sections of the editable content; a section that was never saved shows its seed. */
export const contentDocument = document<{ sections: SavedSections }>({
  key: 'content',
  version: 1,
  schema: z.object({ sections: SavedSectionsSchema }),
  items: { 'sections.*': null },
  seed: () => ({ sections: {} }),
})

/** Texts of sections as they were before a save, by the section's path; a seed needs none. */
export const sectionVersionStore = itemVersions<SavedSection>({
  folder: 'versions/content',
  what: 'a section',
  schema: SavedSectionSchema,
  kept: 100,
})
