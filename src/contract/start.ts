import type { Start } from '#domain/content/saved.ts'
import { endpoint } from './endpoint.ts'

/** What a site's texts are until somebody writes them; 'examples' are those of the specification. */
export type ChosenStart = Start | 'examples'

export const getStart = endpoint<{ response: { start: ChosenStart } }>('GET /api/start', {
  right: 'content',
  failure: 'This could not be loaded. Please try again.',
})

/**
 * Chooses it: texts, pages and parts of pages that people changed stay as they are; the examples among
 * the events are deleted.
 */
export const saveStart = endpoint<{
  body: { start: ChosenStart }
  response: { success: true; start: ChosenStart }
}>('PUT /api/start', {
  changes: ['content', 'events', 'settings'],
  failure: 'This could not be saved. Please try again.',
})
