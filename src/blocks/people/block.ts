import type { Block } from '../block.ts'

/** People: photo in the arch or initials in a star, name, position, languages and how to reach them. */
export const people: Block = {
  name: 'People',
  about: 'Photos or initials with names and what each does',
  fields: { title: ['line', 'Heading'], items: ['people', 'People'] },
  under: ['ul', 'items', 'people'],
}
