import type { PageContent } from '#domain/content/page.ts'
import { page } from './page.ts'

/** The videos page's head. */
export const videos: PageContent = page('videos', {
  'hero-title': 'MIC YouTube Videos',
  'hero-text':
    'Khutbahs, lessons and evenings at the center, for those who could not come and for those who would like to hear it again. Watch them here, and tell us if a recording has a fault or if one is missing.',
})
