import { z } from 'zod'
import { type SavedSections, SavedSectionsSchema } from '#domain/content/saved.ts'
import type { Document } from './documents.ts'

/** What was saved of the editable content; a section that never was is its seed. */
export const contentDocument: Document<{ sections: SavedSections }> = {
  key: 'content',
  schema: z.object({ sections: SavedSectionsSchema }),
  seed: () => ({ sections: {} }),
}
