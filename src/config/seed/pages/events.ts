import type { PageContent } from '#domain/content/page.ts'
import { page } from './page.ts'

/** The events page's head. */
export const events: PageContent = page('events', {
  'hero-title': 'Events',
  'hero-text':
    'Circles, classes, meals and evenings that happen here, most of them every week and nearly all of them free. Come without signing up unless an event says otherwise, bring a friend, and bring the children: if they cannot join in, there is always somebody who plays with them.',
})
