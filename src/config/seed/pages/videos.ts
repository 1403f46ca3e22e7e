import type { PageContent } from '#domain/content/page.ts'
import { seedPage } from './page.ts'

/** The videos page's head. */
export const videos: PageContent = seedPage('videos', {
  'hero-title': 'MIC YouTube Videos',
  'hero-text': 'Khutbahs, lessons and evenings at the center, to watch or to hear again.',
  'site-description': 'Khutbahs, lessons and evenings at the center, to watch or to hear again.',
})
