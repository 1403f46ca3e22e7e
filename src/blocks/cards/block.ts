import type { Block } from '../block.ts'

export const cards: Block = {
  name: 'Cards',
  about: 'Short texts side by side',
  fields: { title: ['line', 'Heading'], items: ['cards', 'Cards'] },
  under: ['ul', 'items', 'cards lines'],
}
