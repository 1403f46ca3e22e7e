import type { Block } from '../block.ts'

export const events: Block = {
  name: 'Events',
  about: 'The coming events of a category, or all',
  fields: { title: ['line', 'Heading'], category: ['category', 'Which events'] },
  script: 'events',
}
