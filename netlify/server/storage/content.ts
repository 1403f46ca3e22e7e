import { z } from 'zod'
import { type SavedSections, SavedSectionsSchema } from '#domain/content/saved.ts'
import { document } from './documents.ts'

/** The saved sections of the editable content; a section that was never saved shows its seed. */
export const contentDocument = document<{ sections: SavedSections }>({
  key: 'content',
  version: 1,
  schema: z.object({ sections: SavedSectionsSchema }),
  items: { 'sections.*': null },
  seed: () => ({ sections: {} }),
})
