import type { PageContent } from '#domain/content/page.ts'
import { page } from './page.ts'

/** The events page's head. */
export const events: PageContent = page('events', {
  'hero-title': 'Events',
  'hero-text':
    'Circles, classes and meals, most of them weekly and free. Come without signing up, and bring the children.',
})
