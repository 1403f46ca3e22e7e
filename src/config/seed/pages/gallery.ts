import type { PageContent } from '#domain/content/page.ts'
import { list, seedPage } from './page.ts'

/** The gallery, whose placeholder is shown until it has an album. */
export const gallery: PageContent = seedPage('gallery', {
  'hero-title': 'Gallery',
  'hero-text': 'Eid, Ramadan and ordinary days, as the community saw them.',
  albums: list([]),
})
