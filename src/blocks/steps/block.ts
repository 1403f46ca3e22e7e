import type { Block } from '../block.ts'

export const steps: Block = {
  name: 'Steps',
  about: 'What to do, one after the other',
  fields: { title: ['line', 'Heading'], items: ['cards', 'Steps'] },
  sheet: 'cards',
  under: ['ol', 'items', 'cards steps'],
}
