import type { Block } from '../block.ts'

/** A history with steps on alternating sides of a line; on a phone all are on its right. */
export const timeline: Block = {
  name: 'Timeline',
  about: 'Years and what happened',
  fields: { title: ['line', 'Heading'], items: ['timeline', 'Timeline'] },
  under: ['ol', 'items', 'timeline'],
}
