import type { PageContent } from '#domain/content/page.ts'
import { page } from './page.ts'

/** The videos page's head. */
export const videos: PageContent = page('videos', {
  'hero-title': 'MIC YouTube Videos',
  'hero-text': 'Khutbahs, lessons and evenings at the center, to watch or to hear again.',
})
