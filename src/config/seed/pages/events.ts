import type { PageContent } from '#domain/content/page.ts'
import { seedPage } from './page.ts'

/** The events page's head. */
export const eventsPage: PageContent = seedPage('events', {
  'hero-title': 'Events',
  'hero-text':
    'Circles, classes and meals, most of them weekly and free. Come without signing up, and bring the children.',
  'site-description':
    'Circles, classes, meals and evenings at the center: what is on, when and where.',
})
