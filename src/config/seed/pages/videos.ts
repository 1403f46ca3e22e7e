import type { PageContent } from '#domain/content/page.ts'
import { page } from './page.ts'

/** The videos page's head. */
export const videos: PageContent = page('videos', {
  'hero-title': 'MIC YouTube Videos',
  'hero-text':
    'Khutbahs, lessons and evenings at the center, for those who could not come and for those who would like to hear it again. Watch them here, and please tell us if there is a problem with a recording or if one is missing.',
})
